// Stopping to learn on Kandil: what is lost by it, and the code that it takes.
import { redirectDocument } from 'react-router'
import { DAY, showDate } from '#core/kernel/time.ts'
import { ERASED_AFTER, UNDONE_WITHIN } from '#core/modules/consent/consent.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { confirmationIn, sendConfirmation } from '../confirm.server.ts'

export async function readStop(page: Page) {
  const { api, lang } = page
  const viewer = await requireViewer(page)
  const [{ standing, mayAnswer, purposes }, { courses }] = await Promise.all([
    api.consent.getConsents({ lang }),
    api.lessons.getLearning({ lang }),
  ])
  const learning = purposes.find(({ isRequired, isGiven }) => isRequired && isGiven)
  if (!learning || !mayAnswer) throw redirectDocument('/me/consent')
  return {
    learner: { firstName: viewer.firstName, studentInfo: viewer.studentInfo },
    phone: showPhone(viewer.phone),
    isChild: standing !== 'ADULT',
    effect: learning.effectOfWithdrawal,
    lang: learning.lang,
    courses: courses.map(({ bundleId, title, validTill }) => ({
      bundleId,
      title: title.text,
      till: showDate(validTill, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    })),
    undoDays: UNDONE_WITHIN / DAY,
    keptDays: ERASED_AFTER / DAY,
  }
}
export type StopData = Awaited<ReturnType<typeof readStop>>

export async function stopLearning(submission: Submission) {
  const { api, form, lang } = submission
  if (textIn(form, 'step') === 'send') return { verificationId: await sendConfirmation(submission) }
  await api.consent.stopLearning({ confirmation: await confirmationIn(submission), lang })
  return redirectDocument('/me/consent?done=stopped')
}
