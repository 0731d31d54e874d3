// Two people set every price: three members of staff write, discard, bring back and publish in any order.
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { SECOND } from '#core/kernel/time.ts'
import type { DomainError } from '#core/kernel/error.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aProgram, aSellablePlan } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const SCOPES = ['plans.view', 'plans.edit', 'plans.approve']
const ids = ['stf000000000000000061', 'stf000000000000000062', 'stf000000000000000063']
const people = ids.map((id) => app.as(clerk(id, ...SCOPES)))
const person = (by: number) => people[by] ?? app.as(visitor)
const someone = fc.nat({ max: ids.length - 1 })
const PRICE = rupees(24_999)
const prices = [PRICE, rupees(99), rupees(27_999)]
const titles = ['Full course', 'Full course.', 'The full course'] as const

type Step =
  | { readonly does: 'save'; readonly by: number; readonly price: Paise; readonly title: string }
  | { readonly does: 'matrix'; readonly by: number; readonly price: Paise; readonly title: string }
  | { readonly does: 'discard'; readonly by: number }
  | { readonly does: 'publish'; readonly by: number }
  | { readonly does: 'rollBack'; readonly by: number; readonly no: number }

const saving = { by: someone, price: fc.constantFrom(...prices), title: fc.constantFrom(...titles) }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('save' as const), ...saving }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('matrix' as const), ...saving }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('discard' as const), by: someone }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rollBack' as const), by: someone, no: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('publish' as const), by: someone }) },
) // prettier-ignore

interface Written {
  readonly price: Paise
  readonly title: string
}

/** The rule, applied to the steps of all three. */
class Model {
  live: Written
  written: Written
  /** Who has touched the price since the last edition. */
  readonly touched = new Set<number>()
  readonly editions: Written[] = []

  constructor(live: Written) {
    this.live = live
    this.written = live
  }

  expected(step: Step): string | undefined {
    if (step.does === 'publish') {
      if (!this.hasDraft) return 'NOTHING_TO_PUBLISH'
      return this.written.price !== this.live.price && this.touched.has(step.by) ? 'NEEDS_SECOND_PERSON' : undefined
    }
    if (step.does === 'discard') return this.hasDraft ? undefined : 'NOTHING_TO_PUBLISH'
    if (step.does === 'rollBack') return this.editions[step.no - 1] ? undefined : 'NOT_FOUND_ERROR'
  }

  apply(step: Step): void {
    if (step.does === 'save') this.write(step.by, { price: step.price, title: step.title })
    if (step.does === 'matrix') this.write(step.by, { ...this.written, price: step.price })
    if (step.does === 'discard') this.settle(this.live)
    if (step.does === 'publish') this.publish(this.written)
    if (step.does !== 'rollBack') return
    const edition = this.editions[step.no - 1] ?? this.live
    if (edition.price === this.live.price) return this.publish(edition)
    this.written = edition
    this.touched.add(step.by)
  }

  get hasDraft(): boolean {
    return this.written.price !== this.live.price || this.written.title !== this.live.title
  }

  private write(by: number, next: Written): void {
    if (next.price !== this.written.price) this.touched.add(by)
    this.written = next
    if (!this.hasDraft) this.touched.clear()
  }

  private publish(next: Written): void {
    if (this.editions.length === 0) this.editions.push(this.live)
    this.editions.push(next)
    this.settle(next)
  }

  private settle(live: Written): void {
    this.live = live
    this.written = live
    this.touched.clear()
  }
}

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => (error as DomainError).code,
  )
}

/** As the console does it: read, then write with the version that was read. */
async function act(id: string, step: Step): Promise<string | undefined> {
  const { staffPlans, staffPlanActions } = person(step.by)
  const written = await staffPlans.one({ id })
  const { version, programId } = written
  if (step.does === 'publish') return codeOf(staffPlans.publish({ id, version }))
  if (step.does === 'discard') return codeOf(staffPlans.discard({ id, version }))
  if (step.does === 'rollBack') return codeOf(staffPlans.rollBack({ id, version, no: step.no }))
  const { price } = step
  if (step.does === 'save') {
    const services = [...written.services] as never
    return codeOf(staffPlans.update({ ...written, services, price, title: { ...written.title, en: step.title } }))
  }
  const { variantName, validMonths, bundleId, cutPrice } = written
  const cell = { variantName, validMonths, bundleId, cutPrice, price, version }
  return codeOf(staffPlanActions.savePlanMatrix({ id: programId, cells: [cell] }))
}

