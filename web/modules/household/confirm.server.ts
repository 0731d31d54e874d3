// A fresh code to the family's own number, before what only its owner may do.
import type { Page, Submission } from '#web/page/page.server.ts'
import { textIn } from '#web/page/page.server.ts'

export async function sendConfirmation({ api, lang }: Page): Promise<string> {
  return (await api.contacts.confirmItIsYou({ lang })).verificationId
}

/** Exchanges the code of the form for the ticket that one more call takes. Throws INCORRECT_OTP or OTP_EXPIRED. */
export async function confirmationIn({ api, form }: Submission): Promise<string> {
  const { verificationToken } = await api.otp.verifyOtp({ ...codeIn(form), purpose: 'CONFIRM' })
  return verificationToken
}

export function codeIn(form: FormData) {
  return { verificationId: textIn(form, 'verificationId'), otp: textIn(form, 'otp') }
}
