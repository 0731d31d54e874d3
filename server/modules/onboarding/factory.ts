// For tests and for the seed.
import { FIRST_GRADE, LAST_GRADE } from '#core/taxonomy/grade.ts'
import { HOUR, later } from '#core/kernel/time.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { beginListener } from './begin.ts'
import type { Video } from './store-family.ts'
import { tests, videos } from './staff/resources.ts'

const A_YEAR = 365 * 24 * HOUR

/** Enrols a learner for a year as if it had been paid; what follows of it is the listener's. */
export async function anEnrolledLearner(
  ctx: Ctx,
  { accountId, learnerId }: { readonly accountId: string; readonly learnerId: string },
  bundleId: string,
): Promise<void> {
  const what = { accountId, learnerId, bundleId, aslGroup: null, planId: null, state: 'REGULAR' } as const
  const orderId = ctx.newId('ord')
  await inTransaction(ctx.db, async (tx) => {
    await enrol(ctx, tx, { ...what, orderId, validTill: later(ctx.now(), A_YEAR) })
    await ctx.enqueue(tx, beginListener.job, { orderId })
  })
}

const everyClass = { minGrade: FIRST_GRADE, maxGrade: LAST_GRADE }

export async function aVideo(ctx: Ctx, but: Partial<Video> = {}): Promise<Video> {
  const video: Video = {
    id: ctx.newId('vid'),
    title: { en: 'Welcome' },
    url: '/welcome.webm',
    posterUrl: null,
    lengthSeconds: 60,
    captions: [],
    ...but,
  }
  await videos.insertMany(ctx.db, [{ ...video, ...everyClass, isActive: true }])
  return video
}

/** A short test of Maths for each of these batches. */
export async function someTests(ctx: Ctx, batchIds: readonly string[]): Promise<void> {
  const test = {
    position: 1,
    title: { en: 'Maths baseline', hi: 'गणित: शुरुआती टेस्ट', ta: 'கணிதத் தொடக்கத் தேர்வு' },
    subject: 'maths',
    minutes: 20,
    questions: 15,
    note: {
      en: 'In your first Maths class. Nothing to prepare.',
      hi: 'गणित की पहली कक्षा में। कोई तैयारी नहीं।',
      ta: 'முதல் கணித வகுப்பில். தயாராக வேண்டியதில்லை.',
    },
  } as const
  await tests.insertMany(
    ctx.db,
    batchIds.map((batchId) => ({ ...test, batchId, id: ctx.newId('bmt') })),
  )
}
