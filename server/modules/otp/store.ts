// All SQL over the codes. No other file names their table.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { VerificationId } from '#core/modules/otp/verification.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredVerification {
  readonly id: VerificationId
  readonly purpose: string
  readonly recipient: string
  readonly askedBy: string
  readonly sends: number
  readonly sentAt: Instant
  readonly consumedAt: Instant | null
}

interface SentCode {
  readonly id: VerificationId
  readonly codeHmac: Buffer
  readonly tries: number
  readonly sentAt: Instant
  readonly expiresAt: Instant
}

export async function insertVerification(
  db: Db,
  sent: SentCode & { purpose: string; recipient: string; askedBy: string; network: string },
): Promise<void> {
  await db
    .insertInto('otp.verification')
    .values({
      id: sent.id,
      purpose: sent.purpose,
      recipient: sent.recipient,
      asked_by: sent.askedBy,
      network: sent.network,
      sends: 1,
      ...codeColumns(sent),
    })
    .execute()
}

/** Until the end of the transaction nobody else sends a code for this number or address. */
export async function lockRecipient(tx: Tx, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${recipient}`}, 0))`.execute(tx)
}

/** Codes of one number or address for one purpose that the same browser, account or network has asked for. */
export interface SameAsker {
  readonly recipient: string
  readonly purpose: string
  readonly askedBy: readonly string[]
  readonly network: string
}

/** When the last of them was sent that was not used. */
export async function findLastSent(db: Db, asker: SameAsker): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('otp.verification')
    .select('sent_at')
    .where(openOf(asker))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at
}

/** From now on only the one that is sent next is right. */
export async function endOlderCodes(tx: Tx, asker: SameAsker, now: Instant): Promise<void> {
  await tx
    .updateTable('otp.verification')
    .set({ tries_left: 0 })
    .where(openOf(asker))
    .where('expires_at', '>', at(now))
    .execute()
}

function openOf({ recipient, purpose, askedBy, network }: SameAsker) {
  return sql<boolean>`recipient = ${recipient} and purpose = ${purpose} and consumed_at is null
    and (asked_by = any(${[...askedBy]}) or network = ${network})`
}

/** This browser has answered a code to log in: for a year it has codes of its own. */
export async function rememberBrowser(
  db: Db,
  { recipientHash, browser, now }: { readonly recipientHash: string; readonly browser: string; readonly now: Instant },
): Promise<void> {
  await db
    .insertInto('otp.known_browser')
    .values({ recipient_hash: recipientHash, browser, known_at: at(now) })
    .onConflict((conflict) => conflict.columns(['recipient_hash', 'browser']).doUpdateSet({ known_at: at(now) }))
    .execute()
}

/** Where a code of this number or address was answered correctly before: by one of these, or else in this network. */
export async function findKnownBy(
  db: Db,
  { recipient, recipientHash, askedBy, network }: Omit<SameAsker, 'purpose'> & { readonly recipientHash: string },
): Promise<'BROWSER' | 'NETWORK' | undefined> {
  const { rows } = await sql<{ isBrowser: boolean }>`
    select true as "isBrowser" from otp.known_browser
    where recipient_hash = ${recipientHash} and browser = any(${[...askedBy]})
    union all
    select asked_by = any(${[...askedBy]}) from otp.verification
    where recipient = ${recipient} and consumed_at is not null
      and (asked_by = any(${[...askedBy]}) or network = ${network})
    order by 1 desc limit 1`.execute(db)
  const [row] = rows
  return row && (row.isBrowser ? 'BROWSER' : 'NETWORK')
}

/** Deletes the rows of an erased person. */
export async function deleteVerificationsOf(
  tx: Tx,
  recipients: readonly string[],
  hashes: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return
  await tx.deleteFrom('otp.verification').where('recipient', 'in', recipients).execute()
  await tx.deleteFrom('otp.known_browser').where('recipient_hash', 'in', hashes).execute()
}

export async function renewVerification(db: Db, sent: SentCode & { sends: number }): Promise<void> {
  await db
    .updateTable('otp.verification')
    .set({ sends: sent.sends, ...codeColumns(sent) })
    .where('id', '=', sent.id)
    .where('consumed_at', 'is', null)
    .execute()
}

function codeColumns({ codeHmac, tries, sentAt, expiresAt }: SentCode) {
  return { code_hmac: codeHmac, tries_left: tries, sent_at: at(sentAt), expires_at: at(expiresAt) }
}

export async function findVerification(db: Db, id: VerificationId): Promise<StoredVerification | undefined> {
  const row = await db.selectFrom('otp.verification').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, id, askedBy: row.asked_by, sentAt: row.sent_at, consumedAt: row.consumed_at }
}

/** Counts one try of a live code by a requester who may answer it. Undefined when there is no such code. */
export async function takeTry(
  db: Db,
  given: { readonly id: VerificationId; readonly purpose: string; readonly answeredBy: readonly string[] },
  now: Instant,
): Promise<{ recipient: string; codeHmac: Buffer; triesLeft: number; sentAt: Instant } | undefined> {
  const row = await db
    .updateTable('otp.verification')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', given.id)
    .where('purpose', '=', given.purpose)
    .where('asked_by', 'in', given.answeredBy)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', at(now))
    .where('tries_left', '>', 0)
    .returning(['recipient', 'code_hmac', 'tries_left', 'sent_at'])
    .executeTakeFirst()
  return row && { recipient: row.recipient, codeHmac: row.code_hmac, triesLeft: row.tries_left, sentAt: row.sent_at }
}

/** Ends a code or ticket that was refused as expired, so that it stays refused when the clock is set back. */
export async function endIfExpired(
  db: Db,
  which: { readonly id: VerificationId } | { readonly ticketHash: Buffer },
  now: Instant,
): Promise<void> {
  const all = db.updateTable('otp.verification')
  const ended =
    'id' in which
      ? all.set({ tries_left: 0 }).where('id', '=', which.id).where('expires_at', '<=', at(now))
      : all.set({ ticket_used_at: at(now) }).where('ticket_hash', '=', which.ticketHash).where('ticket_expires_at', '<=', at(now)) // prettier-ignore
  await ended.execute()
}

/** Answers false when somebody has used the code already. */
export async function consumeVerification(db: Db, id: VerificationId, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otp.verification')
    .set({ consumed_at: at(now) })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function keepTicket(db: Db, id: VerificationId, hash: Buffer, expiresAt: Instant): Promise<void> {
  await db
    .updateTable('otp.verification')
    .set({ ticket_hash: hash, ticket_expires_at: at(expiresAt) })
    .where('id', '=', id)
    .execute()
}

/** Uses a ticket up and returns the number or address it proves. Undefined when there is no such ticket. */
export async function useTicket(
  db: Db,
  given: { readonly hash: Buffer; readonly purpose: string; readonly answeredBy: readonly string[] },
  now: Instant,
): Promise<string | undefined> {
  const row = await db
    .updateTable('otp.verification')
    .set({ ticket_used_at: at(now) })
    .where('ticket_hash', '=', given.hash)
    .where('purpose', '=', given.purpose)
    .where('asked_by', 'in', given.answeredBy)
    .where('ticket_used_at', 'is', null)
    .where('ticket_expires_at', '>', at(now))
    .returning('recipient')
    .executeTakeFirst()
  return row?.recipient
}
