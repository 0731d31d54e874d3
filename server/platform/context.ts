// The tools a module may use, and what modules add to each other's features. Nothing here imports a module.
import type { z } from 'zod'
import type { Event } from '#core/kernel/event.ts'
import type { Paise } from '#core/kernel/money.ts'
import type { Clock, Instant } from '#core/kernel/time.ts'
import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { SearchKind } from '#core/taxonomy/search-kind.ts'
import type { Household, Principal } from './access/actor.ts'
import type { Contributions as Contributed } from './points/point.ts'
import type { LiveRooms } from '#server/providers/live-room/port.ts'
import type { MailFile, MailSender } from '#server/providers/mail/port.ts'
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
import type { Database, Db, Tx } from './database/db.ts'
import type { Replica } from './database/replica.ts'
import type { Preferred } from './access/preferred.ts'
import type { Gate } from './access/gate.ts'
import type { Limiter } from './access/limits.ts'
import type { Log } from './log.ts'
import type { ListAccess } from './resource/list-access.ts'
import type { Row } from './resource/store.ts'
import type { WorkQueue } from './resource/waiting.ts'
import type { Metrics } from './http/metrics.ts'
import type { PaperAsk, PaperPlace } from './paper-place.ts'
import type { PlannedSessions } from './planned-sessions.ts'
import type { DocumentsOf } from './search-document.ts'
import type { PageLink } from './page-link.ts'
import type { PersonalTable } from './personal/personal-table.ts'
import type { SitemapPage } from './sitemap-page.ts'
import type { OutsideTargets } from './http/outside-targets.ts'
import type { HouseholdMerge } from './database/reassign.ts'
import type { Tables } from './database/tables.generated.ts'
import type { Settings } from './settings.ts'
import type { Sessions } from './access/session.ts'
import type { SaleItem, Fulfilment, RefusedVariant, SaleRequest, SoldOrder, SalePosting, SaleTexts, VariantsRequest } from './sale-item.ts' // prettier-ignore

export { because, type PersonalTable } from './personal/personal-table.ts'

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
  readonly contributions: Contributed
  /** The modules' contributions to each other's features, in the order of modules.json. */
  readonly modules: readonly Contributions[]
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

/**
 * The contributions of a module to features of other modules, which iterate over all modules. N is the module's name.
 */
export interface Contributions<N extends string = string> {
  readonly name: N
  /** Its previews for staff of unpublished records. */
  readonly previews?: readonly Preview[]
  /** Its data about households: for the export, the erasure and the merge. */
  readonly household?: HouseholdData<N>
  /** Cards on the home page that are made of what this household has. Staff write the others. */
  readonly feed?: (ctx: Ctx, actor: Household, lang: Language) => Promise<readonly OwnCard[]>
  /** The entries of a learner's calendar between two instants. */
  readonly calendar?: (ctx: Ctx, asked: CalendarAsk) => Promise<readonly CalendarEntry[]>
  /** Its public pages: paths without a language, "/courses?grade=11" for example, or with more that is known of them. */
  readonly sitemap?: (ctx: Ctx) => Promise<readonly (string | SitemapPage)[]>
  /** The links that staff have written into its published pages, some at a time: a job asks at night whether they still hold. */
  readonly links?: (db: Db) => AsyncIterable<readonly PageLink[]>
  /** Its things that the search of the site finds. */
  readonly searchable?: Readonly<Partial<Record<SearchKind, DocumentsOf<Ctx>>>>
  /** Answers which of these values are in a list that staff choose from, for each list, named as its staff resource. */
  readonly lists?: Readonly<Record<string, (db: Db, values: readonly string[]) => Promise<readonly string[]>>>
  /** Its background jobs, as far as other parts of the server have to know them. */
  readonly jobs?: readonly { readonly name: string; readonly needsSecondPerson?: true }[]
  /** The papers that it uses: whether this learner is meant by each, and whether it is in the list of tests. Other papers are left out. */
  readonly paperPlaces?: (ctx: Ctx, db: Db, ask: PaperAsk) => Promise<readonly PaperPlace[]>
  /** The live sessions that it plans, by their kind: who takes part in them, and how families know them. */
  readonly sessions?: Readonly<Record<string, PlannedSessions>>
  /** Throws why a course cannot be on sale, as far as the module knows. */
  readonly checkCourse?: (ctx: Ctx, tx: Tx, bundleId: string) => Promise<void>
  /** Throws why a course cannot be published as it is written here, as far as the module knows. */
  readonly checkSale?: (ctx: Ctx, tx: Tx, course: Row) => Promise<void>
  /** Its work queues for staff. */
  readonly waiting?: readonly WorkQueue[]
  /** The things it sells: what an order can contain. */
  readonly sells?: readonly Sellable[]
  /**
   * Topics of the event stream that it owns, by the part before the colon: `session` for "session:ses…". Answers whether this
   * person may follow the topic of this id. Asked when a stream opens, at least every ten minutes.
   */
  readonly topics?: Readonly<Record<string, (ctx: Ctx, actor: Principal, id: string) => Promise<boolean>>>
  /**
   * Per type of notice: does its subject still hold? Asked before the notice is shown and before each message leaves. A type
   * without an entry always holds.
   */
  readonly noticeChecks?: Readonly<Record<string, NoticeCheck>>
  /** The same per kind of subject, the three letters of its id, for notices of any type. */
  readonly subjectChecks?: Readonly<Record<string, NoticeCheck>>
  /** Per type of notice: the files that its mail carries. */
  readonly noticeFiles?: Readonly<Record<string, NoticeFiles>>
}

