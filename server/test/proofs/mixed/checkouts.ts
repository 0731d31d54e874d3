// Families who buy in every way there is, and come to every end a payment has.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '#server/seed/random.ts'
import { seed } from '../how-much.ts'
import { insist, type Trouble } from '../faults/persistence.ts'
import type { Scene } from '../faults/scene.ts'
import type { Family } from '../faults/shop.ts'
import type { PostRequest, PlacedOrder, WayToBuy } from './ways-to-buy.ts'

/** The payer's actions: most pay. A payer who was declined may try again, as in life. */
const DEEDS = ['PAY', 'PAY', 'PAY', 'PAY', 'PAY_AND_LEAVE', 'PAY_AND_LEAVE', 'DECLINE', 'DECLINE_THEN_PAY', 'UNKNOWN', 'LEAVE'] as const // prettier-ignore
export type Deed = (typeof DEEDS)[number] | 'NOTHING_TO_PAY'

export interface Checkout extends Omit<PlacedOrder, 'isPaid'> {
  readonly way: string
  readonly deed: Deed
  /** The last that the family was shown. */
  seen: string
}

export interface Checkouts {
  readonly made: readonly Checkout[]
  /** Answers that nobody should ever get. */
  readonly surprises: readonly string[]
}

/** So many, some at once, each buyer with families of its own: every family buys each course at most once. */
export async function checkOut(
  scene: Scene,
  ways: readonly WayToBuy[],
  { most, atOnce, onTrouble }: { readonly most: number; readonly atOnce: number; readonly onTrouble: Trouble },
): Promise<Checkouts> {
  const { families, plans } = scene.shop
  const made: Checkout[] = []
  const surprises: string[] = []
  let begun = 0

  async function keepBuying(no: number): Promise<void> {
    const random = createRandom(seed + no)
    const own = families.filter((_, i) => i % atOnce === no)
    const wishes = plans.flatMap(({ planId }) => own.map((family) => ({ planId, family })))
    for (const [i, { planId, family }] of wishes.entries()) {
      if (begun >= most) return
      begun += 1
      const way = ways[(no + i) % ways.length]
      if (way) await checkOutOnce({ scene, family, planId, way, random, onTrouble, made }).catch((error: unknown) => surprises.push(`${way.name}: ${String(error)}`)) // prettier-ignore
    }
  }

  await Promise.all(Array.from({ length: atOnce }, (_, no) => keepBuying(no)))
  return { made, surprises }
}

interface Purchase {
  readonly scene: Scene
  readonly family: Family
  readonly planId: string
  readonly way: WayToBuy
  readonly random: Random
  readonly onTrouble: Trouble
  readonly made: Checkout[]
}

async function checkOutOnce(purchase: Purchase): Promise<void> {
  const { way, planId, random, made } = purchase
  const ask = asking(purchase)
  const { isPaid, ...bought } = await way.order(ask, planId)
  const deed = way.pay ? random.pick(DEEDS) : 'NOTHING_TO_PAY'
  const checkout: Checkout = { ...bought, way: way.name, deed, seen: isPaid ? 'SUCCESS' : '' }
  made.push(checkout)
  if (!way.pay) return isPaid ? undefined : fail('is not paid although nothing was left to pay', checkout)
  await ask('/payment/v2/payment-request', { orderId: bought.orderId, ...way.pay })
  await act(purchase, checkout)
}

/** Acts as the payer at the bank, then checks what the family sees. */
async function act(purchase: Purchase, checkout: Checkout): Promise<void> {
  const { deed, orderId } = checkout
  if (deed === 'LEAVE') return
  if (deed === 'UNKNOWN') return bankSays(purchase, orderId, 'unknown-status')
  if (deed === 'DECLINE' || deed === 'DECLINE_THEN_PAY') {
    await bankSays(purchase, orderId, 'decline')
    await isShown(purchase, checkout, 'FAILURE')
    if (deed === 'DECLINE') return
    await asking(purchase)('/payment/v2/payment-request', { orderId, ...purchase.way.pay })
  }
  await bankSays(purchase, orderId, 'approve')
  if (deed !== 'PAY_AND_LEAVE') await isShown(purchase, checkout, 'SUCCESS')
}

async function bankSays({ scene }: Purchase, orderId: string, answer: string): Promise<void> {
  await insist({ method: 'POST', url: `${scene.sandbox.url}/control/orders/${orderId}/${answer}` })
}

/** Until then nothing but "pending": who has paid is never told of a failure, nor who was declined of a success. */
async function isShown({ scene, family, onTrouble }: Purchase, checkout: Checkout, end: string): Promise<void> {
  const url = `${scene.server().url}/api/payment/v2/juspay-order-status/${checkout.orderId}`
  const before = new Set(['CREATED', 'PENDING', 'PENDING_LONG', checkout.seen])
  for (const until = performance.now() + 300_000; performance.now() < until; await wait(250)) {
    const { status, body, text } = await insist({ method: 'GET', url, cookie: family.cookie }, onTrouble)
    if (status !== 200) throw new Error(`order-status answered ${status}: ${text}`)
    const shown = String(body['status'])
    if (shown !== end && !before.has(shown)) fail(`is shown as ${shown} instead of ${end}`, checkout)
    checkout.seen = shown
    if (shown === end) return
  }
}

/** Each call has an idempotency key of its own, which goes with every repetition of it. */
function asking({ scene, family, onTrouble }: Purchase): PostRequest {
  return async (path, body) => {
    const call = { method: 'POST', url: `${scene.server().url}/api${path}`, cookie: family.cookie, key: randomUUID(), body } as const // prettier-ignore
    const { status, body: answer, text } = await insist(call, onTrouble)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return answer
  }
}

function fail(what: string, { way, orderId }: Checkout): never {
  throw new Error(`${orderId} (${way}) ${what}`)
}
