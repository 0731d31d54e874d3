// SQL over the tickets schema. The staff's list is in staff/list.ts.
import { sql, type Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Author, TicketCategory, TicketStatus } from '#core/modules/tickets/ticket-terms.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { Place } from '#server/platform/page-by-time.ts'

export interface TicketDoubt {
  readonly attemptId: string
  readonly questionId: string
}

export interface StoredTicket {
  readonly id: string
  readonly no: number
  readonly accountId: string
  readonly learnerId: string
  readonly category: TicketCategory
  readonly subject: string
  readonly path: string | null
  /** Only of a doubt: the question of a test that it is about. */
  readonly doubt: TicketDoubt | null
  readonly lang: Language
  readonly status: TicketStatus
  readonly level: number
  readonly assignee: string | null
  readonly teamId: string | null
  readonly openedAt: Instant
  readonly answerBy: Instant | null
  readonly solveBy: Instant
  readonly solvedAt: Instant | null
  readonly lastAt: Instant
}

export interface NewTicket extends Pick<
  StoredTicket,
  'id' | 'accountId' | 'learnerId' | 'category' | 'subject' | 'path' | 'doubt' | 'lang' | 'openedAt' | 'solveBy'
> {
  readonly answerBy: Instant
}

export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  const { id, accountId, learnerId, category, subject, path, doubt, lang, openedAt, answerBy, solveBy } = ticket
  await tx
    .insertInto('tickets.ticket')
    .values({
      id,
      account_id: accountId,
      learner_id: learnerId,
      category,
      subject,
      path,
      attempt_id: doubt?.attemptId ?? null,
      question_id: doubt?.questionId ?? null,
      lang,
      status: 'OPEN',
      opened_at: at(openedAt),
      answer_by: at(answerBy),
      solve_by: at(solveBy),
      last_at: at(openedAt),
    })
    .execute()
}

export interface TicketMessageRow {
  readonly id: string
  readonly ticketId: string
  readonly author: Author
  readonly staffId: string | null
  readonly text: string
  readonly at: Instant
}

export async function insertMessage(
  tx: Tx,
  { id, ticketId, author, staffId, text, at: when }: TicketMessageRow,
): Promise<void> {
  await tx
    .insertInto('tickets.message')
    .values({ id, ticket_id: ticketId, author, staff_id: staffId, text, at: at(when) })
    .execute()
}

export async function findTicket(db: Db, id: string): Promise<StoredTicket | undefined> {
  const row = await db.selectFrom('tickets.ticket').selectAll().where('id', '=', id).executeTakeFirst()
  return row && ticketFromRow(row)
}

export async function lockTicket(tx: Tx, id: string): Promise<StoredTicket | undefined> {
  const row = await tx.selectFrom('tickets.ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && ticketFromRow(row)
}

export interface TicketChange {
  readonly status?: TicketStatus
  readonly level?: number
  readonly category?: TicketCategory
  readonly escalatedAt?: Instant
  readonly escalatedBy?: 'FAMILY' | 'STAFF' | 'LATE'
  readonly assignee?: string | null
  readonly teamId?: string | null
  readonly answerBy?: Instant | null
  readonly solveBy?: Instant
  readonly answeredAt?: Instant
  readonly solvedAt?: Instant | null
  readonly lastAt?: Instant
}

const COLUMNS: { readonly [K in keyof Required<TicketChange>]: keyof Tables['tickets.ticket'] } = {
  status: 'status',
  level: 'level',
  category: 'category',
  escalatedAt: 'escalated_at',
  escalatedBy: 'escalated_by',
  assignee: 'assignee',
  teamId: 'team_id',
  answerBy: 'answer_by',
  solveBy: 'solve_by',
  answeredAt: 'answered_at',
  solvedAt: 'solved_at',
  lastAt: 'last_at',
}

export async function updateTicket(tx: Tx, id: string, change: TicketChange): Promise<void> {
  const values = Object.entries(change).map(([field, value]) => [
    COLUMNS[field as keyof TicketChange], // its own keys
    typeof value === 'number' && field !== 'level' ? at(value as Instant) : value, // every other number is an instant
  ])
  await tx.updateTable('tickets.ticket').set(Object.fromEntries(values)).where('id', '=', id).execute()
}

export interface TicketPage {
  readonly accountId: string
  readonly before: Place | undefined
  readonly size: number
}

export async function listTickets(db: Db, { accountId, before, size }: TicketPage): Promise<StoredTicket[]> {
  let query = db.selectFrom('tickets.ticket').selectAll().where('account_id', '=', accountId)
  if (before) query = query.where(sql<boolean>`(last_at, id) < (${at(before.at)}, ${before.id})`)
  const rows = await query.orderBy('last_at', 'desc').orderBy('id', 'desc').limit(size).execute()
  return rows.map(ticketFromRow)
}

/** A household's doubts about the questions of an attempt. */
export async function listDoubts(db: Db, accountId: string, attemptId: string): Promise<StoredTicket[]> {
  const own = db.selectFrom('tickets.ticket').selectAll().where('attempt_id', '=', attemptId)
  const rows = await own.where('account_id', '=', accountId).orderBy('no').execute()
  return rows.map(ticketFromRow)
}

export async function listMessages(db: Db, ticketId: string): Promise<TicketMessageRow[]> {
  const rows = await db
    .selectFrom('tickets.message')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('no')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ticketId: row.ticket_id,
    author: row.author as Author, // checked by the table
    staffId: row.staff_id,
    text: row.text,
    at: row.at,
  }))
}

