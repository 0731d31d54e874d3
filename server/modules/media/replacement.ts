// A file of a row that staff replace: announced, sent by the browser straight to where files lie, and kept in place of the one
// before.
import { z } from 'zod'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { extensionOf, typeOfBytes, type FileType } from '#core/modules/media/file-types.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteIncomingJob } from './delete-files.ts'
import { incomingKey } from './file-key.ts'

const OPEN_FOR = 30 * MINUTE
/** Addresses that were given for the old file are over, and players that read it have ended, long before. */
const KEPT_FOR = DAY

export interface FileAnnouncement {
  /** The row's. */
  readonly id: string
  readonly type: FileType
  readonly bytes: number
  readonly sha256: string
}

/** Answers the key that the file is kept by, and the address that the browser sends it to for half an hour. */
export async function announceReplacement(ctx: Ctx, { id, type, bytes, sha256 }: FileAnnouncement) {
  const key = `${id}_${ctx.newId('fil')}`
  const expiresAt = later(ctx.now(), OPEN_FOR)
  await inTransaction(ctx.db, (tx) => ctx.enqueue(tx, deleteIncomingJob, { id: key }, { at: later(expiresAt, MINUTE) }))
  return { key, ...(await ctx.files.uploadAddress({ key: incomingKey(key), type, bytes, sha256 }, expiresAt)) }
}

export interface KeptFile {
  readonly key: string
  readonly type: FileType
  readonly bytes: number
}

interface SentFile {
  /** The row's. */
  readonly id: string
  /** The key that was answered when the file was announced. */
  readonly sent: string
  readonly folder: 'library' | 'pdfs' | 'stories'
  readonly takes: (type: FileType, content: Uint8Array) => boolean
}

/** Stores the file that was sent. Undefined if none was, if it is another row's, or of a type that is not taken. */
export async function storeReplacement(ctx: Ctx, { id, sent, folder, takes }: SentFile): Promise<KeptFile | undefined> {
  if (!/^[a-z0-9]+_[a-z0-9]+$/.test(sent) || !sent.startsWith(`${id}_`)) return undefined
  const content = await ctx.files.read(incomingKey(sent))
  const type = content && typeOfBytes(content)
  if (!content || !type || !takes(type, content)) return undefined
  const key = `${folder}/${sent}.${extensionOf[type]}`
  await ctx.files.write(key, content, type)
  return { key, type, bytes: content.length }
}

/** The file before it goes after a day. */
export async function deleteReplaced(ctx: Ctx, tx: Tx, before: string | null, kept?: KeptFile): Promise<void> {
  if (before === null || before === kept?.key) return
  await ctx.enqueue(tx, deleteReplacedJob, { key: before }, { at: later(ctx.now(), KEPT_FOR) })
}

export const deleteReplacedJob = job({
  name: 'media.delete-replaced',
  payload: z.object({ key: z.string().regex(/^(library|pdfs|stories)\//) }),
  run: ({ files }, { key }) => files.remove(key),
})
