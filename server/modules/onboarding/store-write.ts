// What the seed and tests write as if staff had.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Video } from './store-family.ts'

/** For every class. */
export async function insertVideo(db: Db, video: Video): Promise<void> {
  await db
    .insertInto('onboarding.video')
    .values({
      id: video.id,
      title: JSON.stringify(video.title),
      url: video.url,
      poster_url: video.posterUrl,
      length_seconds: video.lengthSeconds,
      captions: JSON.stringify(video.captions),
      min_grade: -2,
      max_grade: 13,
      is_active: true,
    })
    .execute()
}

export interface NewTest {
  readonly id: string
  readonly batchId: string
  readonly position: 1 | 2
  readonly title: LocalisedText
  readonly subject: string
  readonly minutes: number
  readonly questions: number
  readonly note: LocalisedText
}

export async function insertTests(db: Db, tests: readonly NewTest[]): Promise<void> {
  if (tests.length === 0) return
  const rows = tests.map(({ batchId, title, note, ...test }) => ({
    ...test,
    batch_id: batchId,
    title: JSON.stringify(title),
    note: JSON.stringify(note),
  }))
  await db.insertInto('onboarding.benchmark_test').values(rows).execute()
}
