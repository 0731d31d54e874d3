import { profilesStaffApi as api } from '#core/modules/profiles/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const profilesWaiting = [
  waiting(api.staffQuestionFlows, {
    label: 'Question flows to publish',
    group: 'PUBLISHING',
    filter: { hasDraft: true },
  }),
]
