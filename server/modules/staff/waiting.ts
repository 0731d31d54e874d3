import { replayApi } from '#core/modules/staff/replay-api.ts'
import { staffApi as api } from '#core/modules/staff/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const staffWaiting = [
  waiting(api.staffMembers, { label: 'Permissions to approve', group: 'OPERATIONS', filter: { isWaiting: true } }),
  waiting(api.staffMembers, {
    label: 'Colleagues whose permissions to review',
    group: 'OPERATIONS',
    filter: { isReviewDue: true },
  }),
  waiting(replayApi.staffJobReplays, {
    label: 'Jobs to run again',
    group: 'OPERATIONS',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
  waiting(api.staffJobs, {
    label: 'Failed jobs',
    group: 'OPERATIONS',
    filter: { hasFailed: true },
    since: 'createdAt',
  }),
  waiting(api.staffSetAside, {
    label: 'Rows that a job has set aside',
    group: 'OPERATIONS',
    filter: {},
    since: 'since',
  }),
]
