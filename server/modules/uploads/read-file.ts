// Reading: an address that we sign works for ten minutes, for everyone who has it. Without a signature no file is read.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isBefore, later, toInstant } from '#core/kernel/time.ts'
import { FileKey, type FamilyFile } from '#core/modules/uploads/family-file.ts'
import { READABLE_FOR, type FileType } from '#core/modules/uploads/limits.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { storageKey } from './file-place.ts'
import { requireReadableFile } from './own-file.ts'
import { findFile, listClaimed, type StoredFile } from './store.ts'

export async function getFile(ctx: Ctx, actor: Household, key: string): Promise<FamilyFile> {
  return signedFile(ctx, await requireReadableFile(ctx, actor, key))
}

/** A kept file with an address for the person who may read it. The caller has checked that. */
export function signedFile(ctx: Ctx, { id, name, type, bytes, width, height, scan }: StoredFile): FamilyFile {
  const readableUntil = later(ctx.now(), READABLE_FOR)
  const query = new URLSearchParams({ until: String(readableUntil), signature: signatureOf(ctx, id, readableUntil) })
  return {
    key: FileKey.parse(id),
    name,
    type,
    bytes: bytes ?? 0,
    width,
    height,
    scan: scan === 'CLEAN' ? 'CLEAN' : 'UNSCANNED',
    url: `/files/${id}?${query}`,
    readableUntil,
  }
}

/** The files of these things, signed, by the thing: `claimFiles` gave them to it. */
export async function filesOf(ctx: Ctx, claimedBy: readonly string[]): Promise<ReadonlyMap<string, FamilyFile[]>> {
  const files = claimedBy.length === 0 ? [] : await listClaimed(ctx.db, claimedBy)
  return Map.groupBy(files, ({ claimedBy: owner }) => owner ?? '').entries().reduce(
    (all, [owner, each]) => all.set(owner, each.map((file) => signedFile(ctx, file))),
    new Map<string, FamilyFile[]>(),
  ) // prettier-ignore
}

export interface ReadableFile {
  readonly bytes: Buffer
  readonly type: FileType
  readonly name: string
  /** The browser saves it and does not open it. */
  readonly isAttachment: boolean
}

/** Undefined when the address was not signed by us or has expired, or the file is gone. */
export async function readSignedFile(
  ctx: Ctx,
  key: string,
  address: Readonly<Record<string, unknown>>,
): Promise<ReadableFile | undefined> {
  if (!isSigned(ctx, key, address)) return undefined
  const file = await findFile(ctx.db, key)
  if (file?.state !== 'KEPT' || file.scan === 'INFECTED') return undefined
  const bytes = await ctx.files.read(storageKey(file))
  if (!bytes) return undefined
  const isAttachment = file.isDownloadable || file.scan !== 'CLEAN' || file.type === 'application/pdf'
  return { bytes, type: file.type, name: file.name, isAttachment }
}

function isSigned(ctx: Ctx, key: string, { until, signature }: Readonly<Record<string, unknown>>): boolean {
  if (typeof signature !== 'string' || typeof until !== 'string' || !/^\d{1,15}$/.test(until)) return false
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(ctx, key, Number(until)))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return isBefore(ctx.now(), toInstant(Number(until)))
}

function signatureOf({ settings }: Ctx, key: string, until: number): string {
  return createHmac('sha256', settings.secret).update(['READ', key, until].join('\n')).digest('base64url')
}
