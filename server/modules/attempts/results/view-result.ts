import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { analyseChapters } from '#core/modules/attempts/analysis.ts'
import type { Result } from '#core/modules/attempts/api.ts'
import { AttemptId } from '#core/modules/attempts/attempt.ts'
import { OUTCOMES, type Outcome } from '#core/modules/papers/marking/mark.ts'
import { mostMarks } from '#core/modules/papers/marking/mark-paper.ts'
import { addMarks, showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { percentile } from '#core/modules/papers/marking/percentile.ts'
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { chapterNames } from '#server/modules/catalogue/index.ts'
import { findPaper, type Paper } from '#server/modules/papers/index.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Attempt } from '../store.ts'
import { listRevisions } from '../regrade/store-regrades.ts'
import { countTakers, listScores, type Score } from '../store-scores.ts'
import { isForPractice, readMarking, type Marking } from './mark-attempt.ts'
import { releasedPapers, requireReleased } from './release.ts'

/** A percentile says something from so many takers on. */
export const LEAST_TAKERS = 20

/** Without marks until the results are released; `heldUntil`: nor before then. */
export async function viewResult(
  ctx: Ctx,
  attempt: Attempt,
  lang: Language,
  heldUntil: Instant | null = null,
): Promise<Result> {
  const paper = await findPaper(ctx.db, attempt.paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const isReleased = heldUntil === null && (await releasedPapers(ctx, [paper])).has(paper.id)
  const marked = isReleased ? 'READY' : 'WAITING'
  const state = attempt.status === 'EVALUATED' ? marked : 'MARKING'
  return {
    attemptId: AttemptId.parse(attempt.id),
    paperId: PaperId.parse(paper.id),
    title: inLanguage(paper.title, lang),
    state,
    expectedAt: (state === 'WAITING' ? heldUntil : null) ?? expectedAt(attempt, paper, state),
    submittedAt: attempt.submittedAt,
    serverTime: ctx.now(),
    isRated: attempt.rating !== null,
    score: state === 'READY' ? await scoreOf(ctx, attempt, { paper, lang }) : null,
  }
}

/** Teachers mark written answers by a day; a result may then still wait for the end of the test's window. */
function expectedAt({ markingDueAt }: Attempt, { closesAt, release }: Paper, state: Result['state']): Instant | null {
  if (state === 'WAITING') return closesAt
  if (state === 'READY' || markingDueAt === null) return null
  return release === 'AT_WINDOW_END' && closesAt !== null && isBefore(markingDueAt, closesAt) ? closesAt : markingDueAt
}

interface InWords {
  readonly paper: Paper
  readonly lang: Language
}

async function scoreOf(ctx: Ctx, { id, marks, maxMarks }: Attempt, { paper, lang }: InWords): Promise<Result['score']> {
  const nameOf = await chapterNames(ctx, lang)
  const scores = await listScores(ctx.db, id)
  const own = { paperId: paper.id, marks: marks ?? 0 }
  const { takers, atMost } = await countTakers(ctx.db, own)
  const facts = await factsOf(ctx, scores)
  const revisions = await listRevisions(ctx.db, id)
  const marking = await readMarking(ctx.db, paper)
  return {
    marks: shown(marks ?? 0),
    maxMarks: shown(maxMarks ?? 0),
    counts: countsOf(scores),
    sections: sectionScores(paper, marking, scores),
    questions: scores.map(({ questionId, outcome, marks: each, timeMs }) => ({
      id: QuestionVersionId.parse(questionId),
      chapter: nameOf(facts.get(questionId)?.chapter ?? ''),
      outcome,
      marks: shown(each),
      timeMs,
    })),
    percentile: takers < LEAST_TAKERS || isForPractice(paper, marking) ? null : percentile(atMost, takers),
    takers,
    revisions: revisions.map(({ kind, questionId, oldMarks, newMarks, revisedAt }) => ({
      kind,
      questionId: QuestionVersionId.parse(questionId),
      oldMarks: shown(oldMarks),
      newMarks: shown(newMarks),
      at: revisedAt,
    })),
  }
}

function sectionScores(paper: Paper, { sections }: Marking, scores: readonly Score[]) {
  const names = new Map(paper.sections.map(({ id, name }) => [id, name]))
  return sections.map((section) => {
    const own = scores.filter(({ sectionId }) => sectionId === section.id)
    return {
      name: names.get(section.id) ?? '',
      marks: shown(addMarks(own.map(({ marks }) => marks as Thousandths))), // stored as such
      maxMarks: showMarks(mostMarks(section)),
      counts: countsOf(own),
    }
  })
}

/** The chapters of a released attempt. Throws RESULT_NOT_RELEASED. */
export async function viewTopics(ctx: Ctx, attempt: Attempt) {
  await requireReleased(ctx, attempt)
  const scores = await listScores(ctx.db, attempt.id)
  const facts = await factsOf(ctx, scores)
  return {
    chapters: analyseChapters(scores.map(({ questionId, outcome }) => ({ outcome, chapter: facts.get(questionId)?.chapter ?? '' }))),
  }
} // prettier-ignore

async function factsOf(ctx: Ctx, scores: readonly Score[]) {
  const facts = await listVersionFacts(ctx.db, scores.map(({ questionId }) => questionId)) // prettier-ignore
  return new Map(facts.map((each) => [each.id, each]))
}

function countsOf(scores: readonly Score[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => scores.filter((score) => score.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number> // all of them
}

function shown(marks: number): string {
  return showMarks(marks as Thousandths) // stored as such
}
