// Calls that are answered only to what somebody's phone, mail box, partner or earlier answer alone knows: of these the
// proofs see the refusals, and the modules' own tests the rest.
export const NEEDS_A_SECRET: readonly string[] = [
  'accounts.authenticate',
  'accounts.resendLoginOtp',
  'accounts.signUpUser',
  'accounts.verifyLoginOtp',
  'consent.giveConsent',
  'contacts.changeEmail',
  'contacts.changePhone',
  'enrolments.enrolmentByIdAndUniqueId',
  'households.answerInvitation',
  'households.endGuardian',
  'households.takeOver',
  'otp.verifyOtp',
  'partners.authenticateTataSkyUser',
  'partners.createUserForOrg',
  'partners.getTataSkyUser',
  'privacy.deleteAccount',
  'profiles.deleteAddress',
  'sessions.endSession',
]
