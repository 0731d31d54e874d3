// Signing in, one form after the other. Each carries what the next one needs, so it works without JavaScript.
import { PARTNER_CODE } from '#core/modules/partners/partner-code.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import { HOME_DIAL_CODE } from '#core/taxonomy/phone.ts'
import { studyIn } from '#web/page/choice.server.ts'
import { textIn, unlessMissing, type Submission } from '#web/page/page.server.ts'
import type { CodeChannel, SentCode, SignInStep } from './step.ts'

export interface SignedIn {
  readonly step: 'done'
  /** The number had no account before, so there is no learner's name yet. */
  readonly isNewUser: boolean
}

/** Does what the pressed button says (its name is "step"). Throws what the API refuses; `stepIn` is then where to stay. */
export async function takeStep(submission: Submission): Promise<SignInStep | SignedIn> {
  const { api, lang, form } = submission
  const step = textIn(form, 'step')
  const { phone, phoneCode, verificationId } = sentCode(form)
  if (step === 'restart') return { step: 'phone', phone, phoneCode }
  if (step === 'code') {
    const otp = textIn(form, 'otp')
    const { isNewUser } = await api.accounts.verifyLoginOtp({ verificationId, otp })
    await keepChoice(submission)
    return { step: 'done', isNewUser }
  }
  const channel = CHANNEL_OF[step] ?? 'SMS'
  const sent =
    step === 'phone'
      ? await api.accounts.preLoginVerification({ phone, phoneCode, lang })
      : await api.accounts.resendLoginOtp({ verificationId, channel, lang })
  return { step: 'code', sent: { ...sent, phone, phoneCode } }
}

/** The buttons that send another code, and its channel. */
const CHANNEL_OF: Readonly<Record<string, CodeChannel>> = { whatsapp: 'WHATSAPP', call: 'VOICE' }

/**
 * Copies the visitor's choice into the empty fields of the profile. A default that the visitor did not choose changes
 * nothing.
 */
async function keepChoice(submission: Submission): Promise<void> {
  const { api, form } = submission
  const chosen = new URLSearchParams(textIn(form, 'choice'))
  await keepPartner(submission, chosen)
  const language = chosen.get('language') ?? ''
  const study = chosen.has('grade') ? await studyIn(submission, chosen) : {}
  const known = { ...study, ...(isLanguage(language) ? { language } : {}) }
  if (Object.keys(known).length > 0) await api.profiles.profileBuilderPostLogin(known)
}

/** The partner whose link led here: in this page's address, or in an earlier one. A code that is no partner's tags nobody. */
async function keepPartner({ api, url }: Submission, chosen: URLSearchParams): Promise<void> {
  const partnerCode = (url.searchParams.get('partner') ?? chosen.get('partner') ?? '').toUpperCase()
  if (PARTNER_CODE.test(partnerCode)) await unlessMissing(api.partners.tagUser({ partnerCode }))
}

/** Where a refused step stays. */
export function stepIn(form: FormData): SignInStep {
  const sent = sentCode(form)
  return sent.verificationId ? { step: 'code', sent } : { step: 'phone', phone: sent.phone, phoneCode: sent.phoneCode }
}

function sentCode(form: FormData): SentCode {
  return {
    verificationId: textIn(form, 'verificationId'),
    phone: textIn(form, 'phone'),
    phoneCode: textIn(form, 'phoneCode') || HOME_DIAL_CODE,
    channel: channelIn(form),
    resendInSeconds: Number(textIn(form, 'resendInSeconds')) || 0,
    canCall: textIn(form, 'canCall') === 'yes',
  }
}

function channelIn(form: FormData): CodeChannel {
  const channel = textIn(form, 'channel')
  return channel === 'WHATSAPP' || channel === 'VOICE' ? channel : 'SMS'
}
