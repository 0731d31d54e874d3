// Shows a page as if the drafts of staff were published now. They are published in a transaction that only this page reads
// from, and rolled back once the page is drawn. Pages need no code of their own for previews.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { SPEC, type AnyResource } from '#core/kernel/resource.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, later, MINUTE, toInstant, type Instant } from '#core/kernel/time.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { previews, type Preview } from '#server/platform/resource/points/previews.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { listDrafts } from './draft-store.ts'
import type { LiveOf, PublishedResource } from './drafts.ts'
import { writing } from './resource.ts'
import type { Fields, Row } from './store.ts'

interface PublishedPreview<A extends AnyResource> {
  readonly path: (fields: Row<LiveOf<A>>, tx: Tx, now: Instant) => string | Promise<string>
  /** Other records of that page, drawn with their drafts. */
  readonly alsoShown?: (tx: Tx, fields: Row<LiveOf<A>>, now: Instant) => Promise<readonly PreviewRecord[]>
}

interface PreviewRecord {
  readonly published: PublishedResource
  readonly id: string
}

export function previewOf<A extends AnyResource>(
  published: PublishedResource<A>,
  { path, alsoShown }: PublishedPreview<A>,
): Preview {
  const { name, feature } = published.api[SPEC]
  return {
    resource: name,
    feature,
    async apply(ctx, tx, id) {
      const fields = (await publishForNow(ctx, tx, { published, id })) as Row<LiveOf<A>> | undefined // the resource's own
      if (!fields) return undefined
      for (const part of (await alsoShown?.(tx, fields, ctx.now())) ?? []) await publishForNow(ctx, tx, part)
      return path(fields, tx, ctx.now())
    },
  }
}

async function publishForNow(ctx: Ctx, tx: Tx, { published, id }: PreviewRecord): Promise<Fields | undefined> {
  const { live } = published
  const { name } = published.api[SPEC]
  const row = await live.find(tx, id, ctx.now())
  if (!row) return undefined
  const draft = (await listDrafts(tx, name, [id])).get(id)?.fields
  if (draft || (row as Fields)['status'] === 'DRAFT')
    await live.update?.(tx, id, { ...draft, status: 'ACTIVE' }, ctx.now())
  return { ...row, ...draft }
}

/** Only `work` sees its own writes. They are rolled back afterwards. */
export async function withoutKeeping<T>(ctx: Ctx, work: (ctx: Ctx, tx: Tx) => Promise<T>): Promise<T> {
  let answer: { readonly value: T } | undefined
  // Nothing that was read before counts, and nothing that is read now is to be kept.
  const load: Ctx['cache']['remember'] = (_tags, _key, read) => read()
  const cache: Ctx['cache'] = { remember: load, rememberAnswer: load, peek: () => undefined }
  await writing(ctx, async (tx) => {
    answer = { value: await work({ ...ctx, db: tx, browsingDb: tx, staffDb: tx, replica: undefined, cache }, tx) }
    throw new TakenBack()
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  if (!answer) throw commonErrors.SERVICE_ERROR()
  return answer.value
}

class TakenBack extends Error {}

const OPEN_FOR = 30 * MINUTE

/** Where a member of staff may look at it, and show it on a phone, for half an hour. Throws NOT_FOUND_ERROR and FORBIDDEN_ERROR. */
export async function openPreview(
  ctx: Ctx,
  { resource, id }: { resource: string; id: string },
  { actor: { scopes } }: Call<Staff>,
) {
  const preview = previewFor(ctx, resource)
  if (!preview) throw commonErrors.NOT_FOUND_ERROR()
  if (!scopes.includes(`${preview.feature}.view`)) throw commonErrors.FORBIDDEN_ERROR()
  const path = await withoutKeeping(ctx, (own, tx) => preview.apply(own, tx, id))
  if (path === undefined) throw commonErrors.NOT_FOUND_ERROR()
  const expiresAt = later(ctx.now(), OPEN_FOR)
  const claim = `${resource}.${id}.${expiresAt.toString(36)}`
  const token = `${claim}.${signatureOf(ctx, claim).toString('base64url')}`
  return { path: `${path}${path.includes('?') ? '&' : '?'}preview=${token}`, expiresAt }
}

export interface OpenPreview {
  readonly preview: Preview
  readonly id: string
  readonly expiresAt: Instant
}

/** Undefined for what we did not sign, and for what is over. */
export function readPreview(ctx: Ctx, token: string): OpenPreview | undefined {
  const [resource = '', id = '', expiry = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(ctx, `${resource}.${id}.${expiry}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const expiresAt = toInstant(Number.parseInt(expiry, 36))
  const preview = previewFor(ctx, resource)
  return preview && isBefore(ctx.now(), expiresAt) ? { preview, id, expiresAt } : undefined
}

function signatureOf(ctx: Ctx, claim: string): Buffer {
  return createHmac('sha256', ctx.settings.secret).update(`preview ${claim}`).digest()
}

function previewFor(ctx: Ctx, resource: string): Preview | undefined {
  return previews.all(ctx).find((each) => each.resource === resource)
}
