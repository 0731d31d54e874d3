// The file, captions and test of a lesson as staff see them; they set the captions.
import { lessonFileErrors as errors } from '#core/modules/lessons/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { lockLesson } from '#server/modules/catalogue/index.ts'
import { hasFilm } from '#server/modules/classroom/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { signedAddress } from '../sign-file.ts'
import { listCaptionLanguages, listFiles, saveCaptions } from '../store.ts'

/** Throws NOT_FOUND_ERROR. */
export async function viewContent(ctx: Ctx, lessonId: string) {
  const lesson = await ctx.db.transaction().execute((tx) => lockLesson(tx, lessonId))
  if (!lesson) throw commonErrors.NOT_FOUND_ERROR()
  const { kind, contentId } = lesson
  const file = contentId === null ? undefined : (await listFiles(ctx.db, [contentId])).get(contentId)
  const captions = await listCaptionLanguages(ctx.db, lessonId)
  const paperId = kind === 'TEST' ? contentId : null
  if (!file) return { file: null, captions, paperId }
  const { id, type, bytes, lengthSeconds: lengthSec } = file
  return { file: { id, type, bytes, lengthSec, url: (await signedAddress(ctx, file)).url }, captions, paperId }
}

interface NewCaptions {
  readonly id: string
  readonly lang: Language
  readonly text: string
}

/** Throws NOT_FOUND_ERROR, LESSON_HAS_NO_FILM, NOT_CAPTIONS. */
export async function setCaptions(ctx: Ctx, { id, lang, text }: NewCaptions, { actor }: Call<Staff>): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const lesson = await lockLesson(tx, id)
    if (!lesson) throw commonErrors.NOT_FOUND_ERROR()
    if (lesson.kind !== 'FILM' || lesson.contentId === null) throw errors.LESSON_HAS_NO_FILM()
    await writeCaptions(ctx, tx, { actor, id, lang, text })
  })
}

/** Throws NOT_FOUND_ERROR for a recording without a film. */
export async function viewRecordingCaptions(ctx: Ctx, id: string) {
  if (!(await hasFilm(ctx.db, id))) throw commonErrors.NOT_FOUND_ERROR()
  return { captions: await listCaptionLanguages(ctx.db, id) }
}

/** Throws NOT_FOUND_ERROR for a recording without a film, and NOT_CAPTIONS. */
export async function setRecordingCaptions(ctx: Ctx, captions: NewCaptions, { actor }: Call<Staff>): Promise<void> {
  if (!(await hasFilm(ctx.db, captions.id))) throw commonErrors.NOT_FOUND_ERROR()
  await ctx.db.transaction().execute((tx) => writeCaptions(ctx, tx, { ...captions, actor }))
}

/** The id is a lesson's or a recording's. Throws NOT_CAPTIONS. */
export async function writeCaptions(
  ctx: Ctx,
  tx: Tx,
  { actor, id, lang, text }: NewCaptions & { readonly actor: Staff },
): Promise<void> {
  if (text !== '' && !/^\uFEFF?WEBVTT(\s|$)/.test(text)) throw errors.NOT_CAPTIONS()
  await saveCaptions(tx, id, lang, text)
  await audit(ctx, tx, { actor, action: 'lesson captions', subject: id, detail: { lang, characters: text.length } })
}
