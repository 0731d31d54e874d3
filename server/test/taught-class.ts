// A class of a course that families have, with its teacher.
import type { AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { generateBatches } from '#server/modules/classroom/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { TestApp } from './app.ts'

export interface TaughtClass {
  readonly id: string
  readonly teacher: Teacher
}

/** The first class of a batch that meets on Mondays from 19:00 to 20:00 IST. */
export async function aTaughtClass(app: TestApp, homes: readonly AHousehold[]): Promise<TaughtClass> {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  for (const home of homes) await anEnrolledLearner(app.ctx, home, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  await app.runJobs()
  const sql = 'select session_id from classroom.session_batch where batch_id = $1 order by slot_day limit 1'
  const { rows } = await app.pool.query<{ session_id: string }>(sql, [batch.id])
  return { id: rows[0]?.session_id ?? '', teacher: { kind: 'teacher', teacherId } }
}
