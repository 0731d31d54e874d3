// Three things to do after a test: the lesson of the weakest chapter, a test that practises it, and the questions to ask about.
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { TestCard } from '#core/modules/attempts/test-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { chapterNames } from '#server/modules/catalogue/index.ts'
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
    weakestChapter: chapter && (await chapterNames(ctx, lang))(chapter),
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

/** An open test that the learner has not just written: one that practises this chapter, else one of the same subject. */
async function findNextTest(
  ctx: Ctx,
  { learnerId, paperId }: Attempt,
  { chapter, lang }: NextTestAsk,
): Promise<TestCard | undefined> {
  const { live } = await listTests(ctx, learnerId, lang)
  const tests = live.filter(({ id, lock }) => lock === null && id !== paperId)
  const sections = await listSections(ctx.db, [paperId, ...tests.map(({ id }) => id)])
  const sectionsOf = (id: string) => sections.get(id) ?? []
  const questionsOf = (id: string) => sectionsOf(id).flatMap(({ questions }) => questions)
  const facts = await listVersionFacts(ctx.db, tests.flatMap(({ id }) => questionsOf(id))) // prettier-ignore
  const fitting = new Set(facts.filter((each) => each.chapter === chapter).map(({ id }) => id))
  const subjects = new Set(sectionsOf(paperId).map(({ subject }) => subject))
  const fitOf = ({ id }: TestCard) => ({
    ofChapter: questionsOf(id).filter((each) => fitting.has(each)).length,
    ofSubject: sectionsOf(id).filter(({ subject }) => subjects.has(subject)).length,
  })
  const [best] = tests
    .map((test) => ({ test, ...fitOf(test) }))
    .toSorted((a, b) => b.ofChapter - a.ofChapter || b.ofSubject - a.ofSubject)
  return best?.test
}
