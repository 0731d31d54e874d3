import type { AreaScreens } from '../../kit/area.ts'
import { clientScreens } from './organisations.tsx'

export const area: AreaScreens = { area: 'Operations', rank: 2, screens: clientScreens }
