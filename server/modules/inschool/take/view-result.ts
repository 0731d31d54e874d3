import type { Language } from '#core/taxonomy/language.ts'
import { viewResult } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { claimLinkOf } from '../claim.ts'
import type { PupilCall } from '../require-pupil.ts'

/** The marks of one pupil. No answer and no key is among them: the next pupil has the same paper. */
export async function viewPupilResult(ctx: Ctx, { session, pupil, attempt }: PupilCall, lang: Language) {
  const { score, ...result } = await viewResult(ctx, attempt, lang)
  const { alias: name, className, roll } = pupil
  const marks = score && { ...score, questions: [] }
  return { name, className, roll, school: session.schoolName, result: { ...result, score: marks }, claim: claimLinkOf(ctx, pupil.id, session.closesAt, lang) }
} // prettier-ignore
