import { otpApi } from '#core/modules/otp/api.ts'
import { routes } from '#server/platform/call.ts'
import { requesterOf, browserOf } from './requester.ts'
import { exchangeCode, sendCode } from './codes.ts'

export const otpRoutes = routes(otpApi, {
  preBookingVerification: (ctx, { phone, lang }, call) =>
    sendCode(ctx, { to: phone, purpose: 'BOOKING', lang }, browserOf(call)),

  verifyOtp: (ctx, { purpose, ...given }, call) => exchangeCode(ctx, given, purpose, requesterOf(call)),
})
