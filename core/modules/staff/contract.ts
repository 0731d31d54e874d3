import { credentialsApi } from './credentials-api.ts'
import { replayApi } from './replay-api.ts'
import { staffApi } from './staff-api.ts'

export { linkHostsApi as staffLinkHosts } from './link-hosts-api.ts'
export { teamsApi as staffTeams } from './teams-api.ts'
export { staffNamesApi as staffNames } from './names-api.ts'
export { savedViewsApi as staffViews } from './views/views-api.ts'
export { sharedViewsApi as staffSharedViews } from './views/shared-views-api.ts'
export { passkeyApi as staffPasskeys } from './passkey-api.ts'
export { staffAccessApi as staffAccess } from './access-api.ts'
export const {
  staffLogin,
  staffTeaching,
  staffMembers,
  staffApproval,
  staffRoles,
  staffAudit,
  staffJobs,
  staffSetAside,
  staffPreviews,
  staffWaiting,
  staffJobActions,
} = staffApi
export const { staffJobReplays, staffReplayActions } = replayApi
export const { staffCredentials, staffMemberActions } = credentialsApi
