// Sessions: 256 random bits in an httpOnly cookie, hashed at rest, with an idle and an absolute end.
import { DAY, HOUR, type Clock, type Instant } from '#core/kernel/time.ts'
import type { Principal } from './actor.ts'
import type { Database, Db } from '#server/platform/database/db.ts'
import { send, type Signals } from '#server/platform/database/signals.ts'
import { deleteSession, deleteSessions, findSession, insertSession, listSessions, updatePrincipal, updateSeen, type Opener, type Session, type SessionView } from './session-store.ts' // prettier-ignore
import { hashOf, newToken } from './token.ts'
import { keepNewest } from '#server/platform/keep-newest.ts'

/** Families keep 30 days from the last visit, staff 12 hours: decision L-08. The absolute end is ours. */
const lives = {
  household: { idle: 30 * DAY, absolute: 180 * DAY },
  teacher: { idle: 12 * HOUR, absolute: 7 * DAY },
  agent: { idle: 2 * HOUR, absolute: 12 * HOUR },
  staff: { idle: 2 * HOUR, absolute: 12 * HOUR },
} satisfies Record<Principal['kind'], { idle: number; absolute: number }>

/** The cookie's lifetime in the browser, in seconds. The server decides if the session is still valid. */
export function cookieLife({ kind }: Principal): number {
  return lives[kind].absolute / 1_000
}

/** A visit is written down at most this often, so that reading a page does not cost a write. */
const SEEN_EVERY = HOUR
/** A session that was just looked up need not be looked up again; its end is announced, not waited for. */
const MAX_CACHED = 5_000

export interface Sessions {
  readonly find: (token: string) => Promise<Session | undefined>
  /** Answers true while the session of this key is open. It does not count as a visit. */
  readonly isOpen: (key: string) => Promise<boolean>
  /** Returns the token. From then on only the browser knows it. */
  readonly open: (db: Db, principal: Principal, opener?: Opener) => Promise<string>
  /** The same session for the same person, acting for somebody else: another child, say. */
  readonly change: (db: Db, token: string, principal: Principal) => Promise<void>
  readonly end: (db: Db, token: string) => Promise<void>
  /** Live ones, last seen first. `token` says which is the caller's own. */
  readonly list: (db: Db, subject: string, token: string | undefined) => Promise<SessionView[]>
  /** Ends one of this person's sessions by its id. Returns false when there is no such session. */
  readonly endOne: (db: Db, subject: string, id: string) => Promise<boolean>
  /** Ends all of this person's, or all but the one with this token. */
  readonly endAllOf: (db: Db, subject: string, except?: string) => Promise<void>
}

export function createSessions(db: Database, now: Clock, signals: Signals): Sessions {
  const memory = openMemory(signals)

  async function find(token: string): Promise<Session | undefined> {
    const hash = hashOf(token)
    const key = keyOf(hash)
    const { changes } = memory
    const session = memory.get(key) ?? (await findSession(db, hash))
    if (!session || hasEnded(session, now())) return undefined
    const visited = await visit(hash, session)
    // One that has ended while it was read is not kept.
    if (changes === memory.changes) memory.keep(key, visited)
    return visited
  }

  async function visit(hash: Buffer, session: Session): Promise<Session> {
    if (now() - session.seenAt < SEEN_EVERY) return session
    await updateSeen(db, hash, now())
    return { ...session, seenAt: now() }
  }

  /** Drops the sessions from the cache: here at once, in other processes when the signal arrives. */
  async function announce(via: Db, hashes: readonly Buffer[]): Promise<void> {
    for (const hash of hashes) {
      memory.forget(keyOf(hash))
      await send(via, `${CHANGED}${keyOf(hash)}`)
    }
  }

  return {
    find,
    async isOpen(key) {
      const session = memory.get(key) ?? (await findSession(db, Buffer.from(key, 'base64')))
      return session !== undefined && !hasEnded(session, now())
    },
    async open(via, principal, { life, ...opener } = {}) {
      const token = newToken()
      const { idle, absolute } = life === undefined ? lives[principal.kind] : { idle: life, absolute: life }
      await insertSession(via, hashOf(token), { principal, ...opener, now: now(), idleMs: idle, absoluteMs: absolute })
      return token
    },
    async change(via, token, principal) {
      await updatePrincipal(via, hashOf(token), principal)
      await announce(via, [hashOf(token)])
    },
    async end(via, token) {
      await deleteSession(via, hashOf(token))
      await announce(via, [hashOf(token)])
    },
    list: (via, subject, token) => listSessions(via, subject, { own: token ? hashOf(token) : undefined, now: now() }),
    async endOne(via, subject, id) {
      const ended = await deleteSessions(via, subject, { id })
      await announce(via, ended)
      return ended.length > 0
    },
    async endAllOf(via, subject, except) {
      await announce(via, await deleteSessions(via, subject, { except: except ? hashOf(except) : undefined }))
    },
  }
}

const CHANGED = 'session-ended:'

/** The key of the session that has ended or changed, if the signal says so. */
export function endedSession(signal: string): string | undefined {
  return signal.startsWith(CHANGED) ? signal.slice(CHANGED.length) : undefined
}

/** Names a session without opening it. */
export function sessionKey(token: string): string {
  return keyOf(hashOf(token))
}

/** Caches recent sessions, as long as other processes can signal their changes. */
function openMemory(signals: Signals) {
  const sessions = new Map<string, Session>()
  const memory = {
    /** Goes up with each that is forgotten. */
    changes: 0,
    get: (key: string) => (signals.isListening() ? sessions.get(key) : undefined),
    forget(key: string): void {
      memory.changes += 1
      sessions.delete(key)
    },
    /** The entry that was read longest ago makes room. */
    keep: (key: string, session: Session) => keepNewest(sessions, key, session, MAX_CACHED),
  }
  signals.onSignal((topic) => {
    const ended = endedSession(topic)
    if (ended !== undefined) memory.forget(ended)
  })
  signals.onGap(() => {
    memory.changes += 1
    sessions.clear()
  })
  return memory
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64')
}

function hasEnded(session: Session, at: Instant): boolean {
  return at >= session.endsAt || at >= session.seenAt + session.idleMs
}
