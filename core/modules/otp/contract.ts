export { otpApi as otp } from './api.ts'
