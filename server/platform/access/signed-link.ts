// Links that show one thing to anyone who has them, until they end. A link holds the thing's id, its end, and our signature.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'
import type { Ctx } from '#server/platform/context.ts'

/** A link of one kind is not valid as another kind. */
type Kind = 'demo' | 'lead' | 'pay-request' | 'pdf' | 'school-result'

export interface SignedLink {
  /** The id of what is shown; a lead's may be the number that another sales system gave it. */
  readonly subject: string
  readonly expiresAt: Instant
}

export function signLink(ctx: Ctx, kind: Kind, { subject, expiresAt }: SignedLink): string {
  const claim = `${subject}.${expiresAt.toString(36)}`
  return `${claim}.${signatureOf(ctx, kind, claim).toString('base64url')}`
}

/** Undefined for what we did not sign. That it has ended is for the caller to see. */
export function readLink(ctx: Ctx, kind: Kind, token: string): SignedLink | undefined {
  const [subject = '', expiry = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(ctx, kind, `${subject}.${expiry}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  return { subject, expiresAt: toInstant(Number.parseInt(expiry, 36)) }
}

/** A page of ours, in the reader's language when pages are there in it. */
export function pageUrl(ctx: Ctx, path: string, lang: Language): string {
  return `${ctx.settings.publicUrl}${pathInLanguage(path, lang)}`
}

/** 128 bits: short enough for a text message. */
const SIGNATURE_BYTES = 16

function signatureOf(ctx: Ctx, kind: Kind, claim: string): Buffer {
  return createHmac('sha256', ctx.settings.secret).update(`${kind} ${claim}`).digest().subarray(0, SIGNATURE_BYTES)
}
