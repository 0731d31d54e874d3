// Changes that no page offers yet: a new price, and a quarter of an hour that passes.
import pg from 'pg'
import type { NoticePurpose } from '#core/taxonomy/notice.ts'
import { borrowPostgres } from '../tools/postgres/borrow.ts'

/** The name of the database that the product under test runs on. */
export const DATABASE = `e2e_${new URL(process.env['E2E_URL'] ?? 'http://none').port}`

async function change(statement: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await run(statement, values)
  if (!rowCount) throw new Error(`nothing was changed by: ${statement}`)
}

async function run(statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const { url, giveBack } = await borrowPostgres()
  const client = new pg.Client(Object.assign(new URL(url), { pathname: `/${DATABASE}` }).href)
  await client.connect()
  try {
    return await client.query(statement, [...values])
  } finally {
    await client.end()
    await giveBack()
  }
}

export function changePrice(planId: string, byPaise: number): Promise<void> {
  return change('update plans.plan set price = price + $2, cut_price = greatest(cut_price, price + $2) where id = $1', [
    planId,
    byPaise,
  ])
}

/** As if the bank had been asked that long ago. */
export function ageOrder(orderId: string, byMinutes: number): Promise<void> {
  return change(
    `update orders.attempt set started_at = started_at - $2 * interval '1 minute', expires_at = expires_at - $2 * interval '1 minute'
     where order_id = $1`,
    [orderId, byMinutes],
  )
}

/** As if the last code to this number had left that long ago. It stays valid. */
export function ageCode(phone: string, bySeconds: number): Promise<void> {
  return change(
    `update otp.verification set sent_at = sent_at - $2 * interval '1 second' where recipient = '+91' || $1 and consumed_at is null`,
    [phone, bySeconds],
  )
}

/** Makes this member of staff a teacher whom nobody else is. */
export function makeTeacher(email: string): Promise<void> {
  return change(
    `update staff.member set teacher_id = (
       select id from catalogue.teacher t where not exists (select from staff.member m where m.teacher_id = t.id) order by id limit 1)
     where email = $1`,
    [email],
  )
}

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

/** A notice whose time has come, for the household with this number. The worker shows it and sends its messages. */
export function writeNotice(phone: string, key: string, purpose: NoticePurpose = 'CLASSES'): Promise<void> {
  return change(
    `with written as (
       insert into notices.notice (id, account_id, key, type, purpose, details, link, is_urgent, created_at, at)
       select 'ntc' || substr(md5(random()::text), 1, 18), id, $2, 'class-soon', $3,
         '{"course": "Optics", "time": "7:00 pm"}', '/me/calendar', false, now(), now()
       from accounts.account where phone like '%' || $1
       returning id)
     insert into platform.outbox (tasks, payload) select array['notices.deliver'], json_build_object('noticeId', id) from written`,
    [phone, key, purpose],
  )
}

/** The events of this type that a tab has sent. */
export async function countEvents(visit: string, eventType: string): Promise<number> {
  const statement = 'select count(*)::int as events from clickstream.event where visit = $1 and event_type = $2'
  const { rows } = await run(statement, [visit, eventType])
  return (rows as { events: number }[])[0]?.events ?? 0
}

/** The teacher of the demo data marks the written answers of the learner with this number. */
export function giveMarking(phone: string, teacherEmail: string): Promise<void> {
  return change(
    `update marking.task set teacher_id = (select teacher_id from staff.member where email = $2)
     where learner_id in (select l.id from accounts.learner l join accounts.account a on a.id = l.account_id where a.phone like '%' || $1)`,
    [phone, teacherEmail],
  )
}

/** Sentences of the solutions and rubrics of this paper: no learner reads them before the results are released. */
export async function secretsOf(title: string): Promise<string[]> {
  const { rows } = await run(
    `select regexp_replace(t, '<[^>]*>', ' ', 'g') as text from papers.paper p, jsonb_array_elements(p.sections) s,
       jsonb_array_elements_text(s -> 'questions') q join questions.version_key k on k.version_id = q,
       lateral (select jsonb_path_query(k.solutions, '$.*.solution') #>> '{}' as t union all
         select jsonb_path_query(k.key, '$.rubric[*].text') #>> '{}') as secret
     where p.title ->> 'en' = $1`,
    [title],
  )
  return rows.map(({ text }: { text: string }) => text.trim())
}
/** Families of this state that have agreed to offers by mail, at addresses that end in `mailHost`. */
export function writeFamiliesWithMail(
  count: number,
  { stateCode, mailHost }: { readonly stateCode: string; readonly mailHost: string },
): Promise<void> {
  return change(
    `with made as (
       insert into accounts.account (id, phone, state_code, email, email_verified_at, created_at)
       select 'acc' || substr(md5($3 || n), 1, 18), '+9160' || lpad(n::text, 8, '0'), $2, 'family-' || n || '@' || $3, now(), now()
       from generate_series(1, $1) n returning id
     ), taught as (
       insert into accounts.learner (id, account_id, grade, birth_year, consented_at, created_at)
       select 'lrn' || substr(id, 4), id, 11, 2011, now(), now() from made returning id, account_id
     ), agreed as (
       insert into consent.entry (id, learner_id, account_id, purpose, given, notice_version, lang, method, at)
       select 'con' || substr(id, 4), id, account_id, 'PARENT_MARKETING', true, 1, 'en', 'DECLARATION', now() from taught
     )
     insert into profiles.notification_preference (account_id, channels, quiet_from, quiet_till, may_call, updated_at)
     select id, '{"PAYMENTS": ["SMS"], "CLASSES": [], "REPORTS": [], "OFFERS": ["MAIL"]}', 1260, 480, true, now() from made`,
    [count, stateCode, mailHost],
  )
}

