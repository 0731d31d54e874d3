import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { storiesApi } from '#core/modules/stories/api.ts'
import { StoryId, type Story } from '#core/modules/stories/story.ts'
import { inLanguage, LANGUAGES } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listShown } from './store.ts'

const GOOD_FOR = 10 * MINUTE

/** A story whose consent ends is not in the list from that moment on. */
export async function listStories(
  ctx: Ctx,
  { lang, grade, target, year }: InputOf<typeof storiesApi.fetchCurrentVStories>,
): Promise<{ stories: Story[] }> {
  const now = ctx.now()
  const shown = await listShown(ctx.db, { grade, target, year }, now)
  const pictureOf = await picturesOf(ctx, shown.map(({ posterId }) => posterId), lang) // prettier-ignore
  const stories = await Promise.all(
    shown.map(async ({ id, title, posterId, captions, filmKey: key, filmType: type, ...rest }) => ({
      id: StoryId.parse(id),
      title: inLanguage(title, lang),
      name: rest.name,
      role: rest.role,
      course: rest.course,
      year: rest.year,
      media: { url: await ctx.files.downloadAddress({ key, type }, later(now, GOOD_FOR)), type },
      poster: pictureOf(posterId),
      durationSec: rest.durationSec,
      captions: LANGUAGES.filter((each) => captions[each] !== undefined),
      publishedAt: rest.publishedAt,
      consentUntil: rest.consentUntil,
      isDemo: rest.isDemo,
    })),
  )
  return { stories }
}

export async function readCaptions(ctx: Ctx, { id, captions }: InputOf<typeof storiesApi.getStoryCaptions>) {
  const [story] = await listShown(ctx.db, { id }, ctx.now())
  const text = story?.captions[captions]
  if (text === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return { text }
}
