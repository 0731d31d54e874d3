import { ordersStaffApi as api } from '#core/modules/orders/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const ordersWaiting = [
  waiting(api.staffOrders, {
    label: 'Orders to review',
    group: 'MONEY',
    filter: { status: 'REVIEW' },
    since: 'createdAt',
  }),
  waiting(api.staffOrders, {
    label: 'Partly paid orders',
    group: 'MONEY',
    filter: { status: 'PARTIALLY_PAID' },
    since: 'createdAt',
  }),
  waiting(api.staffAttempts, {
    label: 'Payments unknown for 15 minutes',
    group: 'MONEY',
    filter: { unknownForMinutes: 15 },
    since: 'startedAt',
  }),
]
