// Two devices, a network that loses, repeats and reorders: the server's answers are those of the highest (epoch, seq).
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { HOUR, later } from '#core/kernel/time.ts'
import { startTestApp } from '#server/test/app.ts'
import { freshSeed, triesOf } from '#server/test/proofs/how-much.ts'
import { aTestPaper } from './factory.ts'
import { listResponses, saveResponses } from './store-responses.ts'
import { insertAttempt } from './store.ts'

const app = await startTestApp()
const { ctx } = app
const paper = await aTestPaper(ctx)
afterAll(() => app.close())

const QUESTIONS = [paper.single, paper.multiple, paper.numeric]
const SCHEDULES = triesOf(5_000)
const AT_ONCE = 50

interface Sent {
  readonly epoch: number
  readonly items: readonly { readonly question: number; readonly seq: number; readonly value: string | null }[]
}

/** The calls that arrive, in the order in which they do: some twice, some never. */
const schedule = fc
  .array(
    fc.record({
      epoch: fc.integer({ min: 1, max: 2 }),
      questions: fc.array(fc.record({ question: fc.nat({ max: 2 }), value: fc.option(fc.constantFrom('a', 'b', 'c', 'd')) }), { minLength: 1, maxLength: 4 }),
      copies: fc.integer({ min: 0, max: 2 }),
      delay: fc.nat({ max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((calls) => {
    const seqs = [0, 0, 0]
    const made = calls.map(({ epoch, questions, copies, delay }, i) => {
      const items = questions.map(({ question, value }) => ({ question, value, seq: (seqs[epoch] = (seqs[epoch] ?? 0) + 1) }))
      return { call: { epoch, items }, copies, at: i + delay }
    })
    return made
      .flatMap(({ call, copies, at }) => Array.from({ length: copies }, (_, copy) => ({ call, at: at + copy * 7 })))
      .toSorted((a, b) => a.at - b.at)
      .map(({ call }) => call)
  }) // prettier-ignore

/** The rule by hand: the highest epoch that arrived for a question, then the highest number. */
function oracle(arrived: readonly Sent[]): Map<number, string | null> {
  const best = new Map<number, { rank: number; value: string | null }>()
  for (const { epoch, items } of arrived)
    for (const { question, seq, value } of items) {
      const rank = epoch * 1_000 + seq
      if (rank > (best.get(question)?.rank ?? -1)) best.set(question, { rank, value })
    }
  return new Map([...best].map(([question, { value }]) => [question, value]))
}

function answerTo(question: number, value: string | null) {
  if (value === null) return null
  return question === 2 ? { number: String(value.charCodeAt(0)) } : { options: [value] }
}

async function run(arrived: readonly Sent[]): Promise<void> {
  const attemptId = ctx.newId('att')
  const learnerId = ctx.newId('lrn')
  const answerForms = { [paper.single]: 'options', [paper.multiple]: 'options', [paper.numeric]: 'number' }
  const now = ctx.now()
  await ctx.db.transaction().execute((tx) => insertAttempt(tx, { id: attemptId, paperId: paper.paperId, learnerId, no: 1, startedAt: now, expiresAt: later(now, HOUR), seed: null, questionEnds: null, graceMinutes: 0, answerForms })) // prettier-ignore
  await app.pool.query('update attempts.attempt set epoch = 2 where id = $1', [attemptId])
  for (const { epoch, items } of arrived) {
    const sent = items.map(({ question, seq, value }) => ({ questionId: QUESTIONS[question]!, seq, value: answerTo(question, value), status: 'ANSWERED' as const, timeMs: 0, clientAt: now })) // prettier-ignore
    await saveResponses(ctx.db, { attemptId, learnerId, epoch, items: sent, now })
  }
  const stored = await listResponses(ctx.db, attemptId)
  const found = new Map(stored.map(({ questionId, value }) => [QUESTIONS.indexOf(questionId as never), value]))
  const wanted = new Map([...oracle(arrived)].map(([question, value]) => [question, answerTo(question, value)]))
  expect(Object.fromEntries(found), JSON.stringify(arrived)).toEqual(Object.fromEntries(wanted))
}

it(`${SCHEDULES} schedules of two devices end as the rule says (seed ${freshSeed})`, async () => {
  const schedules = fc.sample(schedule, { numRuns: SCHEDULES, seed: freshSeed })
  for (let i = 0; i < SCHEDULES; i += AT_ONCE) await Promise.all(schedules.slice(i, i + AT_ONCE).map(run))
  expect(schedules).toHaveLength(SCHEDULES)
})
