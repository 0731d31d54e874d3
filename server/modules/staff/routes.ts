import { staffApi } from '#core/modules/staff/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { acceptInvitation, openInvitation } from './members/invitation.ts'
import { logIn, whoIs } from './login/log-in.ts'

export const loginOperations = routes(staffApi.staffLogin, {
  logIn: (ctx, given, caller) => logIn(ctx, caller, given),

  async logOut(_ctx, _input, { signOut }) {
    await signOut()
    return { isOut: true }
  },

  getMe: (ctx, _, { actor }) => whoIs(ctx, actor),

  openInvitation: (ctx, { token }) => openInvitation(ctx, token),

  acceptInvitation: (ctx, given, caller) => acceptInvitation(ctx, caller, given),
})
