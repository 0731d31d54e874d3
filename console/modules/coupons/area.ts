import type { AreaScreens } from '../../kit/area.ts'
import { couponScreens } from './coupons.tsx'

export const area: AreaScreens = { area: 'Prices', rank: 2, screens: couponScreens }
