import { accountsApi } from '#core/modules/accounts/api.ts'
import { ownPath } from '#core/kernel/own-path.ts'
import { routes } from '#server/platform/call.ts'
import { editProfile } from './edit-profile.ts'
import { logIn } from './log-in.ts'
import { loginData } from './login-data.ts'
import { resendCode, sendCode } from './verification.ts'

/** The browser goes on after 50 ms, so that whoever listens hears of the logout: learning spec, section 4. */
const REDIRECT_AFTER_MS = 50

export const accountRoutes = routes(accountsApi, {
  preLoginVerification: (ctx, { phone, lang }, { address, device }) =>
    sendCode(ctx, phone, 'LOGIN', { address, device: device(), lang }),

  resendLoginOtp: (ctx, { verificationId, channel, lang }, { address, device }) =>
    resendCode(ctx, verificationId, channel, { address, device: device(), lang }),

  verifyLoginOtp: (ctx, { verificationId, otp }, call) => logIn(ctx, call, { id: verificationId, otp }),

  getLoginData: (ctx, _, { actor }) => loginData(ctx, actor),

  editProfile: (ctx, change, { actor }) => editProfile(ctx, actor, change),

  async logout(_, { redirectUrl }, { signOut }) {
    await signOut()
    return { redirectUrl: ownPath(redirectUrl) ?? '/', redirectAfterMs: REDIRECT_AFTER_MS }
  },
})
