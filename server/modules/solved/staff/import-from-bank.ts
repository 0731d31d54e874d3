// Drafts of solved questions from approved questions of the bank.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import type { QuestionText, QuestionTexts } from '#core/modules/questions/question-text.ts'
import { plainWords } from '#core/modules/solved/plain-words.ts'
import type { NewSolved } from '#core/modules/solved/staff-api.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import { listHoldingPapers } from '#server/modules/papers/index.ts'
import { listSolvable, type SolvableQuestion } from '#server/modules/questions/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { derivedFields } from '../derived-fields.ts'
import { listImported } from '../store.ts'
import { solvedRows } from './tables.ts'

interface Ask extends Pick<NewSolved, 'board' | 'grade' | 'subject' | 'chapter'> {
  readonly teacherId: string
}

/** Questions of a test that somebody may still take are left out: their answers would be out. Throws NOT_FOUND_ERROR for the teacher. */
export async function importFromBank(ctx: Ctx, ask: Ask, { actor: { staffId, ...actor } }: Call<Staff>) {
  const [teacher] = await listTeachers(ctx.db, [ask.teacherId])
  if (!teacher) throw commonErrors.NOT_FOUND_ERROR()
  return ctx.db.transaction().execute(async (tx) => {
    const found = await listSolvable(tx, ask)
    const added = await insertDrafts(ctx, tx, ask, { found, by: staffId, isDemo: false })
    const detail = { after: { ...ask, added: added.length } }
    await audit(ctx, tx, { actor: { ...actor, staffId }, action: 'solved-questions.import', subject: 'solved-questions', detail })
    return { added: added.length, left: found.length - added.length }
  })
} // prettier-ignore

interface Drafts {
  readonly found: readonly SolvableQuestion[]
  readonly by: string
  readonly isDemo: boolean
}

/** Answers the ids of the drafts. */
export async function insertDrafts(ctx: Ctx, tx: Tx, ask: Ask, { found, by, isDemo }: Drafts): Promise<string[]> {
  const held = await listHoldingPapers(tx, found.flatMap(({ versionIds }) => versionIds)) // prettier-ignore
  const known = await listImported(tx, found.map(({ id }) => id)) // prettier-ignore
  const ids: string[] = []
  for (const question of found) {
    if (known.has(question.id) || question.licence === '' || question.versionIds.some((each) => held.has(each)))
      continue
    const id = ctx.newId('sol')
    const draft = draftOf(ask, question, id)
    const derived = await derivedFields(tx, draft)
    const more = { bankId: question.id, status: 'DRAFT' as const, editors: [by], isDemo }
    await solvedRows.insert(tx, id, { ...draft, ...derived, ...more }, ctx.now())
    ids.push(id)
  }
  return ids
}

const LONGEST_SLUG = 80

function draftOf(
  { board, grade, subject, chapter, teacherId }: Ask,
  question: SolvableQuestion,
  id: string,
): NewSolved {
  const { texts, key, sourceLine, licence } = question
  const stem = inLanguages(texts, stemOf)
  const start = plainWords(texts.en?.stem ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_SLUG) // prettier-ignore
  // Two questions may begin alike: the end of the id tells them apart.
  const slug = `${start.replace(/^-+|-+$/g, '') || 'question'}-${id.slice(-6)}`.replace(/-{2,}/g, '-')
  const answer = inLanguages(texts, (text) => answerOf(text, key))
  const steps = inLanguages(texts, ({ solution }) => solution)
  return { slug, board, grade, subject, chapter, stem, answer, steps, teacherId, sourceLine, licence } as NewSolved // the board is one of the contract's
}

function inLanguages(texts: QuestionTexts, make: (text: QuestionText) => string): LocalisedText {
  const each = Object.entries(texts).flatMap(([lang, text]) => (text ? [[lang, make(text)] as const] : []))
  const { en = '', ...others } = Object.fromEntries(each)
  return { en, ...others }
}

/** The options follow the question, each on a line of its own. */
function stemOf({ stem, options }: QuestionText): string {
  const lines = Object.entries(options).map(([letter, text]) => `- (${letter}) ${text}`)
  return lines.length > 0 ? `${stem}\n\n${lines.join('\n')}` : stem
}

function answerOf({ options }: QuestionText, key: AnswerKey): string {
  if (key.kind === 'SCQ' || key.kind === 'MCQ')
    return key.options.map((letter) => `**(${letter})** ${options[letter] ?? ''}`).join(', ')
  if (key.kind !== 'NUMERIC') return ''
  return key.intervals.map(({ lo, hi }) => (lo === hi ? `**${lo}**` : `**${lo}** – **${hi}**`)).join(', ')
}
