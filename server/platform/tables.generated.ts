// Written by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { DbInstant } from './db-time.ts'

export interface Tables {
  'accounts.account': AccountsAccount
  'accounts.learner': AccountsLearner
  'accounts.verification': AccountsVerification
  'messages.sent': MessagesSent
  'messages.template': MessagesTemplate
  'platform.audit': PlatformAudit
  'platform.idempotency': PlatformIdempotency
  'platform.session': PlatformSession
  'platform.tally': PlatformTally
}
interface AccountsAccount {
  id: string
  phone: string
  email: string | null
  pin_code: string | null
  state_code: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface AccountsLearner {
  id: string
  account_id: string
  first_name: string | null
  last_name: string | null
  grade: number | null
  stream: string | null
  board: string | null
  target: string | null
  exam_targets: Generated<string[]>
  language: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface AccountsVerification {
  id: string
  purpose: string
  phone: string
  device: string
  code_hmac: Buffer
  sends: number
  tries_left: number
  sent_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  consumed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface MessagesSent {
  id: string
  key: string
  channel: string
  subject: string
  provider_id: string | null
  failure: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface MessagesTemplate {
  key: string
  channel: string
  lang: string
  provider_template: string | null
  subject: string | null
  body: string
}
interface PlatformAudit {
  id: string
  at: ColumnType<Instant, DbInstant, DbInstant>
  actor: ColumnType<unknown, string, string>
  action: string
  subject: string
  detail: ColumnType<unknown, string | undefined, string>
}
interface PlatformIdempotency {
  scope: string
  key: string
  operation: string
  request_hash: Buffer
  answer: ColumnType<unknown | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformSession {
  token_hash: Buffer
  principal: ColumnType<unknown, string, string>
  subject: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
  idle_seconds: number
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  device: string | null
}
interface PlatformTally {
  subject: string
  window_start: ColumnType<Instant, DbInstant, DbInstant>
  window_seconds: number
  count: number
}
