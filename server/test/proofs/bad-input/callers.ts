// Who sends what is malformed: as many visitors and families as it takes for no limit to hide an endpoint from the proof.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch } from '#server/modules/catalogue/factory.ts'
import { anApiKey, anOrganisation } from '#server/modules/clients/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import type { Principal } from '#server/platform/access/actor.ts'
import { sessionCookie } from '#server/platform/access/caller.ts'
import { at } from '#server/platform/database/db-time.ts'
import { NO_LIMITS, startTestApp, type TestApp } from '../../app.ts'
import { refundPart } from '../../refunds.ts'
import { eventually } from '../eventually.ts'
import { malformedRequests } from '../how-much.ts'
import { prepareKnownValues } from '../example-values.ts'
import type { ExampleValues, Operation } from '../operations.ts'
import { someAtATime } from '../some-at-a-time.ts'

/** Each family asks an endpoint eight times at most. */
const FAMILIES = Math.ceil(malformedRequests / 16)

export interface CallingAs {
  readonly cookie: string
  /** The key of an organisation's program. */
  readonly authorization?: string
  readonly address: string
  readonly known: ExampleValues
}

export interface Callers {
  /** Each call is another's: every second one a family's, the others visitors'. */
  readonly next: (operation: Operation) => Promise<CallingAs>
  /** A family that is signed in, or a program with a key. */
  readonly nextSignedIn: (operation: Operation) => Promise<CallingAs>
}

/** The session that this person has, or another when a call has ended it. */
export function cookiesOf(app: TestApp): (actor: Principal) => Promise<string> {
  const kept = new Map<Principal, string>()
  return async (actor) => {
    const { sessions, db } = app.ctx
    const known = kept.get(actor)
    const token = known && (await sessions.find(known)) ? known : await sessions.open(db, actor)
    kept.set(actor, token)
    return `${sessionCookie(false)}=${token}`
  }
}

/**
 * An app that takes the address of a call from the proxy before it: every caller has another. It does not count the calls of a
 * minute, so that one teacher or member of staff can make them all.
 */
export function startAppForMany(): Promise<TestApp> {
  return startTestApp({ limiter: NO_LIMITS }, { TRUST_PROXY: '1' })
}

/** Families that each have paid for one course and are paying for another; everything there is to name exists. */
export async function prepareCallers(app: TestApp): Promise<Callers> {
  const [{ plan, coupon, known: forAll }, other] = await Promise.all([prepareKnownValues(app), aSellablePlan(app.ctx)])
  await aBatch(app.ctx, other.bundle)

  async function order(family: AHousehold, subscriptionPlanId: string, couponCode?: string) {
    const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId, couponCode })
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    return orderId
  }

  async function aFamily() {
    const family = await aHousehold(app.ctx, { heldBy: 'PARENT', birthYear: 1990 })
    const paid = await order(family, other.plan.id)
    await app.sandbox.control(paid, 'approve')
    const orderId = await order(family, plan.id, coupon.code)
    const bundleId = other.bundle.id
    const learning = {
      studentId: family.learnerId,
      'onboarding.getInfo': { bundleId },
      'onboarding.insertInitialOnboardingInformation': { bundleId },
      'onboarding.getBatchSchedule': { bundleId, batchId: undefined },
      'onboarding.getUserCourses': { id: bundleId },
    }
    const invoiced = {
      'invoices.getInvoice': { orderId: paid },
      'invoices.getInvoicePdf': { orderId: paid },
      'invoices.listCreditNotes': { orderId: paid },
    }
    return { family, known: { ...forAll, orderId, userId: family.learnerId, ...learning, ...invoiced } }
  }

  const families = await someAtATime(FAMILIES, aFamily)
  const paid = `select from orders.order where status = 'PAID'`
  await eventually('all have paid', async () => (await app.pool.query(paid)).rowCount === FAMILIES, {})
  await app.runJobs()
  const begun = await app.pool.query<{ id: string; of: string }>(
    'select id, learner_id as of from onboarding.onboarding',
  )
  const onboardings = new Map(begun.rows.map(({ id, of }) => [of, id]))
  for (const { family, known } of families) {
    const { orderId } = known['invoices.getInvoice']
    Object.assign(known, { 'invoices.getCreditNotePdf': { orderId, refundId: await refundPart(app, family, orderId) } })
  }
  const cookieOf = cookiesOf(app)
  const turns = new Map<string, number>()
  let calls = 0
  async function next({ id, access, refusals }: Operation): Promise<CallingAs> {
    if (refusals.some((refusal) => LIMITED.some((code) => refusal.endsWith(code)))) await forgetCalls(app)
    const turn = (turns.get(id) ?? 0) + 1
    turns.set(id, turn)
    calls += 1
    // A network and a number each, for some limits are theirs.
    const address = `10.${(calls >> 8) & 255}.${calls & 255}.${(calls >> 16) + 1}`
    const phone = `9${String(100_000_000 + calls)}`
    const email = `asha${calls}@example.in`
    if (access === 'teacher') return { cookie: await cookieOf(TEACHER), address, known: { ...forAll, phone, email } }
    if (access.startsWith('client') && turn % 2 === 0)
      return { cookie: '', authorization: await aNewKey(app), address, known: { ...forAll, phone, email } }
    const caller = families[(turn >> 1) % FAMILIES]
    if (!caller || turn % 2 === 1) return { cookie: '', address, known: { ...forAll, ...UNKNOWN, phone, email } }
    const onboardingId = onboardings.get(caller.family.learnerId)
    const known = { ...caller.known, onboardingId, 'onboarding.getAutoEnrolledBatches': { id: onboardingId } }
    return { cookie: await cookieOf(caller.family), address, known: { ...known, phone, email } }
  }

  return {
    next,
    async nextSignedIn(operation) {
      let caller = await next(operation)
      while (caller.cookie === '' && !caller.authorization) caller = await next(operation)
      return caller
    },
  }
}

/** A program has sixty calls a minute: each call is another program's. */
async function aNewKey({ ctx }: TestApp): Promise<string> {
  return `Bearer ${await anApiKey(ctx, await anOrganisation(ctx))}`
}

/** Endpoints that send a code, and those with a limit, may answer these. */
const LIMITED = [otpErrors.OTP_NOT_SENT.code, commonErrors.RATE_LIMIT_EXCEEDED.code]

/**
 * Some malformed requests are right ones with additions, and a family has the same number and the same address in all of them.
 * The limits of these are proven elsewhere: here no call was made and no code was sent before.
 */
export function forgetCalls({ ctx: { db, now } }: TestApp): Promise<void> {
  // One after the other: two at once lock the same rows, each in another order.
  forgetting = forgetting.then(async () => {
    await db.deleteFrom('platform.tally').execute()
    const recent = sql`sent_at > ${at(now())}::timestamptz - interval '1 hour'`
    await sql`update otp.verification set sent_at = sent_at - interval '1 hour' where ${recent}`.execute(db)
  })
  return forgetting
}
let forgetting = Promise.resolve()

/** Who teaches the classes that the classroom's proofs know. */
const TEACHER = { kind: 'teacher', teacherId: 'tea000000000000000001' } as const

/** Ids that belong to nobody, for visitors. */
const UNKNOWN = { orderId: 'ord000000000000000000', userId: 'lrn000000000000000000' }
