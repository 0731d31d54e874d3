// The tools a module may use. It carries tools, never modules: nothing here imports a module.
import type { z } from 'zod'
import type { Event } from '#core/kernel/event.ts'
import type { Clock, Instant } from '#core/kernel/time.ts'
import type { LiveRooms } from '#server/providers/live-room/port.ts'
import type { MailSender } from '#server/providers/mail/port.ts'
import type { PaymentGateway } from '#server/providers/payment-gateway/port.ts'
import type { PostalDirectory } from '#server/providers/postal/port.ts'
import type { FileStorage } from '#server/providers/storage/port.ts'
import type { SmsSender } from '#server/providers/sms/port.ts'
import type { WhatsAppSender } from '#server/providers/whatsapp/port.ts'
import type { Cache } from './cache.ts'
import type { Database, Tx } from './database/db.ts'
import type { Limiter } from './access/limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './http/metrics.ts'
import type { Sessions } from './access/session.ts'

export interface Ctx {
  readonly db: Database
  readonly now: Clock
  /** A fresh id of this kind, three letters: `ctx.newId('ord')`. */
  readonly newId: (kind: string) => string
  readonly cache: Cache
  readonly limiter: Limiter
  readonly sessions: Sessions
  readonly publish: Publish
  readonly enqueue: Enqueue
  readonly log: Log
  readonly metrics: Metrics
  readonly gateway: PaymentGateway
  readonly sms: SmsSender
  readonly whatsapp: WhatsAppSender
  readonly mail: MailSender
  readonly postal: PostalDirectory
  readonly liveRooms: LiveRooms
  readonly files: FileStorage
  /** What can be looked at before it is published. */
  readonly previews: readonly Preview[]
  /** By which channels a household has asked to be told of something: "SMS", "MAIL", … */
  readonly channelsFor: (accountId: string, purpose: string) => Promise<readonly string[]>
  readonly settings: Settings
}

/** Publishes to other modules in the caller's transaction: what was not committed was never published. */
export type Publish = <T extends z.ZodType>(tx: Tx, what: Event<T>, payload: z.input<T>) => Promise<void>

/** Adds a job in the caller's transaction. */
export type Enqueue = <T extends z.ZodType>(
  tx: Tx,
  job: { readonly name: string; readonly payload: T },
  payload: z.input<T>,
  when?: { readonly at?: Instant; /** One waiting job per key: a later one takes its place. */ readonly key?: string },
) => Promise<void>

/** What a module says of a thing that can be looked at before it is published. */
export interface Preview {
  /** As in the contract: "courses". */
  readonly resource: string
  /** Whoever may view it may look. */
  readonly feature: string
  /** Writes it as if it were published; answers the path of its page without a language, undefined when there is no such thing. */
  readonly apply: (ctx: Ctx, tx: Tx, id: string) => Promise<string | undefined>
}

/** What the installation decides, read from the environment once in config.ts. */
export interface Settings {
  /** Where families reach us, without a slash at the end. */
  readonly publicUrl: string
  /** Signs quotes and one-time codes. */
  readonly secret: string
  readonly isProduction: boolean
  readonly environment: 'production' | 'development' | 'test'
}
