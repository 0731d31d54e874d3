import type { AreaScreens } from '../../kit/area.ts'
import { demoScreens } from './demos.tsx'

export const area: AreaScreens = { area: 'Classes', rank: 3, screens: demoScreens }
