// The first steps after a purchase: a film, and a baseline test for the batches of the full courses of two classes.
import type { NewBatch, NewBundle } from '#server/modules/catalogue/factory.ts'
import { aVideo, someTests } from '#server/modules/onboarding/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { WELCOME_SECONDS } from './media/welcome-scenes.ts'

interface Courses {
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
}

/** A paper that these classes take before they begin. */
export interface Benchmark {
  readonly paperId: string
  readonly grades: readonly number[]
}

export async function seedOnboarding(
  ctx: Ctx,
  { bundles, batches }: Courses,
  { paperId, grades }: Benchmark,
): Promise<void> {
  await aVideo(ctx, {
    title: { en: 'Welcome to Kandil', hi: 'कंदील में आपका स्वागत है', ta: 'கண்டிலுக்கு வரவேற்கிறோம்', mr: 'Kandil मध्ये स्वागत' },
    url: '/films/welcome.webm',
    posterUrl: '/films/welcome.webp',
    lengthSeconds: WELCOME_SECONDS,
    captions: (['en', 'hi', 'ta', 'mr'] as const).map((lang) => ({ lang, url: `/films/welcome.${lang}.vtt` })),
  })
  const tested = new Set(
    bundles
      .filter(({ courseKind, grade }) => courseKind === 'FULL' && grades.includes(grade))
      .map(({ id }) => id as string),
  )
  await someTests(
    ctx,
    paperId,
    batches.filter(({ bundleId }) => tested.has(bundleId)).map(({ id }) => id),
  )
}
