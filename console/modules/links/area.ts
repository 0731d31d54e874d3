import type { AreaScreens } from '../../kit/area.ts'
import { linkScreens } from './links.tsx'

export const area: AreaScreens = { area: 'Content', rank: 2, screens: linkScreens }
