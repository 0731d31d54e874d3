// A quote on its way through the buyer's page: everything that was agreed, signed.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { Quote, type HashedQuote, type SignedQuote } from '#core/modules/orders/order.ts'
import type { Ctx } from '#server/platform/context.ts'

const Signed = z.object({
  quote: Quote,
  hash: z.string(),
  /**
   * A coupon is evaluated for one buyer, and a credit belongs to one buyer: a quote with either is valid only for that
   * buyer.
   */
  buyer: z.string().optional(),
  /** The family that asked, and its learner: it is no quote for another child whom that family chooses meanwhile. */
  askedFor: z.object({ accountId: z.string(), learnerId: z.string() }).optional(),
})

/** Who may use a quote: anyone where both are undefined. */
export type QuoteHolder = Pick<z.infer<typeof Signed>, 'buyer' | 'askedFor'>

/** With what an order remembers it by. */
export function hashQuote(quote: Quote): HashedQuote {
  return { ...quote, hash: hash('sha256', JSON.stringify(quote), 'base64url').slice(0, 22) }
}

export function signQuote(ctx: Ctx, quote: Quote, { buyer, askedFor }: QuoteHolder): SignedQuote {
  const hashed = hashQuote(quote)
  const payload = Buffer.from(JSON.stringify({ quote, hash: hashed.hash, buyer, askedFor })).toString('base64url')
  return { ...hashed, token: `${payload}.${signatureOf(ctx, payload).toString('base64url')}` }
}

/** Throws QUOTE_INVALID for what we did not sign, or signed when quotes had other fields. */
export function readQuote(ctx: Ctx, token: string): z.infer<typeof Signed> {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(ctx, payload)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw errors.QUOTE_INVALID()
  const read = Signed.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!read.success) throw errors.QUOTE_INVALID()
  return read.data
}

function signatureOf(ctx: Ctx, payload: string): Buffer {
  return createHmac('sha256', ctx.settings.secret).update(`quote ${payload}`).digest()
}
