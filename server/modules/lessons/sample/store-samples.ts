// SQL over lessons.sample.
import { sql } from 'kysely'
import { sampleStaffApi as api } from '#core/modules/lessons/sample.ts'
import type { LanguageKey } from '#core/taxonomy/schemas.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { withPictures } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import type { z } from 'zod'

export interface SampleRow {
  readonly title: LocalisedText
  readonly subject: string
  readonly teacherName: string
  readonly filmUrl: string | null
  readonly filmSeconds: number | null
  readonly posterUrl: string | null
  readonly captions: readonly { readonly language: z.infer<typeof LanguageKey>; readonly url: string }[]
  readonly notesPictureId: string | null
  readonly questionIds: readonly string[]
}

/** The sample with the lowest rank that fits the course. */
export async function findSample(db: Db, { grade, target }: { readonly grade: number; readonly target: string }) {
  const { rows } = await sql<SampleRow>`
    select title, subject, teacher_name as "teacherName", film_url as "filmUrl", film_seconds as "filmSeconds",
      poster_url as "posterUrl", captions, notes_picture_id as "notesPictureId", question_ids as "questionIds"
    from lessons.sample
    where ${grade} between first_grade and last_grade and (targets = '{}' or ${target} = any(targets))
    order by rank, id collate "C" limit 1`.execute(db)
  return rows[0]
}

const rows = tableStore(api.staffSampleLessons, { table: 'lessons.sample', search: ['title', 'teacherName'] })
export const samples = withPictures(api.staffSampleLessons, rows, ['notesPictureId'])

export const sampleStaff = resourceOperations(api.staffSampleLessons, samples, { kind: 'smp' })
