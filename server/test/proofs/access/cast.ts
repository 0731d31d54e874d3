// Who calls, and what each of them must never see of another.
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { insertGuardian } from '#server/modules/accounts/index.ts'
import { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { aBatch, aTeacher } from '#server/modules/catalogue/factory.ts'
import { anApiKey, anOrganisation } from '#server/modules/clients/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { visitor, type Actor, type Household } from '#server/platform/access/actor.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { TestApp } from '../../app.ts'
import { refundPart } from '../../refunds.ts'
import { eventually } from '../eventually.ts'
import { prepareKnownValues } from '../example-values.ts'
import type { ExampleValues } from '../operations.ts'

export interface Player {
  readonly name: string
  readonly actor: Actor
  /** The ids that this player may name as its own. */
  readonly ids: ExampleValues
  /** Texts that appear in no other player's answers. */
  readonly secrets: readonly string[]
  /**
   * Texts of others that this player may still read: a guardian the child's name, a parent the names of other
   * guardians.
   */
  readonly knows: readonly string[]
  /** Learners besides the session's own whom this one may act for. */
  readonly actsFor: readonly string[]
  /** Lives in the household whose ids it tries, so that what is the account's is its own. */
  readonly isAtHome: boolean
}

export interface Cast {
  readonly players: readonly Player[]
  /** Whose ids this one tries instead of its own. */
  readonly victimOf: (player: Player) => Player
}

/**
 * Two families, a parent with a number of their own who is guardian in the first, one who is guardian in the second, and the
 * second child of a fifth: each with a paid and an open order. And a visitor, and everybody else who can have a session.
 */
export async function prepareCast(app: TestApp): Promise<Cast> {
  const [{ plan: open, known }, { plan: paid, bundle }] = await Promise.all([
    prepareKnownValues(app),
    aSellablePlan(app.ctx),
  ])
  await aBatch(app.ctx, bundle)
  // An order that is being paid stays as it is, and a visitor sees a price: a coupon would be in the way of both.
  const forAll = { ...known, couponCode: undefined }
  const families: CastFamily[] = []
  for (const names of FAMILIES) families.push(await aFamily(app, { names, paid: paid.id, open: open.id, forAll }))
  const [asha, ravi, guardian, stranger, siblings] = families as [
    CastFamily,
    CastFamily,
    CastFamily,
    CastFamily,
    CastFamily,
  ] // five were made
  const second = await aChild(app.ctx, siblings.actor, { firstName: 'Tukanilda', birthYear: 1990 })
  await buy(app, { ...siblings.actor, learnerId: second }, paid.id)
  const sibling: Family = {
    ...siblings,
    name: 'the other learner',
    actor: { ...siblings.actor, learnerId: second },
    ids: { ...siblings.ids, userId: second, studentId: second },
    actsFor: [siblings.actor.learnerId],
    isAtHome: true,
    // The household came from this organisation, and its page of consents says so.
    knows: [ORGANISATION],
  }
  const own = [
    await guards(app, guardian, asha),
    await guards(app, stranger, ravi),
    { ...asha, knows: [guardian.actor.accountId] },
    { ...ravi, knows: [stranger.actor.accountId] },
    sibling,
  ]
  const { id: staffId } = await aMember(app.ctx)
  const others = [visitor, { kind: 'staff', staffId, scopes: [] } as const, AGENT].map((actor) => ({
    ...NOBODY,
    name: actor.kind,
    actor,
    ids: { ...forAll, ...NOBODYS },
  }))
  await aTeacher(app.ctx, { id: TeacherId.parse(TEACHER.teacherId), name: 'Gimpelnath' })
  const teacher = {
    ...NOBODY,
    name: 'teacher',
    actor: TEACHER,
    ids: { ...forAll, ...NOBODYS },
    secrets: ['Gimpelnath'],
  }
  const program = await aProgram(app, siblings, forAll)
  const victims = new Map<string, Player>([[asha.name, ravi], [sibling.name, siblings]]) // prettier-ignore
  return { players: [...own, teacher, program, ...others], victimOf: ({ name }) => victims.get(name) ?? asha }
}

const FAMILIES = [
  ['Kanarienvogelina', 'Zwitscherpur'],
  ['Papageiendra', 'Krächzabad'],
  ['Rotkehlchandra', 'Nestganj'],
  ['Zaunkönigita', 'Heckenpuram'],
  ['Nachtigallika', 'Singnagar'],
] as const

const NOBODY = { secrets: [], knows: [], actsFor: [], isAtHome: false }

interface Family extends Player {
  readonly actor: AHousehold
}
interface CastFamily extends Family {
  /** Texts of the family that a guardian from outside may read: names, and which order bought a course. */
  readonly told: readonly string[]
}

/**
 * Makes this family's parent a guardian of the other's learner: the guardian sees the name, and nothing about money.
 */
async function guards(app: TestApp, family: Family, { actor, told }: CastFamily) {
  const { accountId, learnerId } = actor
  await inTransaction(app.ctx.db, (tx) =>
    insertGuardian(tx, { accountId: family.actor.accountId, learnerId, addedBy: accountId, now: app.now() }),
  )
  return { ...family, actsFor: [learnerId], knows: [accountId, learnerId, ...told] }
}

/** The program of an organisation from which this family came. It reads what the family ordered, and who learns there. */
async function aProgram(app: TestApp, { actor, secrets }: CastFamily, forAll: ExampleValues): Promise<Player> {
  await app.as(actor).partners.tagUser({ partnerCode: CLIENT_PARTNER })
  const ids = { ...forAll, ...NOBODYS }
  return { ...NOBODY, name: 'client', actor: CLIENT, ids, secrets: [ORGANISATION], knows: secrets }
}

/** A new key for each call: a key has so many calls a minute. */
export async function keyOfProgram({ ctx }: TestApp): Promise<string> {
  const organisation = { name: ORGANISATION, partnerCode: CLIENT_PARTNER }
  return anApiKey(ctx, await anOrganisation(ctx, organisation))
}

const CLIENT_PARTNER = 'CENTRE'
const ORGANISATION = 'Kuckucksheim Schools'
/** Which organisation and key it is says the key of each call. */
const CLIENT = { kind: 'client', organisationId: '', keyId: '', scopes: [] } as const

/** The teacher of the classes that the classroom's proofs know. */
const TEACHER = { kind: 'teacher', teacherId: 'tea000000000000000001' } as const
const AGENT = { kind: 'agent', agentId: 'agt000000000000000001' } as const

const NOBODYS = {
  orderId: 'ord000000000000000000',
  before: 'ord000000000000000000',
  userId: 'lrn000000000000000000',
  studentId: 'lrn000000000000000000',
  onboardingId: 'onb000000000000000000',
  verificationId: 'otp000000000000000000',
}

interface FamilyInput {
  readonly names: readonly [firstName: string, lastName: string]
  readonly paid: string
  readonly open: string
  readonly forAll: ExampleValues
}

async function aFamily(app: TestApp, { names, paid, open, forAll }: FamilyInput): Promise<CastFamily> {
  const [firstName, lastName] = names
  const email = `${firstName
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z]/g, '')}@canaries.example`
  const actor = await aHousehold(app.ctx, { firstName, lastName, email, birthYear: 1990 })
  const bought = await buy(app, actor, paid)
  const { number } = await app.as(actor).invoices.getInvoice({ orderId: bought })
  const refundId = await refundPart(app, actor, bought)
  const begun = await order(app, actor, open)
  const { onboardingId, bundleId } = await app.as(actor).onboarding.getInfo({})
  const { verificationId } = await app.as(visitor).accounts.preLoginVerification({ phone: actor.phone })
  const ids = {
    ...forAll,
    orderId: begun,
    before: begun,
    userId: actor.learnerId,
    studentId: actor.learnerId,
    verificationId,
    onboardingId,
    'onboarding.insertInitialOnboardingInformation': { bundleId },
    'onboarding.getBatchSchedule': { bundleId, batchId: undefined },
    'onboarding.getUserCourses': { id: bundleId },
    'onboarding.getAutoEnrolledBatches': { id: onboardingId },
    'invoices.getInvoice': { orderId: bought },
    'invoices.getInvoicePdf': { orderId: bought },
    'invoices.listCreditNotes': { orderId: bought },
    'invoices.getCreditNotePdf': { orderId: bought, refundId },
  }
  const { accountId, learnerId, phone } = actor
  const secrets = [
    firstName,
    lastName,
    email,
    accountId,
    learnerId,
    phone,
    phone.slice(3),
    bought,
    begun,
    number,
    refundId,
    onboardingId,
  ]
  return { ...NOBODY, name: firstName, told: [firstName, lastName, bought, onboardingId], actor, ids, secrets }
}

async function buy(app: TestApp, actor: Household, subscriptionPlanId: string): Promise<string> {
  const orderId = await order(app, actor, subscriptionPlanId)
  await app.sandbox.control(orderId, 'approve')
  const status = async () => (await app.as(actor).payments.getOrderStatus({ orderId })).status
  await eventually('the family has paid', async () => (await status()) === 'SUCCESS')
  await app.runJobs()
  return orderId
}

async function order(app: TestApp, actor: Household, subscriptionPlanId: string) {
  const { orderId } = await app.as(actor).orders.buyItems({ subscriptionPlanId })
  await app.as(actor).payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}
