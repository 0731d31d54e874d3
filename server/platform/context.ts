// The tools a module may use. Nothing here imports a module.
import type { z } from 'zod'
import type { Event } from '#core/kernel/event.ts'
import type { Clock, Instant } from '#core/kernel/time.ts'
import type { Contributions } from './points/point.ts'
import type { LiveRooms } from '#server/providers/live-room/port.ts'
import type { MailSender } from '#server/providers/mail/port.ts'
import type { PaymentGateway } from '#server/providers/payment-gateway/port.ts'
import type { PostalDirectory } from '#server/providers/postal/port.ts'
import type { PushSender } from '#server/providers/push/port.ts'
import type { FilmEncoder } from '#server/providers/encoder/port.ts'
import type { FileScanner } from '#server/providers/scanner/port.ts'
import type { FileStorage } from '#server/providers/storage/port.ts'
import type { SmsSender } from '#server/providers/sms/port.ts'
import type { WebhookSender } from '#server/providers/webhook/port.ts'
import type { WebProbe } from '#server/providers/web/port.ts'
import type { VoiceCaller } from '#server/providers/voice/port.ts'
import type { WhatsAppSender } from '#server/providers/whatsapp/port.ts'
import type { Cache } from './cache.ts'
import type { Database, Tx } from './database/db.ts'
import type { Replica } from './database/replica.ts'
import type { Preferred } from './access/preferred.ts'
import type { Gate } from './access/gate.ts'
import type { Limiter } from './access/limits.ts'
import type { Log } from './log.ts'
import type { ListAccess } from './resource/list-access.ts'
import type { Metrics } from './http/metrics.ts'
import type { OutsideTargets } from './http/outside-targets.ts'
import type { Settings } from './settings.ts'
import type { Sessions } from './access/session.ts'

export interface Ctx {
  readonly db: Database
  /** Connections of their own for what visitors browse. */
  readonly browsingDb: Database
  /** Connections of their own for lists, exports and reports of staff: families never wait for those. */
  readonly staffDb: Database
  /** Where one is set: `perform` lets `staffDb` be it for a member of staff whose own writes it has. */
  readonly replica: Replica | undefined
  /** Limits the concurrent reads of browsing visitors. */
  readonly browsing: Gate
  /** The same for families that are signed in. */
  readonly familyReads: Gate
  /** Writes of families, for which both make way. */
  readonly preferred: Preferred
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
  /** Undefined where nobody can be called. */
  readonly voice: VoiceCaller | undefined
  readonly whatsapp: WhatsAppSender
  readonly mail: MailSender
  readonly push: PushSender
  /** To addresses of organisations that work with us. */
  readonly webhooks: WebhookSender
  /** Asks whether an address of the web still answers. */
  readonly web: WebProbe
  /** Addresses that strangers give us to call. */
  readonly targets: OutsideTargets
  readonly postal: PostalDirectory
  readonly liveRooms: LiveRooms
  readonly files: FileStorage
  readonly scanner: FileScanner
  /** Undefined where no program makes smaller films. */
  readonly encoder: FilmEncoder | undefined
  /** The modules' contributions to each other's features. The files in `points` read them. */
  readonly contributions: Contributions
  /** The lists of staff by their names, with the permission that opens each. */
  readonly staffLists: ReadonlyMap<string, ListAccess>
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