export type NoticeFiles = (ctx: Ctx, about: { readonly subject: string; readonly lang: Language }) => Promise<readonly MailFile[]> // prettier-ignore

export type NoticeCheck = (ctx: Ctx, db: Db, about: NoticeSubject) => Promise<boolean>

/** The subject of a notice. */
export interface NoticeSubject {
  /** Null where it goes to a number without a household. */
  readonly accountId: string | null
  readonly learnerId: string | null
  readonly subject: string | null
  readonly key: string
}

export interface CalendarAsk {
  readonly learnerId: string
  readonly from: Instant
  readonly till: Instant
  readonly lang: Language
}

/**
 * A module's data about households and learners. Each function is optional: a module without one has nothing to export,
 * move or erase. The tables are checked against the database by server/test/proofs/privacy.
 */
export interface HouseholdData<N extends string = string> {
  /** Every table of the module that may name a household or somebody in it. */
  readonly tables: { readonly [T in Extract<keyof Tables, `${N}.${string}`>]?: PersonalTable }
  /** The data about the household as a whole, part by part, without secrets and without the data of others. */
  readonly exportAccount?: (ctx: Ctx, accountId: string) => Promise<ExportedParts>
  /** The data about one learner who lives in the household. */
  readonly exportLearner?: (ctx: Ctx, learnerId: string, accountId: string) => Promise<ExportedParts>
  /**
   * Gives the rows of one household to another, in the merge's transaction. It runs a second time for what came in meanwhile;
   * `mergeId` is another one then. Modules are called in their order, so they lock in that order.
   */
  readonly move?: (tx: Tx, merging: HouseholdMerge, ctx: Ctx, mergeId: string) => Promise<void>
  /** Deletes or empties what it keeps of a household that was erased. Runs in a job of its own, possibly more than once. */
  readonly eraseAccount?: (ctx: Ctx, accountId: string) => Promise<void>
  /** The same for a learner. */
  readonly eraseLearner?: (ctx: Ctx, learnerId: string) => Promise<void>
}

export type ExportedParts = Readonly<Record<string, unknown>>

/** A preview of a record that is not published yet. */
export interface Preview {
  /** As in the contract: "courses". */
  readonly resource: string
  /** Members who may view this feature may open the preview. */
  readonly feature: string
  /** Writes it as if it were published; answers the path of its page without a language, undefined when there is no such thing. */
  readonly apply: (ctx: Ctx, tx: Tx, id: string) => Promise<string | undefined>
}

/**
 * A kind of thing that an order can contain. The module that sells it registers how it is found and priced, kept for an order, given and
 * taken back. The orders module does the rest: money, attempts to pay, tax, invoices.
 */
export interface Sellable {
  /** Quotes, orders and coupons name this kind of thing by it: "BUNDLE". One module owns it. */
  readonly entityType: string
  /** The kind of its orders, one of the contract's: "COURSE". */
  readonly kind: string
  /** Its name for staff: "Trial of a course". */
  readonly name: string
  /** Left out: a price of it is never paid in parts. */
  readonly isPaidInParts?: true
  /**
   * Finds what is asked for, at today's price. Throws the module's own error for what does not exist. Orders refuses what is past
   * its last purchase date or its end. Left out: an order for it is not begun by asking for it.
   */
  readonly findSaleItem?: (ctx: Ctx, ask: SaleRequest) => Promise<SaleItem>
  /** The variants among which a coupon is compared; undefined where there is only one thing. */
  readonly listVariants?: (
    ctx: Ctx,
    ask: VariantsRequest,
  ) => Promise<readonly (SaleItem | RefusedVariant)[] | undefined>
  /**
   * Throws when the learner has it, before money moves. The thing that the order `replaced` bought is no obstacle: answers whether
   * that still runs. Runs in the transaction of the placement.
   */
  readonly refuseIfHeld: (ctx: Ctx, db: Db, order: SoldOrder, replaced?: string) => Promise<boolean>
  /**
   * Keeps one for the order until its `expiresAt`, in the transaction of the placement. Throws the module's own error when
   * none is left. Left out: it is never scarce.
   */
  readonly hold?: (ctx: Ctx, tx: Tx, order: SoldOrder) => Promise<void>
  /** Gives what was paid for, in the settlement's transaction. The thing kept for it may have been freed since. */
  readonly fulfil: (ctx: Ctx, tx: Tx, order: SoldOrder, how: { readonly isFreePass: boolean }) => Promise<Fulfilment>
  /**
   * Frees what the order keeps or was given: the order has expired, was replaced, or its money goes back. Does
   * nothing the second time.
   */
  readonly takeBack: (ctx: Ctx, tx: Tx, order: SoldOrder) => Promise<void>
  /** Left out: it is a sale, taxed and invoiced. */
  readonly postings?: SalePostings
  readonly words: (order: SoldOrder) => SaleTexts
}

/** The books of what is no sale: no revenue, no tax, no invoice. Positive amounts are debits. */
export interface SalePostings {
  /** Against what was paid: together minus the order's amount. */
  readonly paid: (order: SoldOrder) => readonly SalePosting[]
  /** Against this part of it that staff give back: together the amount. */
  readonly refunded: (order: SoldOrder, amount: Paise) => readonly SalePosting[]
  /** The same for what the bank has taken back by itself: some of it may be spent. */
  readonly returned: (ctx: Ctx, tx: Tx, order: SoldOrder, amount: Paise) => Promise<readonly SalePosting[]>
}