/** As if this talk began so many minutes from now, for an hour. */
export function moveTalk(slug: string, minutes: number): Promise<void> {
  return change(
    `update webinars.webinar set starts_at = now() + $2 * interval '1 minute', ends_at = now() + ($2 + 60) * interval '1 minute'
     where slug = $1`,
    [slug, minutes],
  )
}

/** As if the only seat of this webinar were taken by the family of the demo data. */
export function fillWebinar(slug: string): Promise<void> {
  return change(
    `with full_one as (update webinars.webinar set capacity = 1 where slug = $1 returning id)
     insert into webinars.registration (webinar_id, learner_id, state, is_reminder_set, since)
     select full_one.id, l.id, 'REGISTERED', true, now() from full_one, accounts.learner l
     join accounts.account a on a.id = l.account_id where a.phone = '+919000000001' order by l.id limit 1`,
    [slug],
  )
}

/** As if that family had given the seat up a while ago. */
export function freeSeat(slug: string): Promise<void> {
  return change(
    `delete from webinars.registration r using webinars.webinar w, accounts.learner l, accounts.account a
     where w.slug = $1 and r.webinar_id = w.id and l.id = r.learner_id and a.id = l.account_id and a.phone = '+919000000001'`,
    [slug],
  )
}

/** As if this webinar began in an hour: the reminder of this family's learner is due. */
export async function remindOfWebinar(slug: string, phone: string): Promise<void> {
  await moveTalk(slug, 60)
  await change(
    `with due as (
       update notices.notice n set at = now(), expires_at = now() + interval '1 hour'
       from webinars.webinar w, accounts.account a
       where w.slug = $1 and n.subject = w.id and n.minutes_before = 60 and a.id = n.account_id and a.phone like '%' || $2
       returning n.id)
     insert into platform.outbox (tasks, payload) select array['notices.deliver'], json_build_object('noticeId', id) from due`,
    [slug, phone],
  )
}

/** As if this number's learner had a course that this piece of study material is for. */
export function enrolForStudy(phone: string, resourceId: string): Promise<void> {
  return change(
    `insert into enrolments.enrolment (id, unique_id, account_id, learner_id, bundle_id, state, starts_at, valid_till)
     select 'enr' || substr(md5(l.id || $2), 1, 18), md5(l.id || $2), l.account_id, l.id, r.course_ids[1], 'REGULAR', now(), now() + interval '9 days'
     from accounts.learner l join accounts.account a on a.id = l.account_id, library.resource r where a.phone = '+91' || $1 and r.id = $2`,
    [phone, resourceId],
  )
}

/** As if the courses of this number's learners had ended a minute ago. */
export function endCourses(phone: string): Promise<void> {
  return change(
    `update enrolments.enrolment set starts_at = least(starts_at, now() - interval '1 day'), valid_till = now() - interval '1 minute'
     where account_id = (select id from accounts.account where phone = '+91' || $1)`,
    [phone],
  )
}

/** As if the consent of the person in this story had ended a minute ago; or as if it were given again. */
export function endConsent(storyId: string, isOver: boolean): Promise<void> {
  return change(
    `update stories.story set consent_until = now() + case when $2 then interval '-1 minute' else interval '300 days' end where id = $1`,
    [storyId, isOver],
  )
}

/** A first screen of the installed app, as staff write it. */
export function addSplashScreen(title: string): Promise<void> {
  return change(
    `insert into onboarding.splash_screen (id, position, title, text, href, shown_for_ms, is_active)
     values ('spl' || substr(md5($1), 1, 18), 1, jsonb_build_object('en', $1::text), '{"en": "Ten evenings of light."}', '/courses', 10000, true)`,
    [title],
  )
}
