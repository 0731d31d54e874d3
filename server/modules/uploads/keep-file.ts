// A file that arrived is checked by its bytes, and only what we have checked can be read.
import { codeOf } from '#core/kernel/error.ts'
import { isBefore, later, MINUTE } from '#core/kernel/time.ts'
import { mediaErrors } from '#core/modules/media/errors.ts'
import { uploadErrors as errors } from '#core/modules/uploads/errors.ts'
import type { FamilyFile } from '#core/modules/uploads/family-file.ts'
import { MOST_PHOTO_SIDE } from '#core/modules/media/limits.ts'
import { MOST_FILE_BYTES, type FileType } from '#core/modules/uploads/limits.ts'
import { sniffType } from '#core/modules/uploads/sniff.ts'
import { incomingKey, redraw } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { deleteSentAgainJob } from './delete-files.ts'
import { storageKey } from './file-place.ts'
import { signedFile } from './read-file.ts'
import { findFile, settleFile, type ScanState, type StoredFile } from './store.ts'

/** Throws when the bytes are no photo or PDF of the announced type. The file is gone then, and another one must be announced. */
export async function keepFile(ctx: Ctx, file: StoredFile): Promise<FamilyFile> {
  if (file.state === 'KEPT') return signedFile(ctx, file)
  if (file.state === 'REFUSED') throw errors.FILE_IS_OVER()
  const sent = await readSent(ctx, file)
  try {
    await store(ctx, file, await checkedContent(file, sent))
  } catch (refusal) {
    if (codeOf(refusal) !== undefined) await refuse(ctx, file)
    throw refusal
  }
  const kept = await findFile(ctx.db, file.id)
  if (kept?.state !== 'KEPT') throw errors.FILE_IS_OVER()
  return signedFile(ctx, kept)
}

async function readSent(ctx: Ctx, file: StoredFile): Promise<Buffer> {
  const bytes = await ctx.files.readStart(incomingKey(file.id), MOST_FILE_BYTES + 1)
  if (!bytes) throw isBefore(ctx.now(), file.expiresAt) ? errors.FILE_NOT_SENT() : errors.FILE_IS_OVER()
  if (bytes.length > 0 && bytes.length <= MOST_FILE_BYTES) return bytes
  await refuse(ctx, file)
  throw bytes.length === 0 ? errors.FILE_IS_EMPTY() : errors.FILE_TOO_LARGE()
}

interface CheckedContent {
  readonly content: Buffer
  readonly type: FileType
  readonly width: number | null
  readonly height: number | null
}

async function checkedContent({ type: announced }: StoredFile, sent: Buffer): Promise<CheckedContent> {
  const type = sniffType(sent)
  if (type === 'HEIC') throw errors.PHOTO_IS_HEIC()
  if (type !== announced) throw errors.FILE_TYPE_REFUSED()
  if (type === 'application/pdf') return { content: sent, type, width: null, height: null }
  const { content, width, height } = await redraw(sent, { shrinkTo: MOST_PHOTO_SIDE }).catch(notAPhoto)
  return { content, type, width, height }
}

const NOT_A_PHOTO = [mediaErrors.NOT_A_PICTURE.code, mediaErrors.PICTURE_MOVES.code, mediaErrors.PICTURE_OUT_OF_SIZE.code] as readonly (string | undefined)[] // prettier-ignore

function notAPhoto(fault: unknown): never {
  throw NOT_A_PHOTO.includes(codeOf(fault)) ? errors.FILE_IS_DAMAGED() : fault
}

async function store(ctx: Ctx, file: StoredFile, { content, type, width, height }: CheckedContent): Promise<void> {
  const scan = await scanBytes(ctx, content)
  if (scan === 'INFECTED') throw errors.FILE_IS_INFECTED()
  // Before the row says so: a file that is kept can be read.
  await ctx.files.write(storageKey(file), content, type)
  await inTransaction(ctx.db, async (tx) => {
    await settleFile(tx, file.id, { state: 'KEPT', scan, bytes: content.length, width, height })
    // Its address works until then, so it may be sent once more.
    await ctx.enqueue(tx, deleteSentAgainJob, { id: file.id }, { at: later(file.expiresAt, MINUTE) })
  })
  await ctx.files.remove(incomingKey(file.id))
}

/** A scanner that is away does not keep a family from sending its file: it is scanned later. */
export async function scanBytes(ctx: Ctx, bytes: Uint8Array): Promise<ScanState> {
  try {
    return (await ctx.scanner.scan(bytes)) ?? 'UNSCANNED'
  } catch (fault) {
    ctx.log.fault('file not scanned', fault)
    return 'UNSCANNED'
  }
}

/** Its row stays for the count of the day. */
async function refuse(ctx: Ctx, file: StoredFile): Promise<void> {
  await settleFile(ctx.db, file.id, { state: 'REFUSED', scan: 'UNSCANNED' })
  await ctx.files.remove(incomingKey(file.id))
}
