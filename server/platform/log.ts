// Structured logs by allowlist: a field that is not named here is not written, so a phone number, a code, a token or a card
// cannot slip in with some object.
import pino, { type DestinationStream } from 'pino'
import { Logger as GraphileLogger } from 'graphile-worker'
import { codeOf } from '#core/kernel/error.ts'
import { isoString, toInstant, type Clock } from '#core/kernel/time.ts'
import { sqlStateOf } from './database/db.ts'

const FIELDS = [
  'requestId', 'method', 'route', 'status', 'ms', 'actor', 'errorCode', 'sqlState', 'job', 'orderId', 'gatewayStatus',
  'provider', 'operation', 'attempt', 'count', 'port', 'url', 'signal', 'migration', 'reason', 'template', 'subject',
] as const // prettier-ignore
export type Field = (typeof FIELDS)[number]
export type Fields = { readonly [F in Field]?: string | number | undefined }

export interface Log {
  readonly info: (event: string, fields?: Fields) => void
  readonly warn: (event: string, fields?: Fields) => void
  /** Something nobody expected: with its cause, its numbers and addresses blotted out. */
  readonly fault: (event: string, cause: unknown, fields?: Fields) => void
  readonly forGraphile: GraphileLogger
}

/**
 * Some lines at a time: one by one they cost as much as small requests. The rest is written when the process ends. While the
 * disk is full or nobody reads, up to a megabyte is kept and later lines are dropped.
 */
const TO_STDOUT = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200, maxLength: 1_048_576 }

/** One for all logs of a process: each that is opened adds a listener for the end of the process. */
let stdout: DestinationStream | undefined

function openStdout(): DestinationStream {
  let isFailing = false
  // Before pino's own, which at the end of the process tries to write the rest until it succeeds: on a full disk, for ever.
  process.once('exit', () => {
    if (isFailing) destination.destroy()
  })
  const destination = pino.destination(TO_STDOUT)
  // Families are served although nobody can read what happened. The next lines are tried again.
  destination.on('error', () => (isFailing = true))
  destination.on('write', () => (isFailing = false))
  return destination
}

export type LogLevel = 'silent' | 'info' | 'warn' | 'error'

export function createLog(level: LogLevel, now: Clock, to?: DestinationStream): Log {
  const out = pino({ level, base: null, timestamp: isoTime(now) }, to ?? (stdout ??= openStdout()))
  return {
    info: (event, fields = {}) => out.info(allowed(fields), event),
    warn: (event, fields = {}) => out.warn(allowed(fields), event),
    fault: (event, cause, fields = {}) => out.error({ ...allowed(fields), ...described(cause) }, event),
    forGraphile: new GraphileLogger(() => (severity, message) => {
      if (severity === 'error') out.error({ reason: blot(message) }, 'worker')
    }),
  }
}

/** As pino's own, but a time is written out once: under load many lines fall into one millisecond. */
function isoTime(now: Clock): () => string {
  let written = { at: toInstant(0), text: '' }
  return () => {
    const at = now()
    if (at !== written.at) written = { at, text: `,"time":"${isoString(at)}"` }
    return written.text
  }
}

const ALLOWED: ReadonlySet<string> = new Set(FIELDS)

function allowed(fields: Fields): Fields {
  const kept: Record<string, unknown> = {}
  for (const field in fields) if (ALLOWED.has(field)) kept[field] = fields[field as Field] // it is one of them
  return kept
}

function described(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: blot(String(cause)) }
  return {
    cause: blot(cause.stack ?? cause.message),
    errorCode: codeOf(cause),
    sqlState: sqlStateOf(cause),
    ...(cause.cause === undefined ? {} : { causedBy: blot(String(cause.cause)) }),
  }
}

/** Digits in a row and mail addresses may be somebody's: neither helps to find a fault. */
function blot(text: string): string {
  return text.replace(/\d{6,}/g, '######').replace(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]+/g, '#@#')
}
