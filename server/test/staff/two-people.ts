// A property of requests about money: three members of staff ask and decide in any order, and each value was set by two of them.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { DomainError } from '#core/kernel/error.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'

/** A record with a value that two people set. */
export interface SetByTwo<V> {
  readonly live: V
  /** Which of the three have written the value that it has now. */
  readonly authors: readonly number[]
  /** Answers the id of the request. */
  readonly ask: (by: number, value: V) => Promise<{ readonly id: string }>
  readonly decide: (by: number, id: string, isApproved: boolean) => Promise<unknown>
  readonly read: () => Promise<V>
}

/** The codes of the refusals. */
type Refusals = Readonly<Record<'own' | 'decided' | 'open' | 'same', string>>

const someone = fc.nat({ max: 2 })

export async function expectSetByTwo<V>(
  aRecord: () => Promise<SetByTwo<V>>,
  values: readonly V[],
  refusals: Refusals,
): Promise<void> {
  const asking = fc.record({ does: fc.constant('ask' as const), by: someone, value: fc.constantFrom(...values) })
  const deciding = fc.record({ does: fc.constant('decide' as const), by: someone, isApproved: fc.boolean() })
  const steps = fc.array(fc.oneof(asking, { weight: 2, arbitrary: deciding }), { minLength: 3, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      const record = await aRecord()
      const model = new Model(record, refusals)
      for (const step of each) {
        if (step.does === 'ask') await model.ask(step.by, step.value)
        else await model.decide(step.by, step.isApproved)
        expect(await record.read()).toEqual(model.live)
      }
    }),
    { numRuns: triesOf(60) },
  )
}

class Model<V> {
  live: V
  private authors: readonly number[]
  private last: { readonly id: string; readonly by: number; readonly value: V } | undefined
  private isWaiting = false
  private readonly record: SetByTwo<V>
  private readonly refusals: Refusals

  constructor(record: SetByTwo<V>, refusals: Refusals) {
    this.record = record
    this.refusals = refusals
    this.live = record.live
    this.authors = record.authors
  }

  async ask(by: number, value: V): Promise<void> {
    const refusal = this.refusalOfAsking(value)
    const asked = this.record.ask(by, value)
    if (refusal !== undefined) return expectRefused(asked, refusal)
    this.last = { id: (await asked).id, by, value }
    this.isWaiting = true
  }

  async decide(by: number, isApproved: boolean): Promise<void> {
    if (!this.last) return
    const { id, value } = this.last
    const decided = this.record.decide(by, id, isApproved)
    if (!this.isWaiting) return expectRefused(decided, this.refusals.decided)
    if ([this.last.by, ...this.authors].includes(by)) return expectRefused(decided, this.refusals.own)
    await decided
    this.isWaiting = false
    if (!isApproved) return
    this.live = value
    this.authors = []
  }

  private refusalOfAsking(value: V): string | undefined {
    if (JSON.stringify(value) === JSON.stringify(this.live)) return this.refusals.same
    return this.isWaiting ? this.refusals.open : undefined
  }
}

async function expectRefused(work: Promise<unknown>, code: string): Promise<void> {
  expect(
    await work.then(
      () => 'done',
      (error: unknown) => (error as DomainError).code,
    ),
  ).toBe(code)
}
