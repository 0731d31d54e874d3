// The forms of the steps. Each carries what the next one needs, so they work without JavaScript.
import { redirect, redirectDocument } from 'react-router'
import { textIn, type Submission } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { needsComputer, type DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { SentCode } from '#web/sign-in/step.ts'
import { answersIn, categoryIn } from './read-demo.server.ts'
import { carried } from './steps.ts'

export async function takeDemoStep(submission: Submission) {
  const { form, url } = submission
  const query = carried(url.searchParams)
  const category = categoryIn(url.searchParams)
  if (!category) return redirect('/demo')
  switch (textIn(form, 'do')) {
    case 'laptop':
      return redirect(afterLaptop(category, textIn(form, 'laptop'), query))
    case 'callback':
      await askForCall(submission, category)
      return redirect(`/demo/slot${toQuery({ ...query, done: 'callback' })}`)
    case 'details':
      return redirect(`/demo/slot${toQuery({ ...query, grade: textIn(form, 'grade') })}`)
    case 'hold':
await submission.api.demos.book({ category, ...answersNeeded(url.searchParams), startsAt: Number(textIn(form, 'startsAt')) as never }) // the contract's schema reads it
      return redirect(`/demo/slot${toQuery(query)}`)
    case 'confirm':
      await submission.api.demos.confirm({ id: textIn(form, 'id') as never })
      return redirect(`/demo/confirmed${toQuery(query)}`)
    case 'release':
      await submission.api.demos.cancel({ id: textIn(form, 'id') as never })
      return redirect(`/demo/slot${toQuery(query)}`)
    case 'now':
      return askForDemo(submission, category, query)
    case 'join':
      return redirectDocument((await submission.api.demos.join({ id: textIn(form, 'id') as never })).path)
    default:
      return takeCodeStep(submission, query)
  }
} // prettier-ignore

/** Without a computer the same page says how coding works all the same. A class that was chosen before is not asked again. */
function afterLaptop(category: DemoCategoryKey, laptop: string, query: Record<string, string>): string {
  const isHere = needsComputer(category) && laptop === 'NO'
  const step = query['grade'] === undefined ? 'details' : 'slot'
  return `/demo/${isHere ? 'laptop' : step}${toQuery({ ...query, laptop })}`
}

const PARTS = ['Morning', 'Afternoon', 'Evening']

/** The help desk calls: none of the hours suits the family. Staff read it in English. */
async function askForCall({ api, form, url, lang }: Submission, category: DemoCategoryKey): Promise<void> {
  const { grade } = answersIn(url.searchParams)
  const part = PARTS.find((each) => each === textIn(form, 'part')) ?? 'Any time'
  const text = `No hour of the ${category} demo suits this family. Class: ${grade ?? 'not said'}. They prefer: ${part}. Please call them.`
  await api.tickets.openTicket({ category: 'CLASS', subject: 'Call back about a free demo', text, path: '/demo', files: [], lang })
} // prettier-ignore

/** Leads to the page that waits for a teacher. */
async function askForDemo({ api, url }: Submission, category: DemoCategoryKey, query: Record<string, string>) {
  const { offer } = await api.demos.joinOndemand({ category, ...answersNeeded(url.searchParams) })
  return redirect(`/demo/now${toQuery({ ...query, offer: offer?.id ?? 'none' })}`)
}

/** An answer that is missing is refused by the contract's schema. */
function answersNeeded(query: URLSearchParams) {
  const { laptop = 'YES', grade = 0 as never } = answersIn(query)
  return { laptop, grade }
}

/** The number, then the code. */
async function takeCodeStep({ api, form, lang }: Submission, query: Record<string, string>) {
  const step = textIn(form, 'step')
  const phone = textIn(form, 'phone')
  const phoneCode = textIn(form, 'phoneCode') || '91'
  const verificationId = textIn(form, 'verificationId') as never // the contract's schema reads the id
  if (step === 'restart') return { sent: undefined }
  if (step === 'code') {
    await api.demos.signIn({ verificationId, otp: textIn(form, 'otp') })
    return redirectDocument(`/demo/slot${toQuery(query)}`)
  }
  const channel = CHANNELS[step] ?? 'SMS'
  const sent =
    step === 'phone'
      ? await api.otp.preBookingVerification({ phone, phoneCode, lang })
      : await api.accounts.resendLoginOtp({ verificationId, channel, lang })
  return { sent: { ...sent, phone, phoneCode } satisfies SentCode }
}

/** The buttons that send another code, and its channel. */
const CHANNELS: Readonly<Record<string, SentCode['channel']>> = { whatsapp: 'WHATSAPP', call: 'VOICE' }

/** Where a refused step stays. */
export function sentIn(form: FormData): { sent: SentCode | undefined } {
  const verificationId = textIn(form, 'verificationId')
  if (!verificationId) return { sent: undefined }
  const channel = textIn(form, 'channel')
  return {
    sent: {
      verificationId,
      phone: textIn(form, 'phone'),
      phoneCode: textIn(form, 'phoneCode') || '91',
      channel: channel === 'WHATSAPP' || channel === 'VOICE' ? channel : 'SMS',
      resendInSeconds: Number(textIn(form, 'resendInSeconds')) || 0,
      canCall: textIn(form, 'canCall') === 'yes',
    },
  }
}
