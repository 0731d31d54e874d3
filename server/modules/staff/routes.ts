import { staffApi } from '#core/modules/staff/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { acceptInvitation, openInvitation } from './members/invitation.ts'
import { publishLeftView } from './end-sessions.ts'
import { logIn, logInToTeach, whoIs } from './login/log-in.ts'

const teachingOperations = routes(staffApi.staffTeaching, {
  logInToTeach,

  async logOutOfTeaching(_ctx, _input, { signOut }) {
    await signOut()
    return { isOut: true }
  },
})

const staffOperations = routes(staffApi.staffLogin, {
  logIn,

  async logOut(ctx, _input, { signOut }) {
    await publishLeftView(ctx, await signOut())
    return { isOut: true }
  },

  getMe: (ctx, _, { actor }) => whoIs(ctx, actor),

  openInvitation: (ctx, { token }) => openInvitation(ctx, token),

  acceptInvitation,
})

export const loginOperations = [...staffOperations, ...teachingOperations]
