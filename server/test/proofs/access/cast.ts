// Who calls, and what each of them must never see of another.
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { visitor, type Actor, type Household, type Principal } from '#server/platform/access/actor.ts'
import type { TestApp } from '../../app.ts'
import { eventually } from '../eventually.ts'
import { prepareKnownValues } from '../known-values.ts'
import type { KnownValues } from '../operations.ts'

export interface Player {
  readonly name: string
  readonly actor: Actor
  /** What this one may name as its own. */
  readonly ids: KnownValues
  /** Texts that stand in nobody else's answers. */
  readonly secrets: readonly string[]
}

export interface Cast {
  readonly players: readonly Player[]
  /** Whose ids this one tries instead of its own. */
  readonly victimOf: (player: Player) => Player
}

/** Two families, each with a paid and an open order, a visitor, and everybody else who can have a session. */
export async function prepareCast(app: TestApp): Promise<Cast> {
  const [{ plan: open, known }, { plan: paid }] = await Promise.all([prepareKnownValues(app), aSellablePlan(app.ctx)])
  // An order that is being paid stays as it is, and a visitor sees a price: a coupon would be in the way of both.
  const forAll = { ...known, couponCode: undefined }
  const families: Player[] = []
  for (const [firstName, lastName] of [
    ['Kanarienvogelina', 'Zwitscherpur'],
    ['Papageiendra', 'Krächzabad'],
  ] as const) {
    const email = `${firstName.toLowerCase()}@canaries.example`
    const actor = await aHousehold(app.ctx, { firstName, lastName, email })
    families.push(
      await aFamily(app, { actor, names: [firstName, lastName, email], paid: paid.id, open: open.id, forAll }),
    )
  }
  const nobody = { ...forAll, ...NOBODYS }
  const { id: staffId } = await aMember(app.ctx)
  const others = [visitor, { kind: 'staff', staffId, scopes: [] } as const, ...otherStaff].map((actor) => ({
    name: actor.kind,
    actor,
    ids: nobody,
    secrets: [],
  }))
  const [asha, ravi] = families as [Player, Player] // two were made
  return { players: [...families, ...others], victimOf: (player) => (player === asha ? ravi : asha) }
}

const otherStaff: readonly Principal[] = [
  { kind: 'teacher', teacherId: 'tea000000000000000001' },
  { kind: 'agent', agentId: 'agt000000000000000001' },
]

const NOBODYS = {
  orderId: 'ord000000000000000000',
  before: 'ord000000000000000000',
  userId: 'lrn000000000000000000',
  verificationId: 'otp000000000000000000',
}

interface Making {
  readonly actor: AHousehold
  readonly names: readonly string[]
  readonly paid: string
  readonly open: string
  readonly forAll: KnownValues
}

async function aFamily(app: TestApp, { actor, names, paid, open, forAll }: Making): Promise<Player> {
  const bought = await order(app, actor, paid)
  await app.sandbox.control(bought, 'approve')
  const status = async () => (await app.as(actor).payments.getOrderStatus({ orderId: bought })).status
  await eventually('the family has paid', async () => (await status()) === 'SUCCESS')
  await app.runJobs()
  const { number } = await app.as(actor).invoices.getInvoice({ orderId: bought })
  const begun = await order(app, actor, open)
  const { verificationId } = await app.as(visitor).accounts.preLoginVerification({ phone: actor.phone })
  const ids = {
    ...forAll,
    orderId: begun,
    before: begun,
    userId: actor.learnerId,
    verificationId,
    'invoices.getInvoice': { orderId: bought },
    'invoices.getInvoicePdf': { orderId: bought },
  }
  const { accountId, learnerId, phone } = actor
  const secrets = [...names, accountId, learnerId, phone, phone.slice(3), bought, begun, number]
  return { name: names[0] ?? '', actor, ids, secrets }
}

async function order(app: TestApp, actor: Household, subscriptionPlanId: string) {
  const { orderId } = await app.as(actor).orders.buyItems({ subscriptionPlanId })
  await app.as(actor).payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}
