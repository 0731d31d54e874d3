// For tests and for the seed.
import type { StoryContent } from '#core/modules/stories/staff-api.ts'
import { StoryId } from '#core/modules/stories/story.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { stories } from './staff.ts'
import { setFilm, setPublishedAt } from './store.ts'

/** Published, with a consent for 30 days more. Answers its id. */
export async function aStory(ctx: Ctx, but: Partial<StoryContent> = {}, bytes: Uint8Array = SMALLEST_FILM) {
  const id = StoryId.parse(ctx.newId('sto'))
  const plain: StoryContent = {
    sectionType: 'PROPAGES',
    title: { en: 'How maths became my friend', hi: 'गणित मेरा दोस्त कैसे बना', ta: 'கணிதம் என் நண்பனானது எப்படி' },
    name: 'Aarav S.',
    role: 'Student',
    course: 'Class 10 CBSE',
    year: 2026,
    grade: null,
    target: null,
    posterId: null,
    durationSec: 8,
    captions: { en: 'WEBVTT\n\n00:00.000 --> 00:04.000\nI used to be afraid of maths.\n' },
    consentProof: 'Signed form 118, folder "stories 2026"',
    consentAt: later(ctx.now(), -DAY),
    consentUntil: later(ctx.now(), 30 * DAY),
    position: 1,
    state: 'PUBLISHED',
  }
  const fields = { ...plain, ...but, isDemo: true }
  const key = `stories/${id}_${ctx.newId('fil')}.webm`
  await ctx.files.write(key, bytes, 'video/webm')
  await inTransaction(ctx.db, async (tx) => {
    await stories.insert(tx, id, { ...fields, state: 'DRAFT' }, ctx.now())
    await setFilm(tx, id, { key, type: 'video/webm', bytes: bytes.length })
    await stories.update(tx, id, { state: fields.state }, ctx.now())
    if (fields.state === 'PUBLISHED') await setPublishedAt(tx, id, ctx.now())
  })
  return id
}

const SMALLEST_FILM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x80])
