import type { AreaScreens } from '../../kit/area.ts'
import { walletScreens } from './wallet.tsx'

export const area: AreaScreens = { area: 'Money', rank: 3, screens: walletScreens }
