// Sessions: 256 random bits in an httpOnly cookie, hashed at rest, with an idle and an absolute end.
import { createHash, randomBytes } from 'node:crypto'
import { DAY, HOUR, later, type Clock, type Instant } from '#core/kernel/time.ts'
import { subjectOf, type Principal } from './actor.ts'
import type { Database, Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { send, type Signals } from '#server/platform/database/signals.ts'

/** Families keep 30 days from the last visit, staff 12 hours: decision L-08. The absolute end is ours. */
const lives = {
  household: { idle: 30 * DAY, absolute: 180 * DAY },
  teacher: { idle: 12 * HOUR, absolute: 7 * DAY },
  agent: { idle: 2 * HOUR, absolute: 12 * HOUR },
  staff: { idle: 2 * HOUR, absolute: 12 * HOUR },
} satisfies Record<Principal['kind'], { idle: number; absolute: number }>

/** How long the browser may keep the cookie, in seconds. Whether it still counts, the server decides. */
export function cookieLife({ kind }: Principal): number {
  return lives[kind].absolute / 1_000
}

/** A visit is written down at most this often, so that reading a page does not cost a write. */
const SEEN_EVERY = HOUR
/** A session that was just looked up need not be looked up again; its end is announced, not waited for. */
const MAX_CACHED = 10_000

export interface Session {
  readonly principal: Principal
  readonly seenAt: Instant
  readonly idleMs: number
  readonly endsAt: Instant
}

export interface Sessions {
  readonly find: (token: string) => Promise<Session | undefined>
  /** Answers the token, which is known to the browser alone from here on. */
  readonly open: (db: Db, principal: Principal, device: string | undefined) => Promise<string>
  readonly end: (db: Db, token: string) => Promise<void>
  readonly endAllOf: (db: Db, subject: string) => Promise<void>
}

export function createSessions(db: Database, now: Clock, signals: Signals): Sessions {
  const cache = new Map<string, Session>()
  signals.onSignal((topic) => {
    if (topic.startsWith(ENDED)) cache.delete(topic.slice(ENDED.length))
  })
  signals.onGap(() => cache.clear())

  async function find(token: string): Promise<Session | undefined> {
    const hash = hashOf(token)
    const key = hash.toString('base64')
    const session = (signals.isListening() ? cache.get(key) : undefined) ?? (await load(db, hash))
    if (!session || hasEnded(session, now())) return undefined
    const visited = await visit(hash, session)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, visited)
    return visited
  }

  async function visit(hash: Buffer, session: Session): Promise<Session> {
    if (now() - session.seenAt < SEEN_EVERY) return session
    await db
      .updateTable('platform.session')
      .set({ seen_at: at(now()) })
      .where('token_hash', '=', hash)
      .execute()
    return { ...session, seenAt: now() }
  }

  return {
    find,
    open: (via, principal, device) => openSession(via, { principal, device, now: now() }),
    async end(via, token) {
      const hash = hashOf(token)
      await via.deleteFrom('platform.session').where('token_hash', '=', hash).execute()
      // Here at once; elsewhere when they hear of it.
      cache.delete(hash.toString('base64'))
      await announceEnd(via, hash)
    },
    async endAllOf(via, subject) {
      const ended = await via
        .deleteFrom('platform.session')
        .where('subject', '=', subject)
        .returning('token_hash')
        .execute()
      for (const { token_hash } of ended) await announceEnd(via, token_hash)
    },
  }
}

async function openSession(
  db: Db,
  { principal, device, now }: { principal: Principal; device: string | undefined; now: Instant },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { idle, absolute } = lives[principal.kind]
  await db
    .insertInto('platform.session')
    .values({
      token_hash: hashOf(token),
      principal: JSON.stringify(principal),
      subject: subjectOf(principal),
      created_at: at(now),
      seen_at: at(now),
      idle_seconds: idle / 1_000,
      ends_at: at(later(now, absolute)),
      device: device ?? null,
    })
    .execute()
  return token
}

const ENDED = 'session-ended:'

async function announceEnd(db: Db, hash: Buffer): Promise<void> {
  await send(db, `${ENDED}${hash.toString('base64')}`)
}

async function load(db: Database, hash: Buffer): Promise<Session | undefined> {
  const row = await db
    .selectFrom('platform.session')
    .select(['principal', 'seen_at', 'idle_seconds', 'ends_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    principal: row.principal as Principal, // only `open` writes it, from a Principal
    seenAt: row.seen_at,
    idleMs: row.idle_seconds * 1_000,
    endsAt: row.ends_at,
  }
}

function hasEnded(session: Session, at: Instant): boolean {
  return at >= session.endsAt || at >= session.seenAt + session.idleMs
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
