import type { AreaScreens } from '../../kit/area.ts'
import { instalmentScreens } from './instalments.tsx'
import { mandateScreens } from './mandates.tsx'

export const area: AreaScreens = { area: 'Money', rank: 2, screens: [...instalmentScreens, ...mandateScreens] }
