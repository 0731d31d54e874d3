import { hash } from 'node:crypto'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { mediaErrors as errors } from '#core/modules/media/errors.ts'
import type { mediaStaffApi } from '#core/modules/media/staff-api.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { fileKey, incomingKey } from './file-key.ts'
import { deleteFileJob, deleteIncomingJob } from './delete-files.ts'
import { redraw } from './redraw.ts'
import type { RedrawnPicture } from './redraw-picture.ts'
import { deleteUpload, findPictureId, findUpload, insertPicture, insertUpload, isFixedPicture, lockFile, pictureRows, updateFile, type StoredFile, type Upload } from './store.ts' // prettier-ignore

const OPEN_FOR = 10 * MINUTE
/** Pages that were drawn before still show the old file for a while. */
const SHOWN_FOR = DAY

export async function askUpload(
  ctx: Ctx,
  announced: Omit<Upload, 'id' | 'expiresAt'>,
  { actor: { staffId } }: Call<Staff>,
) {
  const id = ctx.newId('upl')
  const expiresAt = later(ctx.now(), OPEN_FOR)
  await insertUpload(ctx.db, { id, ...announced, expiresAt }, staffId)
  const address = await ctx.files.uploadAddress({ key: incomingKey(id), ...announced }, expiresAt)
  return { id, ...address, expiresAt }
}

export interface KeepUploadInput {
  readonly id: string
  readonly alt: LocalisedText
  /** A new picture goes there; another stays where it is. */
  readonly folder?: string | undefined
  readonly replaces?: string | undefined
  readonly reason?: string | undefined
}

/** Answers the picture: a new one, the one that is the same already, or the one whose file this is from now on. */
export async function keepUpload(ctx: Ctx, keeping: KeepUploadInput, { actor }: Call<Staff>) {
  const upload = await findUpload(ctx.db, keeping.id, actor.staffId, ctx.now())
  if (!upload) throw errors.UPLOAD_IS_OVER()
  const bytes = await ctx.files.read(incomingKey(upload.id))
  if (!bytes) throw errors.UPLOAD_IS_MISSING()
  const { content, ...file } = await checkUpload(upload, bytes)
  // Before the row is there: a picture that is listed can be shown. Its name is its hash, so that it may well be there.
  await ctx.files.write(fileKey(file), content, file.type)
  const kept = await writing(ctx, async (tx) => {
    if (!(await deleteUpload(tx, upload.id))) throw errors.UPLOAD_IS_OVER()
    await ctx.enqueue(tx, deleteIncomingJob, { id: upload.id }, { at: later(upload.expiresAt, MINUTE) })
    return keeping.replaces === undefined
      ? add(ctx, tx, actor, { ...keeping, file })
      : replace(ctx, tx, actor, { ...keeping, file, replaces: keeping.replaces })
  })
  await ctx.files.remove(incomingKey(upload.id))
  return kept
}

/** The picture as it is kept. Throws when the bytes are not those that were announced, or no picture for a page. */
async function checkUpload({ sha256, type, bytes: announced }: Upload, bytes: Buffer): Promise<RedrawnPicture> {
  if (bytes.length !== announced || hash('sha256', bytes, 'hex') !== sha256) throw errors.NOT_WHAT_WAS_ANNOUNCED()
  const redrawn = await redraw(bytes)
  if (redrawn.type !== type) throw errors.NOT_WHAT_WAS_ANNOUNCED()
  return redrawn
}

interface NewPictureInput extends KeepUploadInput {
  readonly file: StoredFile
}

async function add(
  ctx: Ctx,
  tx: Tx,
  actor: Staff,
  { file, alt, folder, reason }: NewPictureInput,
): Promise<StoredPicture> {
  const known = await findPictureId(tx, file.sha256)
  if (known !== undefined) return pictureAt(ctx, tx, known)
  const id = ctx.newId('pic')
  await insertPicture(tx, { id, alt, folder, ...file }, ctx.now())
  return noted(ctx, tx, actor, { id, action: 'create', reason })
}

async function replace(
  ctx: Ctx,
  tx: Tx,
  actor: Staff,
  { replaces: id, file, alt, reason }: NewPictureInput & { readonly replaces: string },
): Promise<StoredPicture> {
  const old = await lockFile(tx, id)
  if (!old) throw commonErrors.NOT_FOUND_ERROR()
  if (old.sha256 !== file.sha256 && (await isFixedPicture(tx, id))) throw errors.PICTURE_IS_FIXED()
  const before = await pictureAt(ctx, tx, id)
  await updateFile(tx, id, file, alt)
  if (old.sha256 !== file.sha256) await ctx.enqueue(tx, deleteFileJob, old, { at: later(ctx.now(), SHOWN_FOR) })
  return noted(ctx, tx, actor, { id, action: 'replace', before, reason })
}

type StoredPicture = ResponseOf<(typeof mediaStaffApi)['staffUploads']['keepUpload']>

interface PictureAudit {
  readonly id: string
  readonly action: string
  readonly before?: StoredPicture
  readonly reason: string | undefined
}

async function noted(
  ctx: Ctx,
  tx: Tx,
  actor: Staff,
  { id, action, before, reason }: PictureAudit,
): Promise<StoredPicture> {
  const after = await pictureAt(ctx, tx, id)
  const detail = { before, after, reason }
  await audit(ctx, tx, { actor, action: `pictures.${action}`, subject: `pictures/${id}`, detail })
  return after
}

async function pictureAt(ctx: Ctx, tx: Tx, id: string): Promise<StoredPicture> {
  const row = await pictureRows.find(tx, id, ctx.now())
  if (!row) throw commonErrors.NOT_FOUND_ERROR()
  return row as unknown as StoredPicture // the table's fields are the contract's
}
