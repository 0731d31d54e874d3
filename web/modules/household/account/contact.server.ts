// The phone number and the email address of the account. Each form carries the data that its next step needs.
import { redirectDocument } from 'react-router'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { contactErrors } from '#core/modules/contacts/errors.ts'
import { normalisePhone, showPhone } from '#core/taxonomy/phone.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { codeIn, confirmationIn, sendConfirmation } from '../confirm.server.ts'

export async function readContact(page: Page) {
  const { phone, email, isEmailVerified } = await requireViewer(page)
  const { isUnreachable } = email === null ? { isUnreachable: false } : await page.api.contacts.getMailState({})
  return { phone: showPhone(phone), email, isEmailVerified, isUnreachable, done: page.url.searchParams.get('done') }
}

/** How far a change has come. */
export type ContactStep =
  | { readonly at: 'old'; readonly phone: string; readonly verificationId: string }
  | { readonly at: 'new'; readonly phone: string; readonly verificationId: string; readonly confirmation: string }
  | { readonly at: 'mail'; readonly email: string; readonly verificationId: string }
  | { readonly at: 'start'; readonly phone: string; readonly email: string }

export async function changeContact(submission: Submission): Promise<ContactStep | Response> {
  const { api, form, lang } = submission
  const [step, phone, email] = ['step', 'phone', 'email'].map((name) => textIn(form, name)) as [string, string, string] // one each
  if (step === 'old')
    return { at: 'old', phone: await newNumber(submission), verificationId: await sendConfirmation(submission) }
  if (step === 'new') return askNew(submission, await confirmationIn(submission))
  if (step === 'new-again') return askNew(submission, textIn(form, 'confirmation'))
  if (step === 'mail') {
    const { verificationId } = await api.contacts.newEmailVerification({ email, lang })
    return { at: 'mail', email, verificationId }
  }
  if (step === 'mailed') {
    await api.contacts.changeEmail(codeIn(form))
    return redirectDocument('/me/contact?done=email')
  }
  await api.contacts.changePhone({ ...codeIn(form), confirmation: textIn(form, 'confirmation'), lang })
  return redirectDocument(`/me/contact${phone ? '?done=phone' : ''}`)
}

/** The number, checked before a code goes to the old one. */
async function newNumber(submission: Submission): Promise<string> {
  const phone = normalisePhone(textIn(submission.form, 'phone'))
  if (!phone) throw new DomainError(commonErrors.INVALID_INPUT, {}, { phone: 'Enter a 10-digit Indian mobile number.' })
  if (phone === (await requireViewer(submission)).phone) throw contactErrors.SAME_PHONE()
  return phone
}

async function askNew({ api, form, lang }: Submission, confirmation: string): Promise<ContactStep> {
  const phone = textIn(form, 'phone')
  const { verificationId } = await api.contacts.newPhoneVerification({ phone, lang })
  return { at: 'new', phone, verificationId, confirmation }
}

/** Where a refused step stays. */
export function contactStepIn(form: FormData): ContactStep {
  const [phone, email, verificationId, confirmation] = ['phone', 'email', 'verificationId', 'confirmation'].map(
    (name) => textIn(form, name),
  ) as [string, string, string, string] // one each
  if (verificationId && confirmation) return { at: 'new', phone, verificationId, confirmation }
  if (verificationId && email) return { at: 'mail', email, verificationId }
  return verificationId ? { at: 'old', phone, verificationId } : { at: 'start', phone, email }
}
