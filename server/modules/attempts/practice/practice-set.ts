// A practice set of the weakest chapter of a test, made from the bank.
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { choosePracticeQuestions, practiceMinutes, type PracticeQuestion } from '#core/modules/attempts/practice/choose-questions.ts' // prettier-ignore
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import {
  findPracticeSet,
  insertPracticeSet,
  listHoldingPapers,
  listPapers,
  readRules,
  type Paper,
} from '#server/modules/papers/index.ts'
import { chapterNames } from '#server/modules/catalogue/index.ts'
import { listOfChapter, listVersionFacts, type PracticeVersion } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { releasedPapers, requireReleased } from '../results/release.ts'
import { viewTopics } from '../results/view-result.ts'
import { listAnsweredBefore } from '../store-scores.ts'
import { listAttempts, lockAttempt, type Attempt } from '../store.ts'

/** The chapter to practise after this attempt. Throws RESULT_NOT_RELEASED. */
export async function findWeakestChapter(ctx: Ctx, attempt: Attempt): Promise<string | null> {
  const { chapters } = await viewTopics(ctx, attempt)
  return chapters.find(({ priority }) => priority !== 'LOW')?.chapter ?? null
}

/**
 * Many calls at once make one set, and all answer it. Throws RESULT_NOT_RELEASED, and NO_PRACTICE_SET where no chapter is weak or
 * the bank has too few questions.
 */
export async function makePracticeSet(ctx: Ctx, attempt: Attempt): Promise<{ paperId: PaperId }> {
  const paper = await requireReleased(ctx, attempt)
  const chapter = await findWeakestChapter(ctx, attempt)
  const plan = chapter === null ? undefined : await planPractice(ctx, attempt, { paper, chapter })
  return ctx.db.transaction().execute(async (tx) => {
    await lockAttempt(tx, attempt.id)
    const made = await findPracticeSet(tx, attempt.id)
    if (made) return { paperId: PaperId.parse(made.id) }
    if (!plan) throw errors.NO_PRACTICE_SET()
    const { learnerId, id: attemptId } = attempt
    const { bundleIds, isFree, kind } = paper
    // A pupil who has taken over a test of the school practises without a course.
    const access = { bundleIds, isFree: isFree || kind === 'IN_SCHOOL' }
    return { paperId: PaperId.parse(await insertPracticeSet(ctx, tx, { learnerId, attemptId, ...access, ...plan })) }
  })
}

/** Questions that practise this chapter. Undefined: the bank has too few. */
export async function viewPractice(ctx: Ctx, attempt: Attempt, place: Place) {
  const made = await findPracticeSet(ctx.db, attempt.id)
  if (made) return { questionCount: made.questionCount, paperId: PaperId.parse(made.id) }
  const plan = await planPractice(ctx, attempt, place)
  return plan && { questionCount: plan.section.questions.length, paperId: null }
}

interface Place {
  readonly paper: Paper
  readonly chapter: string
}

async function planPractice(ctx: Ctx, { learnerId }: Attempt, { paper, chapter }: Place) {
  const facts = await listVersionFacts(ctx.db, paper.sections.flatMap(({ questions }) => questions)) // prettier-ignore
  const asked = facts.find((each) => each.chapter === chapter)
  if (!asked) return undefined
  const policies = await practicePolicies(ctx, paper)
  const kinds = [...policies.keys()]
  const { subject, grade } = asked
  const open = await withoutHeldBack(ctx, learnerId, await listOfChapter(ctx.db, { subject, grade, chapter, kinds }))
  const questions = choosePracticeQuestions(await withAnswers(ctx, learnerId, open))
  if (questions.length === 0) return undefined
  const ids = questions.map(({ id }) => QuestionVersionId.parse(id))
  const section = { name: chapter.slice(0, LONGEST_NAME), subject, policyIds: [...policies.values()], questions: ids }
  return { title: await titleOf(ctx, chapter), section, durationMinutes: practiceMinutes(questions) }
}

const LONGEST_NAME = 60
const MOST_POLICIES = 5

/** The marking of the test itself, for each kind of question that is marked at once. */
async function practicePolicies(ctx: Ctx, { sections }: Paper): Promise<Map<string, string>> {
  const rules = await readRules(ctx.db, sections)
  const policies = new Map<string, string>()
  for (const [id, { kind }] of rules) if (kind !== 'SUBJECTIVE' && !policies.has(kind)) policies.set(kind, id)
  return new Map([...policies].slice(0, MOST_POLICIES))
}

/** Without questions of tests whose answers this learner does not know yet. */
async function withoutHeldBack(ctx: Ctx, learnerId: string, questions: readonly PracticeVersion[]) {
  const holding = await listHoldingPapers(ctx.db, questions.flatMap(({ versionIds }) => versionIds)) // prettier-ignore
  const papers = await listPapers(ctx.db, [...new Set([...holding.values()].flat())])
  const released = await releasedPapers(ctx, papers)
  const marked = (await listAttempts(ctx.db, learnerId)).filter(({ status }) => status === 'EVALUATED')
  const known = new Set(marked.flatMap(({ paperId }) => (released.has(paperId) ? paperId : [])))
  const isHeld = (versionId: string) => holding.get(versionId)?.some((paperId) => !known.has(paperId)) ?? false
  return questions.filter(({ versionIds }) => !versionIds.some(isHeld))
}

async function withAnswers(
  ctx: Ctx,
  learnerId: string,
  questions: readonly PracticeVersion[],
): Promise<PracticeQuestion[]> {
  const answered = await listAnsweredBefore(ctx.db, learnerId, questions.flatMap(({ versionIds }) => versionIds)) // prettier-ignore
  return questions.map(({ versionIds, ...question }) => {
    const answers = versionIds.flatMap((id) => answered.get(id) ?? [])
    const before = answers.includes(true) ? 'RIGHT' : 'NOT_RIGHT'
    return { ...question, before: answers.length === 0 ? 'NEVER' : before }
  })
}

async function titleOf(ctx: Ctx, chapter: string): Promise<LocalisedText> {
  const [hi, ta, mr] = await Promise.all([chapterNames(ctx, 'hi'), chapterNames(ctx, 'ta'), chapterNames(ctx, 'mr')])
  return {
    en: `Practice: ${chapter}`,
    hi: `अभ्यास: ${hi(chapter)}`,
    ta: `பயிற்சி: ${ta(chapter)}`,
    mr: `सराव: ${mr(chapter)}`,
  }
}
