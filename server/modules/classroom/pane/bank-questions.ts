// A teacher puts questions of the bank to a class. Those that a test still holds back are left out: a class would give them away.
import { bankErrors as errors, teachingErrors } from '#core/modules/classroom/errors.ts'
import type { QuestionKey } from '#core/modules/classroom/pane/class-question.ts'
import { ClassQuestionId } from '#core/modules/classroom/pane/pane-api.ts'
import { BANK_KINDS, MOST_OPTIONS } from '#core/modules/classroom/pane/question-length.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { isBefore, later, SECOND } from '#core/kernel/time.ts'
import { releasedPapers } from '#server/modules/attempts/index.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { listHoldingPapers, listPapers, type PaperHead } from '#server/modules/papers/index.ts'
import {
  listApproved,
  listMovableOptions,
  listVersionKeys,
  listVersionTexts,
  orderOptions,
  type ApprovedQuestion,
} from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publishToClass } from '../room/topics.ts'
import { insertClassQuestion, type ClassQuestionRow } from './store-answers.ts'
import { refuseUnlessRunning, type ClassCall } from '../teaching/own-class.ts'

const PAGE = 20

interface BankSearch {
  readonly q?: string | undefined
  readonly isForCourse: boolean
  readonly chapter?: string | undefined
  readonly after?: string | undefined
}

export async function listBankQuestions(
  ctx: Ctx,
  { isForCourse, q, chapter, after }: BankSearch,
  { taughtClass: { subject, batches } }: ClassCall,
) {
  const ids = batches.map(({ batchId }) => batchId)
  const taught = isForCourse ? await listTaughtBatches(ctx.db, { ids }) : []
  const grades = taught.length === 0 ? undefined : taught.map(({ grade }) => grade)
  const found = await listApproved(ctx.db, { q, chapter, after, subject, grades, kinds: BANK_KINDS, size: PAGE + 1 })
  const page = found.slice(0, PAGE)
  const last = found.length > PAGE ? page.at(-1) : undefined
  const open = await withoutHeldBack(ctx, page)
  const rich = await readRich(ctx, open.map((question) => question.id), 'en') // prettier-ignore
  return {
    questions: open.map(({ id: versionId, kind, grade, chapter, difficulty, languages, words }) => ({
      versionId: QuestionVersionId.parse(versionId),
      kind: kind as (typeof BANK_KINDS)[number], // asked for above
      grade,
      chapter,
      difficulty,
      languages,
      stem: rich.get(versionId)?.stem ?? words,
    })),
    next: last ? QuestionVersionId.parse(last.id) : null,
  }
}

async function withoutHeldBack(ctx: Ctx, questions: readonly ApprovedQuestion[]): Promise<ApprovedQuestion[]> {
  const holding = await listHoldingPapers(ctx.db, questions.flatMap(({ versionIds }) => versionIds)) // prettier-ignore
  const papers = await listPapers(ctx.db, [...new Set([...holding.values()].flat())])
  const released = await releasedPapers(ctx, papers)
  const isOpenTest = ({ closesAt }: PaperHead) => closesAt !== null && isBefore(ctx.now(), closesAt)
  const held = new Set(papers.filter((paper) => !released.has(paper.id) || isOpenTest(paper)).map(({ id }) => id))
  const isHeld = (versionId: string) => holding.get(versionId)?.some((paperId) => held.has(paperId)) ?? false
  return questions.filter(({ versionIds }) => !versionIds.some(isHeld))
}

interface BankQuestion {
  readonly id: string
  readonly versionId: string
  readonly seconds: number
}

/** Throws QUESTION_NOT_FOR_CLASS, or QUESTION_IS_OPEN while another one is. */
export async function askBankQuestion(
  ctx: Ctx,
  { id: sessionId, versionId, seconds }: BankQuestion,
  { taughtClass }: ClassCall,
) {
  refuseUnlessRunning(taughtClass)
  const { subject } = taughtClass
  const found = await listApproved(ctx.db, { id: versionId, subject, kinds: BANK_KINDS, size: 1 })
  const [[question], [text], keys] = await Promise.all([
    withoutHeldBack(ctx, found),
    listVersionTexts(ctx.db, [versionId]),
    listVersionKeys(ctx.db, [versionId]),
  ])
  if (!question || !text || text.optionIds.length > MOST_OPTIONS) throw errors.QUESTION_NOT_FOR_CLASS()
  const [id, now] = [ctx.newId('cqn'), ctx.now()]
  // The teacher speaks of the options by their letters, so the whole class has one order.
  const movable = (await listMovableOptions(ctx.db, [text])).get(versionId) ?? []
  const optionIds = orderOptions(text.optionIds, movable, id)
  const key = keyIn(keys.get(versionId), optionIds)
  if (!key) throw errors.QUESTION_NOT_FOR_CLASS()
  const asked = {
    id,
    sessionId,
    kind: question.kind as (typeof BANK_KINDS)[number], // asked for above
    text: withoutMarkup(question.words),
    options: optionIds.map((_, place) => LETTERS.charAt(place)),
    key,
    versionId,
    optionIds,
    closesAt: later(now, seconds * SECOND),
    now,
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertClassQuestion(tx, asked))) throw teachingErrors.QUESTION_IS_OPEN()
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
  return { id: ClassQuestionId.parse(asked.id), closesAt: asked.closesAt }
}

/** For lists of what was asked: "Find $\\sin A$." is "Find sin A." */
function withoutMarkup(words: string): string {
  return words.replace(/\\([a-zA-Z]+)/g, '$1').replace(/[$\\{}]/g, '')
}

const LETTERS = 'ABCDEF'

/** Undefined for a key that no answer in a class can meet. */
function keyIn(key: AnswerKey | undefined, optionIds: readonly string[]): QuestionKey | undefined {
  if (key?.kind === 'NUMERIC') return { intervals: key.intervals }
  if (key?.kind !== 'SCQ' && key?.kind !== 'MCQ') return undefined
  return { choices: key.options.map((option) => optionIds.indexOf(option)) }
}

interface RichVersion {
  readonly lang: Language
  readonly stem: string
  /** As they are written. */
  readonly optionIds: readonly string[]
  /** Keyed by their ids. */
  readonly options: Readonly<Record<string, string>>
}

export type RichVersions = ReadonlyMap<string, RichVersion>

/** The HTML of each of these versions, in this language if it has that. */
export async function readRich(ctx: Ctx, versionIds: readonly string[], lang: Language): Promise<RichVersions> {
  if (versionIds.length === 0) return new Map()
  const versions = await listVersionTexts(ctx.db, versionIds)
  return new Map(
    versions.flatMap(({ id, optionIds, texts }) => {
      const spoken = [lang, 'en' as const, ...(Object.keys(texts) as Language[])].find((each) => texts[each]) // a version's texts are by language
      const text = spoken && texts[spoken]
      return text ? [[id, { lang: spoken, stem: text.stem, optionIds, options: text.options }] as const] : []
    }),
  )
}

/** A question of the bank as the class sees it. Null: the teacher typed it. */
export function richQuestion({ versionId, optionIds }: Pick<ClassQuestionRow, 'versionId' | 'optionIds'>, versions: RichVersions) {
  const version = versionId === null ? undefined : versions.get(versionId)
  if (!version) return null
  const { lang, stem, options } = version
  return { lang, stem, options: (optionIds ?? version.optionIds).map((id) => options[id] ?? '') }
} // prettier-ignore
