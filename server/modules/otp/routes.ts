import { otpApi } from '#core/modules/otp/api.ts'
import { routes } from '#server/platform/call.ts'
import { readDelivery } from './calls.ts'
import { requesterOf, browserOf, marksOf } from './requester.ts'
import { exchangeCode, sendCode } from './codes.ts'
import { readChosenPhone } from './read-phone.ts'

export const otpRoutes = routes(otpApi, {
  preBookingVerification: (ctx, { lang, ...dialled }, call) =>
    sendCode(ctx, { to: readChosenPhone(dialled, call), purpose: 'BOOKING', lang }, browserOf(call)),

  codeDelivery: (ctx, { verificationId }, call) => readDelivery(ctx, verificationId, marksOf(requesterOf(call))),

  verifyOtp: (ctx, { purpose, ...given }, call) => exchangeCode(ctx, given, purpose, requesterOf(call)),
})
