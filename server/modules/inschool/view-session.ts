import { commonErrors } from '#core/kernel/common-errors.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findPaper, viewPaper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SchoolSession } from './store.ts'

/** The test of a code, as its first page shows it. */
export async function viewSession(ctx: Ctx, session: SchoolSession, lang: Language) {
  const paper = await findPaper(ctx.db, session.paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const { sections } = await viewPaper(ctx.db, paper.sections, null)
  const counts = new Map(paper.sections.map(({ id, questions }) => [id, questions.length]))
  const { code, schoolName, opensAt, closesAt } = session
  const { questionCount, totalMarks, durationMinutes, languages, title } = paper
  return {
    code,
    school: schoolName,
    title: inLanguage(title, lang),
    questionCount,
    totalMarks,
    durationMinutes,
    languages: [...languages],
    sections: sections.map((section) => ({ ...section, questionCount: counts.get(section.id) ?? 0 })),
    paperId: PaperId.parse(paper.id),
    opensAt,
    closesAt,
    isOpen: windowOf(session, ctx.now()) === 'OPEN',
    serverTime: ctx.now(),
  }
}
