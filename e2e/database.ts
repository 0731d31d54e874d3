// Changes that no page offers yet: a new price, and a quarter of an hour that passes.
import pg from 'pg'
import type { NoticePurpose } from '#core/taxonomy/notice.ts'
import { borrowPostgres } from '../tools/postgres/borrow.ts'

/** The name of the database that the product under test runs on. */
export const DATABASE = `e2e_${new URL(process.env['E2E_URL'] ?? 'http://none').port}`

export async function change(statement: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await run(statement, values)
  if (!rowCount) throw new Error(`nothing was changed by: ${statement}`)
}

export async function run(statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
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

/** As if the gateway had been asked about this order half a minute ago: a family has fetched another card. */
export function ageAnswers(orderId: string): Promise<void> {
  return change(`update orders.attempt set checked_at = checked_at - interval '30 seconds' where order_id = $1`, [
    orderId,
  ])
}

/** The order by which the payer of this link pays. */
export async function orderOfRequest(link: string): Promise<string> {
  const { rows } = await run(`select order_id as id from sales.pay_request where starts_with($1, id)`, [link])
  return (rows as { id: string }[])[0]?.id ?? ''
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

/** As if a second owner had approved the permissions of this member. */
export function approveMember(email: string): Promise<void> {
  return change(
    `update staff.member set withheld_scopes = '{}', asked_by = '{}', counts_from = null where email = $1`,
    [email],
  )
}
