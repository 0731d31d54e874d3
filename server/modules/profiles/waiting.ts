import { profilesStaffApi as api } from '#core/modules/profiles/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const profilesWaiting = [
  waiting(api.staffQuestionFlows, {
    label: 'Question flows to be published',
    group: 'PUBLISHING',
    filter: { hasDraft: true },
  }),
]
