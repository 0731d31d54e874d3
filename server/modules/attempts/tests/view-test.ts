import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { isPractice } from '#core/modules/papers/paper-kind.ts'
import { findPaper, viewPaper, wrongMarksOf } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listAttempts } from '../store.ts'
import { testAccess } from '../test-access.ts'
import { cardsOf } from './list-tests.ts'

/** A test as its start page shows it. Throws NOT_FOUND_ERROR for a draft and for a paper of others. */
export async function viewTest(ctx: Ctx, learnerId: string, paperId: string, lang: Language) {
  const paper = await findPaper(ctx.db, paperId)
  if (!paper || paper.status === 'DRAFT') throw commonErrors.NOT_FOUND_ERROR()
  const attempts = await listAttempts(ctx.db, learnerId, paperId)
  const accessOf = () => testAccess(ctx, ctx.db, learnerId, paper)
  const [row] = await cardsOf(ctx, { papers: [paper], attempts, accessOf, lang })
  if (!row) throw commonErrors.NOT_FOUND_ERROR()
  const { sections } = await viewPaper(ctx.db, paper.sections, null)
  const counts = new Map(paper.sections.map(({ id, questions }) => [id, questions.length]))
  return {
    ...row.card,
    sections: sections.map((section) => ({ ...section, questionCount: counts.get(section.id) ?? 0 })),
    notesSignals: paper.integrity === 'SIGNALS',
    isPractice: isPractice(paper, wrongMarksOf(sections)),
    serverTime: ctx.now(),
  }
}
