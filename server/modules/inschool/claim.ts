// The link by which a guardian takes a result over: it is on the pupil's result and on the class sheet.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import { AttemptId } from '#core/modules/attempts/attempt.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { claimEndOf, isOver } from '#core/modules/inschool/in-school.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findAttempt, giveAttempt } from '#server/modules/attempts/index.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { pageUrl, readLink, signLink } from '#server/platform/access/signed-link.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isPaperWritten } from './session-end.ts'
import { findJoinedPupil, findSession, lockPupil, updateClaimed } from './store.ts'

const KIND = 'school-result'

export function claimLinkOf(ctx: Ctx, pupilId: string, closesAt: Instant, lang: Language): { url: string; endsAt: Instant } {
  const endsAt = claimEndOf(closesAt)
  const token = signLink(ctx, KIND, { subject: pupilId, expiresAt: endsAt })
  return { url: pageUrl(ctx, `/in-school-test/claim/${token}`, lang), endsAt }
} // prettier-ignore

/** Throws NOT_FOUND_ERROR and CLAIM_LINK_OVER. */
export async function viewClaim(ctx: Ctx, token: string, lang: Language) {
  const { pupil, session, endsAt } = await findClaimed(ctx, token)
  const paper = await findPaper(ctx.db, session.paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const { alias: name, className, roll, learnerId } = pupil
  return { name, className, roll, school: session.schoolName, title: inLanguage(paper.title, lang), endsAt, isClaimed: learnerId !== null } // prettier-ignore
}

/** A second call of the same learner answers the same. Throws also CLAIM_TOO_EARLY and RESULT_IS_CLAIMED. */
export async function claimResult(ctx: Ctx, token: string, learnerId: string) {
  const { pupil, session } = await findClaimed(ctx, token)
  return ctx.db.transaction().execute(async (tx) => {
    const held = await lockPupil(tx, pupil.id)
    const attempt = await findAttempt(tx, pupil.attemptId)
    if (!held || !attempt) throw commonErrors.NOT_FOUND_ERROR()
    if (held.learnerId !== null && held.learnerId !== learnerId) throw errors.RESULT_IS_CLAIMED()
    // Solutions come with a result, so nobody gets them while this class or another one still writes the paper.
    if (await isPaperWritten(ctx, tx, session.paperId)) throw errors.CLAIM_TOO_EARLY()
    if (held.learnerId === null) {
      await giveAttempt(tx, attempt.id, learnerId)
      await updateClaimed(tx, pupil.id, learnerId, ctx.now())
    }
    return { attemptId: AttemptId.parse(attempt.id), paperId: PaperId.parse(attempt.paperId) }
  })
}

async function findClaimed(ctx: Ctx, token: string) {
  const link = readLink(ctx, KIND, token)
  if (!link) throw commonErrors.NOT_FOUND_ERROR()
  if (isOver(link.expiresAt, ctx.now())) throw errors.CLAIM_LINK_OVER()
  const pupil = await findJoinedPupil(ctx.db, link.subject)
  const session = pupil && (await findSession(ctx.db, pupil.code))
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  return { pupil, session, endsAt: link.expiresAt }
}
