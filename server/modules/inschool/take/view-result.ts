import type { Language } from '#core/taxonomy/language.ts'
import { viewResult } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { claimLinkOf } from '../claim.ts'
import type { PupilCall } from '../require-pupil.ts'
import { endOfWriting } from '../session-end.ts'

/** The marks of one pupil, once nobody writes any more. No answer and no key is among them: another class may have the same paper. */
export async function viewPupilResult(ctx: Ctx, { session, pupil, attempt }: PupilCall, lang: Language) {
  const { score, ...result } = await viewResult(ctx, attempt, lang, await endOfWriting(ctx, ctx.db, session))
  const { alias: name, className, roll } = pupil
  const shown = { ...result, score: score && { ...score, questions: [] } }
  return { name, className, roll, school: session.schoolName, result: shown, claim: claimLinkOf(ctx, pupil.id, session.closesAt, lang) }
} // prettier-ignore
