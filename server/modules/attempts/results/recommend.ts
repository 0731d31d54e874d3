// Three things to do after a test: the lesson of the weakest chapter, a test that practises it, and the questions to ask about.
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { TestCard } from '#core/modules/attempts/test-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { lockView } from '#server/modules/enrolments/index.ts'
import { listSections } from '#server/modules/papers/index.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTests } from '../tests/list-tests.ts'
import { listScores } from '../store-scores.ts'
import type { Attempt } from '../store.ts'
import { findWeakestChapter, viewPractice } from '../practice/practice-set.ts'
import { findDoubtLock } from '../test-access.ts'
import { findChapterLessons } from './chapter-lessons.ts'
import { coursesOf } from './doubts.ts'
import { requireReleased } from './release.ts'

const MOST_DOUBTS = 10

/** Throws RESULT_NOT_RELEASED. */
export async function recommend(ctx: Ctx, attempt: Attempt, lang: Language) {
  const paper = await requireReleased(ctx, attempt)
  const chapter = await findWeakestChapter(ctx, attempt)
  const lesson = chapter === null ? undefined : (await findChapterLessons(ctx, attempt.learnerId)).get(chapter)
  const practice = chapter === null ? undefined : await viewPractice(ctx, attempt, { paper, chapter })
  const test = practice ? undefined : await findNextTest(ctx, attempt, { chapter, lang })
  const scores = await listScores(ctx.db, attempt.id)
  const missed = scores.filter(({ outcome }) => ['WRONG', 'PARTIAL', 'BLANK'].includes(outcome))
  return {
    weakestChapter: chapter,
    lesson: lesson ? { id: lesson.id, bundleId: lesson.bundleId, title: lesson.title } : null,
    practice: practice ?? null,
    test: test ? { id: PaperId.parse(test.id), title: test.title } : null,
    doubts: missed.slice(0, MOST_DOUBTS).map(({ questionId }) => QuestionVersionId.parse(questionId)),
    doubtLock: lockView(await findDoubtLock(ctx, attempt.learnerId, coursesOf(paper))),
  }
}

interface NextTestAsk {
  readonly chapter: string | null
  readonly lang: Language
}

/** An open test: one that practises this chapter, if there is a weak one. */
async function findNextTest(ctx: Ctx, { learnerId, paperId }: Attempt, { chapter, lang }: NextTestAsk) {
  const { live } = await listTests(ctx, learnerId, lang)
  const others = live.filter(({ id, lock }) => lock === null && id !== paperId)
  return chapter === null ? others[0] : testOf(ctx, others, chapter)
}

/** The test with the most questions of this chapter; the first of all where none has one. */
async function testOf(ctx: Ctx, tests: readonly TestCard[], chapter: string): Promise<TestCard | undefined> {
  const sections = await listSections(ctx.db, tests.map(({ id }) => id)) // prettier-ignore
  const questions = new Map(
    tests.map(({ id }) => [id, (sections.get(id) ?? []).flatMap((section) => section.questions)]),
  )
  const facts = await listVersionFacts(ctx.db, [...questions.values()].flat())
  const fitting = new Set(facts.filter((each) => each.chapter === chapter).map(({ id }) => id))
  const countOf = ({ id }: TestCard) => (questions.get(id) ?? []).filter((each) => fitting.has(each)).length
  return tests.toSorted((a, b) => countOf(b) - countOf(a))[0]
}
