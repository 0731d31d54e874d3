import { clientsStaffApi as api } from '#core/modules/clients/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const clientsWaiting = [
  waiting(api.staffScopeRequests, {
    label: 'Scopes to approve',
    group: 'OPERATIONS',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
  waiting(api.staffWebhookDeliveries, {
    label: 'Dead webhooks',
    group: 'OPERATIONS',
    filter: { state: 'DEAD' },
    since: 'createdAt',
  }),
]