const MOST_AT_ONCE = 500

/** Unsolved tickets of the first level that are late, without those in `but`. */
export function listLate(db: Db, now: Instant, but: readonly string[]): Promise<string[]> {
  const late = selectIds(db, but).where('level', '=', 1).where('status', '<>', 'SOLVED').where('due_at', '<=', at(now))
  return idsOf(late)
}

/** Answered tickets in which nobody has written since. */
export function listSilent(db: Db, since: Instant, but: readonly string[]): Promise<string[]> {
  return idsOf(selectIds(db, but).where('status', '=', 'ANSWERED').where('last_at', '<=', at(since)))
}

/** Tickets that were solved long ago. */
export function listSolvedBefore(db: Db, before: Instant, but: readonly string[]): Promise<string[]> {
  return idsOf(selectIds(db, but).where('status', '=', 'SOLVED').where('solved_at', '<', at(before)))
}

function selectIds(db: Db, but: readonly string[]) {
  return db
    .selectFrom('tickets.ticket')
    .select('id')
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(but)))))
    .limit(MOST_AT_ONCE)
}

async function idsOf(query: ReturnType<typeof selectIds>): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id)
}

/** With its messages. */
export async function deleteTicket(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tickets.ticket').where('id', '=', id).execute()
}

export async function deleteTicketsOf(db: Db, column: 'account_id' | 'learner_id', value: string): Promise<void> {
  await db.deleteFrom('tickets.ticket').where(column, '=', value).execute()
}

/** For the export of personal data: what the family wrote and what we answered. */
export async function exportTickets(db: Db, accountId: string): Promise<object[]> {
  const tickets = await db.selectFrom('tickets.ticket').selectAll().where('account_id', '=', accountId).orderBy('id').execute() // prettier-ignore
  const messages = await db
    .selectFrom('tickets.message')
    .select(['ticket_id as ticketId', 'author', 'text', 'at'])
    .where((eb) => eb('ticket_id', '=', eb.fn.any(eb.val(tickets.map(({ id }) => id)))))
    .where('author', '<>', 'NOTE')
    .orderBy('no')
    .execute()
  const messagesById = Map.groupBy(messages, ({ ticketId }) => ticketId)
  return tickets.map(({ id, no, category, subject, path, status, opened_at: openedAt, solved_at: solvedAt }) => {
    const written = (messagesById.get(id) ?? []).map(({ author, text, at: when }) => ({ author, text, at: when }))
    return { no, category, subject, path, status, openedAt, solvedAt, messages: written }
  })
}

function ticketFromRow(row: Selectable<Tables['tickets.ticket']>): StoredTicket {
  return {
    id: row.id,
    no: row.no,
    accountId: row.account_id,
    learnerId: row.learner_id,
    category: row.category as TicketCategory, // checked by the table
    subject: row.subject,
    path: row.path,
    doubt: row.attempt_id && row.question_id ? { attemptId: row.attempt_id, questionId: row.question_id } : null,
    lang: row.lang as Language, // only languages are written
    status: row.status as TicketStatus, // checked by the table
    level: row.level,
    assignee: row.assignee,
    teamId: row.team_id,
    openedAt: row.opened_at,
    answerBy: row.answer_by,
    solveBy: row.solve_by,
    solvedAt: row.solved_at,
    lastAt: row.last_at,
  }
}
