// A film or notes come in parts, to addresses of the storage. Once all are there they become the lesson's file.
import { lessonFileErrors as errors } from '#core/modules/lessons/errors.ts'
import { takesFile } from '#core/modules/media/file-types.ts'
import { extensionOf, typeOfBytes, type FileType } from '#core/modules/media/file-types.ts'
import { FilmKept } from '#core/modules/media/events.ts'
import { PART_BYTES } from '#core/modules/media/limits.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import { lockLesson, setLessonContent } from '#server/modules/catalogue/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { insertFile } from '../store.ts'
import { deleteFileJob } from './delete-files.ts'
import { claimUpload, deleteUpload, findUpload, freeUpload, insertUpload, type Upload } from './store-uploads.ts'
import { viewContent } from './view-content.ts'

/** Staff may go on with an upload for so long. */
const OPEN_FOR = DAY
const PART_OPEN_FOR = HOUR
/** Players that read the old file go on for a while. */
const SHOWN_FOR = DAY

export interface FileAnnouncement {
  readonly id: string
  readonly type: FileType
  readonly bytes: number
  readonly lengthSec?: number | undefined
}

/** Throws NOT_FOUND_ERROR, LESSON_TAKES_NO_FILE, WRONG_FILE_TYPE, LENGTH_IS_NEEDED. */
export async function beginUpload(ctx: Ctx, { id: lessonId, type, bytes, lengthSec }: FileAnnouncement, { actor: { staffId } }: Call<Staff>) {
  const lesson = await ctx.db.transaction().execute((tx) => lockLesson(tx, lessonId))
  if (!lesson) throw commonErrors.NOT_FOUND_ERROR()
  const { kind } = lesson
  if (kind !== 'FILM' && kind !== 'NOTES') throw errors.LESSON_TAKES_NO_FILE()
  if (!takesFile(kind, type)) throw errors.WRONG_FILE_TYPE()
  if (kind === 'FILM' && lengthSec === undefined) throw errors.LENGTH_IS_NEEDED()
  const key = `${kind === 'FILM' ? 'films' : 'notes'}/${ctx.newId('fil')}.${extensionOf[type]}`
  const storageRef = await ctx.files.beginParts({ key, type })
  const lengthSeconds = kind === 'FILM' ? (lengthSec ?? null) : null
  const expiresAt = later(ctx.now(), OPEN_FOR)
  const upload = { id: ctx.newId('upl'), lessonId, staffId, kind, key, storageRef, type, bytes, lengthSeconds, expiresAt }
  await insertUpload(ctx.db, upload)
  return viewUpload(ctx, upload)
} // prettier-ignore

export async function viewUpload(ctx: Ctx, upload: Upload) {
  const { id, lessonId, type, bytes, expiresAt, key, storageRef: ref } = upload
  const parts = [...(await ctx.files.listParts({ key, ref }))]
  return { id, lessonId: LessonId.parse(lessonId), type, bytes, partBytes: PART_BYTES, parts, expiresAt }
}

/** Throws LESSON_UPLOAD_IS_OVER. */
export async function requireUpload(ctx: Ctx, { staffId }: Staff, id: string): Promise<Upload> {
  const upload = await findUpload(ctx.db, id, staffId, ctx.now())
  if (!upload) throw errors.LESSON_UPLOAD_IS_OVER()
  return upload
}

/** The address of one part, and how many bytes it has. Throws NOT_FOUND_ERROR for a part that the file does not have. */
export async function askPart(
  ctx: Ctx,
  { id, no }: { readonly id: string; readonly no: number },
  { actor }: Call<Staff>,
) {
  const { key, storageRef: ref, ...upload } = await requireUpload(ctx, actor, id)
  const bytes = bytesOfPart(upload, no)
  if (bytes <= 0) throw commonErrors.NOT_FOUND_ERROR()
  return { ...(await ctx.files.partAddress({ key, ref }, { no, bytes }, later(ctx.now(), PART_OPEN_FOR))), bytes }
}

function bytesOfPart({ bytes }: Pick<Upload, 'bytes'>, no: number): number {
  return Math.min(PART_BYTES, bytes - (no - 1) * PART_BYTES)
}

/** One of two who finish at once does. A file of another type than was announced changes nothing. */
export async function finishUpload(ctx: Ctx, actor: Staff, id: string) {
  const upload = await requireUpload(ctx, actor, id)
  await requireAllParts(ctx, upload)
  if (!(await claimUpload(ctx.db, id, ctx.now()))) throw errors.LESSON_UPLOAD_IS_JOINED()
  try {
    await join(ctx, upload)
  } catch (error) {
    await freeUpload(ctx.db, id)
    throw error
  }
  await ctx.db.transaction().execute((tx) => attach(ctx, tx, actor, upload))
  return viewContent(ctx, upload.lessonId)
}

async function requireAllParts(ctx: Ctx, { key, storageRef: ref, bytes }: Upload): Promise<void> {
  const parts = new Map((await ctx.files.listParts({ key, ref })).map(({ no, bytes: arrived }) => [no, arrived]))
  // A claim that was lost after the parts were put together.
  if (parts.size === 0 && (await ctx.files.readStart(key, 1))) return
  for (let no = 1; bytesOfPart({ bytes }, no) > 0; no += 1)
    if (parts.get(no) !== bytesOfPart({ bytes }, no)) throw errors.LESSON_UPLOAD_IS_INCOMPLETE({ no })
}

async function join(ctx: Ctx, { id, key, storageRef: ref, type }: Upload): Promise<void> {
  await ctx.files.joinParts({ key, ref })
  const start = await ctx.files.readStart(key, 16)
  if (start && typeOfBytes(start) === type) return
  await ctx.files.remove(key)
  await deleteUpload(ctx.db, id)
  throw errors.LESSON_FILE_IS_OTHER()
}

async function attach(ctx: Ctx, tx: Tx, actor: Staff, upload: Upload): Promise<void> {
  const { id, lessonId, kind, key, type, bytes, lengthSeconds } = upload
  if (!(await deleteUpload(tx, id))) throw errors.LESSON_UPLOAD_IS_OVER()
  const lesson = await lockLesson(tx, lessonId)
  if (!lesson) throw commonErrors.NOT_FOUND_ERROR()
  const fileId = ctx.newId('fil')
  await insertFile(tx, { id: fileId, kind, key, type, bytes, lengthSeconds }, ctx.now())
  if (kind === 'FILM') await ctx.publish(tx, FilmKept, { key, type })
  await setLessonContent(tx, lessonId, fileId)
  if (lesson.contentId !== null)
    await ctx.enqueue(tx, deleteFileJob, { id: lesson.contentId }, { at: later(ctx.now(), SHOWN_FOR) })
  await audit(ctx, tx, {
    actor,
    action: 'lesson file',
    subject: lessonId,
    detail: { fileId, before: lesson.contentId },
  })
}
