// Classes, demos and lessons that begin, pass and end while a test runs.
import { change, run } from './database.ts'

/** As if this class began a minute ago, held by the teacher of the demo data, who has no other class then. */
export async function beginClass(sessionId: string, teacherEmail: string): Promise<void> {
  await change(
    `with teacher as (select teacher_id as id from staff.member where email = $2), freed as (
       update classroom.session set starts_at = starts_at + interval '90 days', ends_at = ends_at + interval '90 days'
       where teacher_id = (select id from teacher) and id <> $1 and status in ('SCHEDULED', 'OPEN', 'LIVE')
         and starts_at < now() + interval '2 hours' and ends_at > now() - interval '1 hour')
     select $1, id from teacher`,
    [sessionId, teacherEmail],
  )
  await change(
    `update classroom.session set starts_at = now() - interval '1 minute', ends_at = now() + interval '59 minutes',
       status = 'SCHEDULED', is_by_hand = true, teacher_id = (select teacher_id from staff.member where email = $2)
     where id = $1`,
    [sessionId, teacherEmail],
  )
}

/** As if this booked demo began a minute ago, with the teacher of this login, who has nothing else then. Answers its session. */
export async function beginDemo(bookingId: string, teacherEmail: string): Promise<string> {
  const { rows } = await run('select session_id as id from demos.booking where id = $1', [bookingId])
  const sessionId = (rows as { id: string }[])[0]?.id ?? ''
  await beginClass(sessionId, teacherEmail)
  await run(
    `update demos.booking set starts_at = starts_at + interval '90 days', ends_at = ends_at + interval '90 days'
     where id <> $1 and teacher_id = (select teacher_id from staff.member where email = $2)`,
    [bookingId, teacherEmail],
  )
  await change(
    `update demos.booking b set starts_at = s.starts_at, ends_at = s.ends_at, teacher_id = s.teacher_id
     from classroom.session s where s.id = b.session_id and b.id = $1`,
    [bookingId],
  )
  return sessionId
}

/** As if the demo of this session had ended an hour ago. */
export async function ageDemo(sessionId: string): Promise<void> {
  await ageClass(sessionId, 70)
  for (const table of ['classroom.session', 'demos.booking'])
    await change(
      `update ${table} set starts_at = starts_at - interval '70 minutes', ends_at = ends_at - interval '70 minutes'
       where ${table === 'demos.booking' ? 'session_id' : 'id'} = $1`,
      [sessionId],
    )
}

/** As if the class began five minutes ago and its teacher had started it, with this many learners in its room. */
export async function fillClass(sessionId: string, learners: number): Promise<void> {
  await change(
    `update classroom.session set starts_at = now() - interval '5 minutes', ends_at = now() + interval '55 minutes',
       status = 'LIVE', actual_start = now() - interval '5 minutes', is_by_hand = true, is_recorded = false,
       teacher_id = 'tea' || substr(md5($1), 1, 18) where id = $1`,
    [sessionId],
  )
  await change(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at)
     select $1, 'lrn' || substr(md5($1 || n), 1, 18), 'a-visit-of-nobody', now(), now() + interval '20 minutes'
     from generate_series(1, $2::int) n`,
    [sessionId, learners],
  )
}

/** As if its teacher ended it now. */
export function endClass(sessionId: string): Promise<void> {
  return change(`update classroom.session set status = 'ENDED', actual_end = now() where id = $1`, [sessionId])
}

/** Gives the first of these classes at whose hour the teacher of the demo data is free to that teacher. Answers its day. */
export async function giveClass(sessionIds: readonly string[], teacherEmail: string): Promise<string> {
  const { rows } = await run(
    `with teacher as (select teacher_id as id from staff.member where email = $2), given as (
       select s.id from classroom.session s, teacher t where s.id = any($1) and s.status = 'SCHEDULED' and not exists (
         select from classroom.session o where o.id <> s.id and o.teacher_id = t.id and o.status <> 'CANCELLED'
           and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at))
       order by s.starts_at limit 1)
     update classroom.session s set teacher_id = t.id, is_by_hand = true from given g, teacher t where s.id = g.id
     returning to_char(s.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`,
    [sessionIds, teacherEmail],
  )
  return String(rows[0]?.day)
}

/** As if the class had been that much earlier. */
export async function ageClass(sessionId: string, byMinutes: number): Promise<void> {
  await change(
    `update classroom.presence set joined_at = joined_at - $2 * interval '1 minute', left_at = left_at - $2 * interval '1 minute'
     where session_id = $1`,
    [sessionId, byMinutes],
  )
  await change(
    `update classroom.session set actual_start = actual_start - $2 * interval '1 minute',
       actual_end = actual_end - $2 * interval '1 minute' where id = $1`,
    [sessionId, byMinutes],
  )
}

/** A lesson led by AI that nobody has joined begins in so many seconds. */
export function beginLesson(sessionId: string, inSeconds: number): Promise<void> {
  return change(
    `update classroom.session set starts_at = now() + $2 * interval '1 second', is_by_hand = true,
       ends_at = now() + $2 * interval '1 second' + interval '20 minutes' where id = $1`,
    [sessionId, inSeconds],
  )
}

/** As if so much time had passed, with the learners' pages in the lesson. */
export async function advanceLesson(sessionId: string, bySeconds: number): Promise<void> {
  const earlier = `- $2 * interval '1 second'`
  const statements = [
    `update classroom.session set starts_at = starts_at ${earlier}, ends_at = ends_at ${earlier}, actual_start = actual_start ${earlier} where id = $1`,
    `update lessons.ai_session set starts_at = starts_at ${earlier}, held_till = held_till ${earlier}, closes_at = closes_at ${earlier} where session_id = $1`,
    `update classroom.seat set joined_at = joined_at ${earlier} where session_id = $1`,
    `update classroom.inclass_answer set at = at ${earlier} where session_id = $1`,
    `update classroom.presence set joined_at = joined_at ${earlier} where session_id = $1`,
  ]
  for (const statement of statements) await run(statement, [sessionId, bySeconds])
}

/** The state of a class. */
export async function statusOfClass(sessionId: string): Promise<string> {
  const { rows } = await run('select status from classroom.session where id = $1', [sessionId])
  return String((rows as { status: string }[])[0]?.status)
}

/** As if a class of this number's course had been recorded, in a film of the demo data. */
export async function recordAClass(
  phone: string,
): Promise<{ readonly recordingId: string; readonly bundleId: string }> {
  const { rows } = await run(
    `with taught as (
       select b.session_id, b.bundle_id from enrolments.enrolment e join accounts.account a on a.id = e.account_id
       join classroom.session_batch b on b.bundle_id = e.bundle_id join classroom.session s on s.id = b.session_id
       where a.phone = '+91' || $1 order by s.starts_at desc limit 1),
     film as (select key, type, bytes, length_seconds from lessons.file where length_seconds is not null limit 1)
     insert into classroom.recording (id, session_id, state, asked_at, key, type, bytes, length_seconds, expires_at, hidden)
     select 'rec' || substr(md5($1), 1, 18), session_id, 'READY', now(), key, type, bytes, length_seconds, now() + interval '90 days', '[]'
     from taught, film returning id as "recordingId", (select bundle_id from taught) as "bundleId"`,
    [phone],
  )
  return rows[0] as { recordingId: string; bundleId: string }
}
