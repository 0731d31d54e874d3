// A read replica for the lists and reports of staff: PostgreSQL's own streaming replication, which lags a little. A member of
// staff never reads what is older than their own last write, and nobody what is older than LONGEST_LAG: the primary answers
// then, as it does while the replica is away (decision 0160).
import { sql } from 'kysely'
import { SECOND } from '#core/kernel/time.ts'
import type { Log } from '#server/platform/log.ts'
import type { Database } from './db.ts'

/** A place in the primary's log of changes, as PostgreSQL writes it: "0/1A2B3C4". */
export type LogPosition = string
export const LOG_POSITION = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/

export interface Replica {
  /** The replica, if it has all that was written up to this position. Undefined: read from the primary. */
  readonly caughtUpWith: (position: LogPosition | undefined) => Database | undefined
  /** The position of the primary now: everything that is committed is before it. */
  readonly position: () => Promise<LogPosition>
  /** Milliseconds, Infinity while the replica does not answer. */
  readonly lag: () => number
  readonly close: () => Promise<void>
}

export interface ReplicaOptions {
  readonly primary: Database
  readonly replica: Database
  /** A connection of its own to the replica: reports that take long do not delay the comparison. */
  readonly probe: Database
  readonly log: Log
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

const LONGEST_LAG = 10 * SECOND
const COMPARE_EVERY_MS = 1_000
/** A replica that lacks as many is not in use, and the oldest tells for how long. */
const MOST_COMPARED = 1_000
/** After every position of the log: nothing is read from the replica with it. */
const NEVER: LogPosition = 'FFFFFFFF/FFFFFFFF'

/** Resolves when both were compared once. A replica that is away is no reason not to start. */
export async function followReplica(options: ReplicaOptions): Promise<Replica> {
  const { primary, replica, probe, log, clock = () => performance.now() } = options
  const lag = createLag(clock)
  let replayed = -1n
  let isUsable = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function compare(): Promise<void> {
    const wasUsable = isUsable
    try {
      const written = bytesOf(await currentPosition(primary))
      const position = await replayedPosition(probe)
      if (position === undefined) throw new Error('it is no replica (any more)')
      replayed = bytesOf(position)
      lag.compare(written, replayed)
      isUsable = lag.read() <= LONGEST_LAG
      if (!isUsable && wasUsable) log.warn('the replica is behind: staff read from the primary')
    } catch (fault) {
      isUsable = false
      if (wasUsable) log.fault('the replica cannot be used: staff read from the primary', fault)
    }
    if (isUsable && !wasUsable) log.info('staff read from the replica')
  }

  async function keepComparing(): Promise<void> {
    await compare()
    if (!isClosed) timer = setTimeout(() => void keepComparing(), COMPARE_EVERY_MS).unref()
  }

  await keepComparing()
  return {
    caughtUpWith: (position) => {
      const hasIt = position === undefined || bytesOf(position) <= replayed
      return isUsable && hasIt ? replica : undefined
    },
    // A write that is done is not refused because its position cannot be read.
    position: () => currentPosition(primary).catch(() => NEVER),
    lag: () => (isUsable ? lag.read() : Infinity),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([replica.destroy(), probe.destroy()])
    },
  }
}

/** How old the oldest write is that the replica does not have, as far as the comparisons tell. */
function createLag(clock: () => number) {
  let missing: { readonly at: number; readonly position: bigint }[] = []
  let comparedAt = clock()
  return {
    compare(written: bigint, replayed: bigint): void {
      comparedAt = clock()
      missing = [...missing, { at: comparedAt, position: written }].filter(({ position }) => position > replayed)
      if (missing.length > MOST_COMPARED) missing.pop()
    },
    read: () => comparedAt - (missing[0]?.at ?? comparedAt),
  }
}

async function currentPosition(primary: Database): Promise<LogPosition> {
  const { rows } = await sql<{ position: LogPosition }>`select pg_current_wal_insert_lsn()::text as position`.execute(primary) // prettier-ignore
  return rows[0]?.position ?? NEVER
}

/** Undefined where the server is no replica. */
async function replayedPosition(probe: Database): Promise<LogPosition | undefined> {
  const { rows } = await sql<{ position: LogPosition | null }>`select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()`.execute(probe) // prettier-ignore
  return rows[0]?.position ?? undefined
}

function bytesOf(position: LogPosition): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
