// The staff resources of classes.
import { sql } from 'kysely'
import { classroomStaffApi as api } from '#core/modules/classroom/staff-api.ts'
import { waitlistApi } from '#core/modules/classroom/batches/waitlist-api.ts'
import { mondayOf, startOfDay } from '#core/modules/classroom/week.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Instant } from '#core/kernel/schemas.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { done, routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { withoutKeeping } from '#server/platform/resource/preview.ts'
import { aResource, operationsOf, resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { moveLearners, moveOneLearner } from '../batches/move-learners.ts'
import { viewWaitlist } from '../batches/view-waitlist.ts'
import { ALERT_AFTER } from '../families/tell-late.ts'
import { generateAllJob } from '../generate/generate-jobs.ts'
import { generateBatch, type Generated } from '../generate/generate-batch.ts'
import { addClass, checkClass, classFields, tellChange } from './change-class.ts'

export const classes = tableStore(api.staffClasses, {
  table: 'classroom.session',
  computed: {
    isFree: sql`(select coalesce(bool_or(is_free), false) from classroom.session_batch where session_id = session.id)`,
    // Compared with the last sign of anybody in the class, which is of this minute while the class runs.
    watching: sql`(select count(*)::int from classroom.seat p where p.session_id = session.id and p.mode = 'HLS' and p.removed_at is null
      and p.seen_at > (select max(seen_at) from classroom.seat l where l.session_id = session.id and l.removed_at is null) - interval '2 minutes')`,
    batchIds: sql`(select coalesce(array_agg(batch_id order by batch_id), '{}') from classroom.session_batch where session_id = session.id)`,
  },
  hidden: { createdAt: Instant },
  search: ['id', 'subject'],
  where: {
    week: (day) => {
      const monday = mondayOf(startOfDay(day))
      return sql<boolean>`starts_at >= ${at(monday)} and starts_at < ${at(later(monday, 7 * DAY))}`
    },
    batchId: (batchId) =>
      sql<boolean>`exists (select from classroom.session_batch where session_id = session.id and batch_id = ${batchId})`,
    isLate: (isLate, now) =>
      sql<boolean>`(has_room and status in ('SCHEDULED', 'OPEN') and starts_at <= ${at(later(now, -ALERT_AFTER))} and ends_at > ${at(now)}) = ${isLate}`,
    isMissed: (isMissed, now) =>
      sql<boolean>`(has_room and status = 'ENDED' and actual_start is null and starts_at > ${at(later(now, -14 * DAY))}
        and not exists (select from classroom.session m where m.makes_up_for = session.id)) = ${isMissed}`,
    isNotReady: (isNotReady, now) =>
      sql<boolean>`(not has_room and status = 'ENDED' and actual_start is null and starts_at > ${at(later(now, -14 * DAY))}) = ${isNotReady}`,
    isOnLeave: (isOnLeave, now) =>
      sql<boolean>`(has_room and status = 'SCHEDULED' and starts_at > ${at(now)} and exists (select from classroom.leave_request l
        where l.teacher_id = session.teacher_id and l.status = 'APPROVED'
        and (starts_at at time zone 'Asia/Kolkata')::date between l.first_day and l.last_day)) = ${isOnLeave}`,
    isAhead: (isAhead, now) => sql<boolean>`(starts_at > ${at(now)}) = ${isAhead}`,
  },
})

/** Every change of a class by staff goes through it. */
export const classResource = aResource(api.staffClasses, classes, {
  kind: 'ses',
  check: checkClass,
  complete: classFields,
  created: addClass,
  changed: tellChange,
})

export const classesWaiting = [
  waiting(api.staffClasses, {
    label: 'Classes whose teacher has not come',
    group: 'OPERATIONS',
    filter: { isLate: true },
  }),
  waiting(api.staffClasses, {
    label: 'Classes of teachers on leave',
    group: 'OPERATIONS',
    filter: { isOnLeave: true },
  }),
  waiting(api.staffClasses, { label: 'Missed classes without a make-up class', group: 'OPERATIONS', filter: { isMissed: true } }), // prettier-ignore
  waiting(api.staffClasses, { label: 'AI lessons that were not ready', group: 'OPERATIONS', filter: { isNotReady: true } }), // prettier-ignore
]

export const closures = tableStore(api.staffClosures, {
  table: 'classroom.closure',
  search: ['name'],
})

const clashes = tableStore(api.staffClashes, {
  table: 'classroom.clash',
  search: ['batchId', 'teacherId', 'subject'],
})

/** Every batch follows: a closure may be for any of them. */
const followClosure = (ctx: Ctx, tx: Tx) => ctx.enqueue(tx, generateAllJob, {}, { key: 'classroom closures' })

async function getGenerated(ctx: Ctx, tx: Tx, batchId: string): Promise<Generated> {
  const generated = await generateBatch(ctx, tx, batchId)
  if (!generated) throw commonErrors.NOT_FOUND_ERROR()
  return generated
}

export const classroomStaff = [
  ...operationsOf(classResource),
  ...resourceOperations(api.staffClosures, closures, { kind: 'clo', created: followClosure, changed: followClosure }),
  ...resourceOperations(api.staffClashes, clashes),
  ...routes(api.staffBatchMoves, {
    moveLearner: done(moveOneLearner),
    moveLearners,
  }),
  ...routes(waitlistApi.staffWaitlists, { getWaitlist: (ctx, { id }) => viewWaitlist(ctx, id) }),
  ...routes(api.staffTimetable, {
    previewClasses: (ctx, { id }) => withoutKeeping(ctx, (own, tx) => getGenerated(own, tx, id)),
    generateClasses: (ctx, { id }) => ctx.db.transaction().execute((tx) => getGenerated(ctx, tx, id)),
  }),
]