describe('a price of a plan on sale', () => {
  it('is published by nobody who has touched it since the last edition', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const { plan } = await aSellablePlan(app.ctx, { price: PRICE })
        const model = new Model({ price: PRICE, title: 'Full course' })
        for (const each of steps) {
          app.moveClock(SECOND)
          const expected = model.expected(each)
          expect(await act(plan.id, each)).toBe(expected)
          if (expected === undefined) model.apply(each)
          const { live } = await person(0).staffPlans.editions({ id: plan.id })
          expect(live).toMatchObject({ price: model.live.price, title: { en: model.live.title } })
        }
      }),
      { numRuns: triesOf(100) },
    )
  })

  it('stays refused to its author after another person has corrected a text', async () => {
    const { plan } = await aSellablePlan(app.ctx, { price: PRICE })
    const [leela, usha, ravi] = [0, 1, 2] as const
    await act(plan.id, { does: 'matrix', by: leela, price: rupees(99), title: '' })
    await act(plan.id, { does: 'save', by: usha, price: rupees(99), title: 'Full course.' })
    expect(await act(plan.id, { does: 'publish', by: leela })).toBe('NEEDS_SECOND_PERSON')
    const { writtenBy } = await person(ravi).staffPlans.editions({ id: plan.id })
    expect(writtenBy).toEqual([ids[leela], ids[usha]])
    // Usha has changed no price, and read this one.
    expect(await act(plan.id, { does: 'publish', by: usha })).toBeUndefined()
  })

  it('comes back from an earlier edition by two people, and a text by one', async () => {
    const { plan } = await aSellablePlan(app.ctx, { price: PRICE })
    const { id } = plan
    const steps: readonly Step[] = [
      { does: 'save', by: 0, price: PRICE, title: 'Full course.' },
      { does: 'publish', by: 0 },
      { does: 'rollBack', by: 0, no: 1 },
      { does: 'save', by: 1, price: rupees(99), title: 'Full course' },
      { does: 'publish', by: 0 },
    ]
    for (const each of steps) {
      app.moveClock(SECOND)
      expect(await act(id, each)).toBeUndefined()
    }
    const { version } = await person(1).staffPlans.one({ id })
    const back = await person(1).staffPlans.rollBack({ id, version, no: 1, reason: 'the offer is over' })
    expect(back).toMatchObject({ hasDraft: true, price: PRICE, edition: 4 })
    expect(await act(id, { does: 'publish', by: 1 })).toBe('NEEDS_SECOND_PERSON')
    app.moveClock(SECOND)
    expect(await act(id, { does: 'publish', by: 2 })).toBeUndefined()
  })

  it.each([
    ['the course', async () => ({ bundleId: (await aBundle(app.ctx, {})).id as string })],
    ['the months', async () => ({ validMonths: 6 })],
    ['the tier', async () => ({ variantName: 'PREMIUM' as const })],
    ['the services', async () => ({ services: [] })],
  ])('needs two people when %s that it buys is another one', async (_, change) => {
    const { plan } = await aSellablePlan(app.ctx, {})
    const written = await person(0).staffPlans.one({ id: plan.id })
    const services = [...written.services] as never
    const { id, version } = await person(0).staffPlans.update({ ...written, services, ...(await change()) })
    expect(await codeOf(person(0).staffPlans.publish({ id, version }))).toBe('NEEDS_SECOND_PERSON')
  })

  it('is not published by somebody whom its author has just invited', async () => {
    const author = await aMember(app.ctx, {})
    const guest = await aMember(app.ctx, {})
    await app.pool.query('update staff.member set inviter_id = $1 where id = $2', [author.id, guest.id])
    const { plan } = await aSellablePlan(app.ctx, {})
    const { id } = plan
    const as = (member: { readonly id: string }) => app.as(clerk(member.id, ...SCOPES)).staffPlans
    const written = await as(author).one({ id })
    const services = [...written.services] as never
    const { version } = await as(author).update({ ...written, services, price: rupees(99) })
    expect(await codeOf(as(guest).publish({ id, version }))).toBe('INVITED_BY_ASKER')
    const { publishers } = await as(author).editions({ id })
    expect(publishers).not.toContain(guest.id)
  })
})

describe('a first publication', () => {
  const write = fc.record({ by: someone, price: fc.constantFrom(...prices), title: fc.constantFrom(...titles) })

  it('of a plan is refused to everybody who has written its price', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(someone, fc.array(write, { maxLength: 6 }), someone, async (maker, writes, publisher) => {
        const bundle = await aBundle(app.ctx, {})
        const program = await aProgram(app.ctx, {})
        const fields = { programId: program.id, bundleId: bundle.id, variantName: 'LITE' as const, validMonths: 0, title: { en: titles[0] }, price: PRICE, cutPrice: PRICE, aioValidTill: null, services: [] } // prettier-ignore
        const { id } = await person(maker).staffPlans.create(fields)
        const touched = new Set([maker])
        for (const { by, price, title } of writes) {
          if ((await person(by).staffPlans.one({ id })).price !== price) touched.add(by)
          await act(id, { does: 'save', by, price, title })
        }
        const code = await act(id, { does: 'publish', by: publisher })
        expect(code).toBe(touched.has(publisher) ? 'FIRST_NEEDS_SECOND_PERSON' : undefined)
      }),
      { numRuns: triesOf(100) },
    )
  })

  it('of a program is refused to everybody who has written it', async () => {
    const program = { name: { en: 'Class 7 Latin' }, grade: 7, stream: null, boards: ['cbse'], target: 'olympiad', year: 2031, language: 'en' as const, rank: 1, isHidden: false } // prettier-ignore
    const { id, version } = await person(0).staffPrograms.create(program)
    const renamed = await person(1).staffPrograms.update({ ...program, id, version, name: { en: 'Class 7, Latin' } })
    const publishing = { id, version: renamed.version }
    for (const by of [0, 1])
      expect(await codeOf(person(by).staffPrograms.publish(publishing))).toBe('FIRST_NEEDS_SECOND_PERSON')
    expect((await person(0).staffPrograms.editions({ id })).writtenBy).toEqual([ids[0], ids[1]])
    expect(await codeOf(person(2).staffPrograms.publish(publishing))).toBeUndefined()
  })
})
