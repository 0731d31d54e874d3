import { accountsApi } from '#core/modules/accounts/api.ts'
import { ownPath } from '#core/kernel/own-path.ts'
import { requesterOf, browserOf, readChosenPhone, resendCode, sendCode } from '#server/modules/otp/index.ts'
import { routes } from '#server/platform/call.ts'
import { editProfile } from './edit-profile.ts'
import { authenticate, logIn, signUp } from './login/log-in.ts'
import { loginData } from './login/login-data.ts'

/**
 * The browser continues after 50 ms, so that listeners on the page can handle the logout first: learning spec, section
 * 4.
 */
const REDIRECT_AFTER_MS = 50

export const accountRoutes = routes(accountsApi, {
  preLoginVerification: (ctx, { lang, ...dialled }, call) =>
    sendCode(ctx, { to: readChosenPhone(dialled, call), purpose: 'LOGIN', lang }, browserOf(call)),

  preSignUpVerification: (ctx, { lang, ...dialled }, call) =>
    sendCode(ctx, { to: readChosenPhone(dialled, call), purpose: 'SIGNUP', lang }, browserOf(call)),

  resendLoginOtp: (ctx, { verificationId: id, channel, lang }, call) =>
    resendCode(ctx, { id, channel, lang }, requesterOf(call)),

  verifyLoginOtp: (ctx, { verificationId, otp }, call) => logIn(ctx, call, { verificationId, otp }),

  authenticate: (ctx, { verificationToken }, call) => authenticate(ctx, call, verificationToken),

  signUpUser: signUp,

  getLoginData: (ctx, _, { actor }) => loginData(ctx, actor),

  editProfile,

  async logout(_, { redirectUrl }, { signOut }) {
    await signOut()
    return { redirectUrl: ownPath(redirectUrl) ?? '/', redirectAfterMs: REDIRECT_AFTER_MS }
  },
})
