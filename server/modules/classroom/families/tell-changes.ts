// Tells the families of a batch what has changed: one notice for each change, or one for many at once.
import { z } from 'zod'
import { isBefore } from '#core/kernel/time.ts'
import { beginsSoon } from '#core/modules/messages/quiet-hours.ts'
import { type NoticeDraft, notify } from '#server/modules/notices/index.ts'
import { classWords, localisedSubjects } from '#server/modules/catalogue/index.ts'
import { listLearnersOfBatches } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { listChanges, type ChangeKind, type SessionChange } from '../store-changes.ts'
import { findSession, listBatchesOf } from '../store-sessions.ts'

/** More changes than this at once are one notice. */
const MOST_NOTICES = 2
const LEARNERS_AT_ONCE = 100

/** Once the transaction has committed. */
export async function tellChanges(ctx: Ctx, tx: Tx, changeIds: readonly string[]): Promise<void> {
  if (changeIds.length > 0) await ctx.enqueue(tx, tellChangesJob, { changeIds: [...changeIds] })
}

export const tellChangesJob = job({
  name: 'classroom.tell-changes',
  payload: z.object({ changeIds: z.array(z.string()) }),
  run: async (ctx, { changeIds }) => {
    const changes = (await listChanges(ctx.db, changeIds)).filter(({ startsAt }) => isBefore(ctx.now(), startsAt))
    const [first] = changes
    if (!first) return
    const batches = first.batchId === null ? await listBatchesOf(ctx.db, first.sessionId) : [{ batchId: first.batchId }]
    const drafts = await draftsOf(ctx, changes)
    await tellLearners(ctx, batches.map(({ batchId }) => batchId), drafts) // prettier-ignore
  },
})

type Draft = Omit<NoticeDraft, 'to'>

async function draftsOf(ctx: Ctx, changes: readonly SessionChange[]): Promise<Draft[]> {
  const [first] = changes
  if (!first) return []
  if (changes.length > MOST_NOTICES) {
    const draft = await draftOf(ctx, first)
    return draft ? [{ ...draft, type: 'timetable-changed', isUrgent: isSoon(ctx, changes) }] : []
  }
  const drafts = await Promise.all(changes.map((change) => draftOf(ctx, change)))
  return drafts.flatMap((draft) => draft ?? [])
}

export const noticeOf = {
  ADDED: 'class-added',
  MOVED: 'class-moved',
  SUBSTITUTED: 'class-teacher',
  CANCELLED: 'class-cancelled',
  RESTORED: 'class-restored',
} as const satisfies Record<ChangeKind, string>

async function draftOf(ctx: Ctx, change: SessionChange): Promise<Draft | undefined> {
  const session = await findSession(ctx.db, change.sessionId)
  if (!session) return undefined
  const { startsAt, wasStartsAt, reason } = change
  return {
    type: noticeOf[change.kind],
    key: `class change ${change.id}`,
    purpose: 'CHANGES',
    values: await valuesOf(ctx, { ...session, startsAt, wasStartsAt, reason: reason ?? session.reason }),
    link: LINK,
    subject: change.sessionId,
    isUrgent: isSoon(ctx, [change]),
    expiresAt: change.startsAt,
  }
}

interface ChangedClass extends Pick<SessionChange, 'startsAt' | 'wasStartsAt' | 'reason'> {
  readonly subject: string
  readonly teacherId: string
}

/** The values of a notice about a change. */
export async function valuesOf(ctx: Ctx, { subject, teacherId, startsAt, wasStartsAt, reason }: ChangedClass) {
  const [subjectName, words] = await Promise.all([
    localisedSubjects(ctx),
    classWords(ctx, { bundleIds: [], teacherIds: [teacherId] }, 'en'),
  ])
  return {
    course: subjectName(subject),
    time: { at: startsAt },
    was: { at: wasStartsAt ?? startsAt },
    teacher: words.teacherName(teacherId),
    reason: reason ?? '–',
  }
}

/** A change leads there. */
export const LINK = '/timetable'

function isSoon(ctx: Ctx, changes: readonly SessionChange[]): boolean {
  const now = ctx.now()
  return changes.some(
    ({ startsAt, wasStartsAt }) => beginsSoon(wasStartsAt ?? startsAt, now) || beginsSoon(startsAt, now),
  )
}

/** A hundred learners to a transaction: a retry goes over them again, and a notice's key lets nobody hear of it twice. */
async function tellLearners(ctx: Ctx, batchIds: readonly string[], drafts: readonly Draft[]): Promise<void> {
  let after = ''
  for (;;) {
    const learnerIds = await listLearnersOfBatches(ctx.db, batchIds, { now: ctx.now(), after, size: LEARNERS_AT_ONCE })
    await ctx.db.transaction().execute(async (tx) => {
      for (const learnerId of learnerIds)
        for (const draft of drafts)
          await notify(ctx, tx, { ...draft, to: { learnerId }, key: `${draft.key} ${learnerId}` })
    })
    if (learnerIds.length < LEARNERS_AT_ONCE) return
    after = learnerIds.at(-1) ?? ''
  }
}
