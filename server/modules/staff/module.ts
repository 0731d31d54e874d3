import { listNewcomers } from './members/inviter.ts'
import { listRoleKeys } from './members/role-keys.ts'
import { defineModule } from '#server/platform/module.ts'
import { lists } from '#server/platform/resource/points/lists.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { staffMembers } from '#server/platform/access/points/staff-members.ts'
import { staffMessages } from './reference/messages.ts'
import { staffRows } from './reference/rows.ts'
import { household } from './household.ts'
import { accessOperations } from './access.ts'
import { approvalOperations, notifyOwnerJob } from './approval/approval.ts'
import { staffOperations } from './staff-routes.ts'
import { forgottenJob } from './credentials/forgotten-password.ts'
import { credentialOperations } from './credentials/routes.ts'
import { inviteJob } from './members/invitation.ts'
import { leaveMailListener } from './members/leave-mail.ts'
import { memberOperations } from './members/members.ts'
import { listMemberIds } from './members/member-store.ts'
import { refusedMailJob, tellAsker } from './members/refused-mail.ts'
import { membersWith } from './approval/last-approver.ts'
import { nameOperations } from './members/names.ts'
import { listTeamIds, listTeamMembers, teamOperations } from './members/teams.ts'
import { passkeyOperations, tidyChallengesJob } from './passkeys/routes.ts'
import { loginOperations } from './routes.ts'
import { savedViewOperations } from './saved-views.ts'
import { sharedViewOperations } from './shared-views/routes.ts'
import { staffWaiting } from './waiting.ts'
import { countQueuesJob } from './work-queues.ts'

export const staff = defineModule({
  name: 'staff',
  contributes: [
    staffMembers({ listNewcomers, tellAsker, membersWith, teamMembers: listTeamMembers }),
    lists({ roles: listRoleKeys, teams: listTeamIds, members: listMemberIds }),
    workQueues(...staffWaiting),
  ],
  messages: staffMessages,
  reference: staffRows,
  household,
  operations: [
    ...loginOperations,
    ...memberOperations,
    ...teamOperations,
    ...nameOperations,
    ...approvalOperations,
    ...staffOperations,
    ...passkeyOperations,
    ...accessOperations,
    ...savedViewOperations,
    ...sharedViewOperations,
    ...credentialOperations,
  ],
  listeners: [leaveMailListener],
  jobs: [inviteJob, forgottenJob, notifyOwnerJob, refusedMailJob, tidyChallengesJob, countQueuesJob],
  retention: [
    {
      table: 'staff.queue_count',
      column: 'counted_at',
      days: 60,
      because: 'the first page compares with a week ago',
    },
  ],
})
