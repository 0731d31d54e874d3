import type { AreaScreens } from '../../kit/area.ts'
import { salesScreens } from './sales.tsx'

export const area: AreaScreens = { area: 'Sales', rank: 1, screens: salesScreens }
