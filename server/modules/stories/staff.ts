// The staff resource of stories, and their films.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { extensionOf, typeOfBytes, type FileType } from '#core/modules/media/file-types.ts'
import { storyStaffErrors as errors } from '#core/modules/stories/errors.ts'
import { storyProblem, type StoryProblem } from '#core/modules/stories/publish-check.ts'
import { storiesStaffApi as api } from '#core/modules/stories/staff-api.ts'
import { incomingKey, withPictures } from '#server/modules/media/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findFilmKey, setFilm } from './store.ts'

const rows = tableStore(api.staffStories, {
  table: 'stories.story',
  hidden: { isDemo: z.boolean() },
  search: ['name', 'title', 'course'],
})

export const stories = withPictures(api.staffStories, rows, ['posterId'])

export const storiesStaff = [
  ...resourceOperations(api.staffStories, stories, { kind: 'sto', check }),
  ...routes(api.staffStoryFilms, {
    askFilm: (ctx, announced) => askFilm(ctx, announced),
    keepFilm: (ctx, { id, key }, { actor }) => keepFilm(ctx, actor, id, key),
  }),
]

const REFUSALS: Readonly<Record<StoryProblem, () => Error>> = {
  NO_CONSENT: errors.STORY_NEEDS_CONSENT,
  NO_FILM: errors.STORY_HAS_NO_FILM,
  NO_CAPTIONS: errors.STORY_NEEDS_CAPTIONS,
}

function check(ctx: Ctx, _tx: Tx, { before, fields }: Write<typeof api.staffStories>): void {
  const after = { ...before, ...fields }
  if (after.state !== 'PUBLISHED') return
  const { consentProof = '', consentAt = null, consentUntil = null, captions = { en: '' } } = after
  const hasFilm = (before?.filmBytes ?? null) !== null
  const problem = storyProblem({ hasFilm, consentProof, consentAt, consentUntil, captions }, ctx.now())
  if (problem) throw REFUSALS[problem]()
}

const OPEN_FOR = 30 * MINUTE
/** Players that read the old film go on for a while. */
const KEPT_FOR = DAY

interface FilmAnnouncement {
  readonly id: string
  readonly type: FileType
  readonly bytes: number
  readonly sha256: string
}

async function askFilm(ctx: Ctx, { id, type, bytes, sha256 }: FilmAnnouncement) {
  if (!(await findFilmKey(ctx.db, id))) throw commonErrors.NOT_FOUND_ERROR()
  const key = `${id}_${ctx.newId('fil')}`
  const [incoming, expiresAt] = [incomingKey(key), later(ctx.now(), OPEN_FOR)]
  await inTransaction(ctx.db, (tx) =>
    ctx.enqueue(tx, deleteFilmJob, { key: incoming }, { at: later(expiresAt, MINUTE) }),
  )
  return { key, ...(await ctx.files.uploadAddress({ key: incoming, type, bytes, sha256 }, expiresAt)) }
}

/** The film that was sent takes the place of the one before, which is deleted after a day. */
async function keepFilm(ctx: Ctx, actor: Staff, id: string, sent: string): Promise<{ isDone: true }> {
  if (!/^[a-z0-9]+_[a-z0-9]+$/.test(sent) || !sent.startsWith(`${id}_`)) throw errors.NOT_THE_ANNOUNCED_FILM()
  const bytes = await ctx.files.read(incomingKey(sent))
  const type = bytes && typeOfBytes(bytes)
  if (!bytes || !type?.startsWith('video/')) throw errors.NOT_THE_ANNOUNCED_FILM()
  const key = `stories/${sent}.${extensionOf[type]}`
  await ctx.files.write(key, bytes, type)
  await inTransaction(ctx.db, async (tx) => {
    const before = await findFilmKey(tx, id)
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    await setFilm(tx, id, { key, type, bytes: bytes.length })
    if (before.filmKey !== null && before.filmKey !== key)
      await ctx.enqueue(tx, deleteFilmJob, { key: before.filmKey }, { at: later(ctx.now(), KEPT_FOR) })
    await audit(ctx, tx, { actor, action: 'stories.film', subject: `stories/${id}`, detail: { before, key } })
  })
  return { isDone: true }
}

export const deleteFilmJob = job({
  name: 'stories.delete-film',
  payload: z.object({ key: z.string().regex(/^(stories|incoming)\//) }),
  run: (ctx, { key }) => ctx.files.remove(key),
})
