import type { AreaScreens } from '../../kit/area.ts'
import { planScreens } from './plans.tsx'

export const area: AreaScreens = { area: 'Prices', rank: 1, screens: planScreens }
