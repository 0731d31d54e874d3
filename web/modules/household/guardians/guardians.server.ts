// Who may act for the chosen learner, and what changes that.
import { redirectDocument } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import { learnersOf, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { codeIn } from '../confirm.server.ts'

export async function readGuardians(page: Page) {
  const viewer = await requireViewer(page)
  const guardians = await page.api.households.listGuardians({})
  return {
    viewer: learnersOf(viewer),
    learner: { firstName: viewer.firstName, studentInfo: viewer.studentInfo },
    guardians: guardians.map(({ since, ...guardian }) => ({ ...guardian, since: showDate(since, page.lang) })),
    /** Grown up, at a number that is not theirs: may move to one of their own. */
    mayTakeOver:
      viewer.standing === 'ADULT' && viewer.isHome && (viewer.learners.length > 1 || viewer.heldBy === 'PARENT'),
    done: page.url.searchParams.get('done'),
  }
}
export type GuardiansData = Awaited<ReturnType<typeof readGuardians>>

/** A code on its way to the grown-up learner's own number. */
export interface TakingOver {
  readonly verificationId: string
  readonly phone: string
}

export async function changeGuardians(submission: Submission) {
  const { api, form, lang } = submission
  const { userId } = await requireViewer(submission)
  const step = textIn(form, 'step')
  const phone = textIn(form, 'phone')
  if (step === 'invite') {
    await api.households.inviteGuardian({ phone, lang })
    return redirectDocument('/me/guardians?done=invited')
  }
  if (step === 'take-over') {
    const own = textIn(form, 'ownPhone') || phone
    const { verificationId } = await api.households.takeOverVerification({ phone: own, lang })
    return { takingOver: { verificationId, phone: own } satisfies TakingOver }
  }
  if (step === 'taken-over') {
    await api.households.takeOver(codeIn(form))
    return redirectDocument('/me/family')
  }
  const left = await api.households.endGuardian({ userId, accountId: textIn(form, 'accountId') })
  return redirectDocument(left.length === 0 ? '/' : '/me/guardians?done=ended')
}

export function keptOf(form: FormData) {
  const [verificationId, phone] = [textIn(form, 'verificationId'), textIn(form, 'phone')]
  return verificationId ? { takingOver: { verificationId, phone } satisfies TakingOver } : { phone }
}
