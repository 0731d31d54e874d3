// The table of sessions. It stores only the hashes of tokens.
import { sql } from 'kysely'
import { later, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { subjectOf, type Principal } from './actor.ts'

export interface Session {
  readonly principal: Principal
  readonly seenAt: Instant
  readonly idleMs: number
  readonly endsAt: Instant
}

/** Where a session was opened. */
export interface Opener {
  readonly device?: string | undefined
  /** The user agent of the browser. */
  readonly browser?: string | undefined
  /** Shorter than such a session usually lasts, in ms. */
  readonly life?: number | undefined
}

/** A session as its owner may see it: none of these fields opens the session. */
export interface SessionView {
  readonly id: string
  readonly browser: string | null
  readonly openedAt: Instant
  readonly seenAt: Instant
  readonly isThisOne: boolean
}

export interface NewSession extends Opener {
  readonly principal: Principal
  readonly now: Instant
  readonly idleMs: number
  readonly absoluteMs: number
}

export async function insertSession(db: Db, hash: Buffer, fresh: NewSession): Promise<void> {
  const { principal, now, idleMs, absoluteMs, device, browser } = fresh
  await db
    .insertInto('platform.session')
    .values({
      token_hash: hash,
      principal: JSON.stringify(principal),
      subject: subjectOf(principal),
      created_at: at(now),
      seen_at: at(now),
      idle_seconds: idleMs / 1_000,
      ends_at: at(later(now, absoluteMs)),
      device: device ?? null,
      browser: browser?.slice(0, 300) ?? null,
    })
    .execute()
}

export async function findSession(db: Db, hash: Buffer): Promise<Session | undefined> {
  const { rows } = await selectSession(db, { hash })
  const [row] = rows
  if (!row) return undefined
  return {
    principal: row.principal as Principal, // only `insertSession` and `updatePrincipal` write it, from a Principal
    seenAt: row.seen_at,
    idleMs: row.idle_seconds * 1_000,
    endsAt: row.ends_at,
  }
}

const selectSession = prepared((db, { hash }: { readonly hash: Buffer }) =>
  db
    .selectFrom('platform.session')
    .select(['principal', 'seen_at', 'idle_seconds', 'ends_at'])
    .where('token_hash', '=', hash),
)

export async function updateSeen(db: Db, hash: Buffer, now: Instant): Promise<void> {
  await db
    .updateTable('platform.session')
    .set({ seen_at: at(now) })
    .where('token_hash', '=', hash)
    .execute()
}

export async function updatePrincipal(db: Db, hash: Buffer, principal: Principal): Promise<void> {
  await db
    .updateTable('platform.session')
    .set({ principal: JSON.stringify(principal), subject: subjectOf(principal) })
    .where('token_hash', '=', hash)
    .execute()
}

/** Live ones, last seen first. `own` is the hash of the caller's. */
export async function listSessions(
  db: Db,
  subject: string,
  { own, now }: { readonly own: Buffer | undefined; readonly now: Instant },
): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('platform.session')
    .select(['id', 'token_hash', 'browser', 'created_at', 'seen_at', 'idle_seconds', 'ends_at'])
    .where('subject', '=', subject)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows
    .filter(({ ends_at, seen_at, idle_seconds }) => now < ends_at && now < seen_at + idle_seconds * 1_000)
    .map(({ id, token_hash, browser, created_at, seen_at }) => ({
      id,
      browser,
      openedAt: created_at,
      seenAt: seen_at,
      isThisOne: own?.equals(token_hash) ?? false,
    }))
}

/**
 * All of a person's, one of them, or all but one. With all of a member of staff's end those by which they look at families'
 * pages. Answers the hashes of those that ended. */
export async function deleteSessions(
  db: Db,
  subject: string,
  { id, except }: { readonly id?: string; readonly except?: Buffer | undefined } = {},
): Promise<Buffer[]> {
  const looksAtFamily = sql<boolean>`principal -> 'support' is not null and principal -> 'support' ->> 'staffId' = ${subject}`
  const isAll = id === undefined && except === undefined
  let query = db
    .deleteFrom('platform.session')
    .where((eb) => (isAll ? eb.or([eb('subject', '=', subject), looksAtFamily]) : eb('subject', '=', subject)))
  if (id !== undefined) query = query.where('id', '=', id)
  if (except) query = query.where('token_hash', '!=', except)
  const ended = await query.returning('token_hash').execute()
  return ended.map(({ token_hash }) => token_hash)
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('platform.session').where('token_hash', '=', hash).execute()
}
