import type { AreaScreens } from '../../kit/area.ts'
import { bankScreens } from './bank.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 1, screens: bankScreens }
