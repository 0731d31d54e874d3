// The staff resource of stories, and their films.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { storyStaffErrors as errors } from '#core/modules/stories/errors.ts'
import { storyProblem, type StoryProblem } from '#core/modules/stories/publish-check.ts'
import { storiesStaffApi as api } from '#core/modules/stories/staff-api.ts'
import {
  announceReplacement,
  deleteReplaced,
  storeReplacement,
  withPictures,
  type FileAnnouncement,
} from '#server/modules/media/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findFilmKey, setFilm, setPublishedAt } from './store.ts'

const rows = tableStore(api.staffStories, {
  table: 'stories.story',
  hidden: { isDemo: z.boolean() },
  search: ['name', 'title', 'course'],
})

export const stories = withPictures(api.staffStories, rows, ['posterId'])

export const storiesStaff = [
  ...resourceOperations(api.staffStories, stories, { kind: 'sto', check, changed }),
  ...routes(api.staffStoryFilms, {
    askFilm,
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

async function changed(ctx: Ctx, tx: Tx, id: string, { fields }: Write<typeof api.staffStories>): Promise<void> {
  if (fields.state === 'PUBLISHED') await setPublishedAt(tx, id, ctx.now())
}

async function askFilm(ctx: Ctx, announced: FileAnnouncement) {
  if (!(await findFilmKey(ctx.db, announced.id))) throw commonErrors.NOT_FOUND_ERROR()
  return announceReplacement(ctx, announced)
}

/** The film that was sent takes the place of the one before. */
async function keepFilm(ctx: Ctx, actor: Staff, id: string, sent: string): Promise<{ isDone: true }> {
  const kept = await storeReplacement(ctx, { id, sent, folder: 'stories', takes: (type) => type.startsWith('video/') })
  if (!kept) throw errors.NOT_THE_ANNOUNCED_FILM()
  await inTransaction(ctx.db, async (tx) => {
    const before = await findFilmKey(tx, id)
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    await setFilm(tx, id, kept)
    await deleteReplaced(ctx, tx, before.filmKey, kept)
    const detail = { before, key: kept.key }
    await audit(ctx, tx, { actor, action: 'stories.film', subject: `stories/${id}`, detail })
  })
  return { isDone: true }
}
