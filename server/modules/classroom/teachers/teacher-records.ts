// The records that operations keep of teachers: agreed hours and pay, and the words of learners. Operations console, O05.
import { sql } from 'kysely'
import { z } from 'zod'
import { NEEDED_DOCUMENTS } from '#core/modules/classroom/teaching/document-kinds.ts'
import { teacherRecordsApi as api } from '#core/modules/classroom/teaching/teacher-records-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { fromIndia, inIndia, type Instant } from '#core/kernel/time.ts'
import { listTeacherIds, listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { listAvailability } from '../availability/store-availability.ts'
import { countHeld, countMinutes, findPay, heldMinutes, insertRecords } from './store-teaching.ts'
import { weekOf } from './teacher-load.ts'

const missing = sql`array(select kind from unnest(${[...NEEDED_DOCUMENTS]}::text[]) kind where not exists (
  select from classroom.teacher_document d where d.teacher_id = teacher_record.teacher_id and d.kind = kind.kind and d.status = 'APPROVED'))`

const ofRatings = (what: ReturnType<typeof sql>) =>
  sql`(select ${what} from classroom.rating r where r.teacher_id = teacher_record.teacher_id)`

const records = tableStore(api.staffTeacherRecords, {
  table: 'classroom.teacher_record',
  id: sql<string>`teacher_id`,
  touched: 'changedAt',
  computed: {
    missing,
    ratings: ofRatings(sql`count(*)::int`),
    stars: ofRatings(sql`round(avg(stars), 2)::float8`),
  },
  search: ['note'],
  keys: ['teacherId'],
  where: { isIncomplete: (isIncomplete) => sql<boolean>`(cardinality(${missing}) > 0) = ${isIncomplete}` },
})

const LATE_AFTER = sql`interval '3 minutes'`

const paySheet = tableStore(api.staffPaySheet, {
  table: 'classroom.session',
  only: sql<boolean>`actual_start is not null and status = 'ENDED'`,
  computed: {
    minutes: heldMinutes,
    isLate: sql`actual_start > starts_at + ${LATE_AFTER}`,
    isSubstitute: sql`substitute_for is not null`,
    pay: sql`(select round(r.pay_per_hour * ${heldMinutes} / 60.0)::bigint from classroom.teacher_record r where r.teacher_id = session.teacher_id)`,
  },
  search: ['subject'],
  keys: ['teacherId'],
  where: {
    month(day) {
      const { from, till } = monthOf(day)
      return sql<boolean>`starts_at >= ${at(from)} and starts_at < ${at(till)}`
    },
  },
})

const ratings = tableStore(api.staffClassRatings, {
  table: 'classroom.rating',
  search: ['text'],
  keys: ['learnerId', 'sessionId'],
})

interface Span {
  readonly from: Instant
  readonly till: Instant
}

/** The month of a day in India. */
function monthOf(day: string): Span {
  const [year = 0, number = 0] = day.split('-').map(Number)
  return monthSpan(year, number)
}

function monthSpan(year: number, month: number): Span {
  return { from: fromIndia(year, month), till: month === 12 ? fromIndia(year + 1, 1) : fromIndia(year, month + 1) }
}

/** Throws NOT_FOUND_ERROR. */
export async function viewTeaching({ db, now }: Ctx, { id }: { readonly id: string }) {
  const [teacher] = await listTeachers(db, [id])
  if (!teacher) throw commonErrors.NOT_FOUND_ERROR()
  const { year, month } = inIndia(now())
  const thisMonth = monthSpan(year, month)
  const lastMonth = month === 1 ? monthSpan(year - 1, 12) : monthSpan(year, month - 1)
  const [availability, minutesThisWeek, record, held, heldBefore] = await Promise.all([
    listAvailability(db, [id]),
    countMinutes(db, id, weekOf(now())),
    findPay(db, id),
    countHeld(db, id, thisMonth),
    countHeld(db, id, lastMonth),
  ])
  const stated = availability.get(id)
  const payPerHour = record?.payPerHour ?? null
  const withPay = (totals: typeof held) => ({
    ...totals,
    pay: payPerHour === null ? null : (Math.round((payPerHour * totals.minutes) / 60) as never), // whole paise
  })
  return {
    availability: stated ? { weekly: [...stated.weekly], days: stated.days.map((day) => ({ ...day, hours: [...day.hours] })) } : null,
    minutesThisWeek,
    thisMonth: withPay(held),
    lastMonth: withPay(heldBefore),
  }
} // prettier-ignore

/** Every night: each teacher of the catalogue has a record. */
export const keepRecordsJob = job({
  name: 'classroom.keep-teacher-records',
  payload: z.unknown(),
  cron: '35 21 * * *',
  run: async ({ db, now }) => insertRecords(db, await listTeacherIds(db), now()),
})

export const teacherRecordsWaiting = [
  waiting(api.staffTeacherRecords, { label: 'Teachers whose documents are missing', group: 'OPERATIONS', filter: { isIncomplete: true } }), // prettier-ignore
]

export const teacherRecordsStaff = [
  ...resourceOperations(api.staffTeacherRecords, records, {
    idOf: ({ teacherId }) => teacherId,
    async check({ db }, _tx, { before, fields }) {
      const { teacherId } = fields
      if (before || teacherId === undefined) return
      if ((await listTeachers(db, [teacherId])).length === 0) throw commonErrors.NOT_FOUND_ERROR()
    },
  }),
  ...resourceOperations(api.staffPaySheet, paySheet),
  ...resourceOperations(api.staffClassRatings, ratings),
]
