import type { AreaScreens } from '../../kit/area.ts'
import { orderScreens } from './orders.tsx'
import { refundScreens } from './refunds.tsx'
import { exceptionScreens } from './exceptions.tsx'
import { settlementScreens } from './settlements.tsx'

export const area: AreaScreens = {
  area: 'Money',
  rank: 1,
  screens: [...orderScreens, ...refundScreens, ...exceptionScreens, ...settlementScreens],
}
