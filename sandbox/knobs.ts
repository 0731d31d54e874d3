// The settings that a tester may change, for one order or live room or for all. The table below is the whole list: parsing, the
// page and the JSON come from it.
import type { Records } from './records.ts'

interface NumberKnob {
  readonly kind: 'number'
  readonly initial: number
  readonly max: number
  readonly says: string
}
interface FlagKnob {
  readonly kind: 'flag'
  readonly initial: boolean
  readonly says: string
}
interface ChoiceKnob {
  readonly kind: 'choice'
  readonly initial: string
  readonly among: readonly string[]
  readonly says: string
}
export type Knob = NumberKnob | FlagKnob | ChoiceKnob

const share = (says: string) => ({ kind: 'number', initial: 0, max: 1, says }) as const
const count = (initial: number, max: number, says: string) => ({ kind: 'number', initial, max, says }) as const
const flag = (initial: boolean, says: string) => ({ kind: 'flag', initial, says }) as const
const choice = <const T extends readonly [string, ...string[]]>(among: T, says: string) =>
  ({ kind: 'choice', initial: among[0], among, says }) as const

const HOUR_MS = 3_600_000

export const KNOBS = {
  answerDelayMs: count(0, HOUR_MS, 'Each answer of the gateway waits this long'),
  timeoutShare: share('This share of calls is never answered'),
  resetShare: share('This share of calls ends with the connection cut'),
  errorShare: share('This share of calls is answered with a 500'),
  htmlErrorShare: share('This share of calls is answered with a 502 and a page of HTML'),
  dripShare: share('This share of answers comes a byte at a time'),
  faultsOn: choice(
    ['ANY', 'CREATE_ORDER', 'START_TXN', 'READ_ORDER', 'LIST_ORDERS', 'REFUND', 'MANDATE'],
    'Which calls those shares are of',
  ),
  faultsWhen: choice(['EITHER', 'BEFORE', 'AFTER'], 'Whether such a call fails before or after it had its effect'),
  answerLies: choice(
    ['NONE', 'NEGATIVE_AMOUNT', 'UNREADABLE_AMOUNT', 'ENORMOUS_AMOUNT', 'OTHER_MERCHANT'],
    'What is wrong with what the gateway says of an order',
  ),
  webhooks: flag(true, 'Webhooks are sent'),
  webhookDelayMs: count(0, HOUR_MS, 'Each webhook waits this long'),
  webhookCopies: count(1, 50, 'Each webhook is sent this many times'),
  webhooksReversed: flag(false, 'An order’s webhooks are held for a second and sent newest first'),
  webhooksForged: flag(false, 'Webhooks carry a wrong password'),
  allEvents: flag(false, 'TXN_CREATED and TXN_CHARGED are sent too'),
  approvalBecomes: choice(
    ['approve', 'authorization-failed', 'juspay-declined', 'capture-failed', 'not-found', 'unknown-status', 'partial-charged', 'wrong-amount', 'wrong-currency', 'auto-refunded', 'late-success', 'pending'],
    'What comes of a payment that the payer approves',
  ), // prettier-ignore
  lateSuccessMs: count(0, HOUR_MS, 'A payment that failed succeeds this much later; 0 is never'),
  returnSignature: choice(['RIGHT', 'TAMPERED', 'MISSING'], 'The signature on the way back to the shop'),
  refundStatus: choice(['SUCCESS', 'FAILURE', 'MANUAL_REVIEW', 'PENDING'], 'What comes of a refund'),
  refundDelayMs: count(1_000, HOUR_MS, 'How long a refund is pending'),
  sameAmountWithinMs: count(
    5_000,
    HOUR_MS,
    'An order’s second refund of the same amount within this time is refused as a slip',
  ),
  noticeStatus: choice(
    ['SUCCESS', 'FAILURE', 'PENDING'],
    'What comes of the notice before a debit; set for a mandate by its order',
  ),
  noticeDelayMs: count(0, HOUR_MS, 'How long such a notice is pending'),
  mandateDebit: choice(
    ['approve', 'insufficient-funds', 'bank-error', 'revoked', 'pending'],
    'What comes of a debit under a mandate',
  ),
  messageEnds: choice(
    ['DELIVERED', 'READ', 'FAILED', 'SILENT'],
    'How far SMS and WhatsApp messages come, as their vendors report it; SILENT is no report',
  ),
  messageReportDelayMs: count(0, HOUR_MS, 'Each report on a message waits this long'),
  messageReportCopies: count(1, 50, 'Each report on a message is sent this many times'),
  messageReportsForged: flag(false, 'Reports on messages and replies carry a wrong secret'),
  messageFault: choice(['NONE', 'HANG', 'ERROR'], 'How the SMS and WhatsApp vendors are down'),
  callEnds: choice(
    ['ANSWERED', 'NO_ANSWER', 'BUSY', 'SILENT'],
    'How a call that reads a code ends, as its vendor reports it; SILENT is no report',
  ),
  callFault: choice(['NONE', 'HANG', 'ERROR'], 'How the vendor of calls is down'),
  mailEnds: choice(
    ['DELIVERED', 'BOUNCED', 'DELAYED', 'COMPLAINED', 'SILENT'],
    'What becomes of a mail, as Mailgun reports it: BOUNCED is a permanent failure; SILENT is no report',
  ),
  mailFault: choice(['NONE', 'HANG', 'TRY_LATER'], 'How the mail server is down'),
  pushFault: choice(
    ['NONE', 'GONE', 'HANG', 'ERROR'],
    'How the push service fails; set for one browser by the end of its address',
  ),
  pushDelayMs: count(0, HOUR_MS, 'Each answer of the push service waits this long'),
  roomCallFault: choice(['NONE', 'HANG', 'RESET', 'ERROR', 'HTML'], 'How calls of the live room’s API fail'),
  roomWebhooks: flag(true, 'The live room sends webhooks'),
  roomLeaves: flag(true, 'The live room sends a webhook when a person leaves'),
  roomWebhookDelayMs: count(0, HOUR_MS, 'Each webhook of the live room waits this long'),
  roomWebhookCopies: count(1, 50, 'Each webhook of the live room is sent this many times'),
  roomWebhooksReversed: flag(false, 'Webhooks of the live room are held for a second and sent newest first'),
  roomWebhooksForged: flag(false, 'Webhooks of the live room are signed with a wrong secret'),
  roomDiesAfterMs: count(0, HOUR_MS, 'A live room dies this long after it was opened, without a word; 0 is never'),
  roomClockAheadMs: count(0, HOUR_MS, 'The live room’s clock is ahead by this much'),
  roomClockBehindMs: count(0, HOUR_MS, 'The live room’s clock is behind by this much'),
  recordingEnds: choice(['COMPLETE', 'FAILED', 'TWICE', 'NEVER'], 'How a recording ends; TWICE is announced twice'),
  recordingDelayMs: count(200, HOUR_MS, 'How long a recording’s file takes after it was stopped'),
} as const satisfies Record<string, Knob>

type ValueOf<K extends Knob> = K extends NumberKnob
  ? number
  : K extends FlagKnob
    ? boolean
    : K extends { readonly among: readonly (infer V)[] }
      ? V
      : never
export type KnobValues = { readonly [N in keyof typeof KNOBS]: ValueOf<(typeof KNOBS)[N]> }

export interface Knobs {
  /** As they are set for the order of this id or the live room of this name, else for all. */
  readonly of: (orderId?: string) => KnobValues
  /** Throws an Error that names the knob which does not exist or cannot be set so. */
  readonly set: (given: Readonly<Record<string, unknown>>, orderId?: string) => KnobValues
  readonly reset: () => void
}

const initial = Object.fromEntries(Object.entries(KNOBS).map(([name, { initial }]) => [name, initial])) as KnobValues // each by its own type

interface Setting {
  readonly id: string
  readonly values: Partial<KnobValues>
}

export function createKnobs(records: Records): Knobs {
  const settings = new Map(records.all<Setting>('knobs').map(({ id, values }) => [id, values]))
  let forAll: KnobValues = { ...initial, ...settings.get('') }
  return {
    of(orderId = '') {
      const own = orderId === '' ? undefined : settings.get(orderId)
      return own ? { ...forAll, ...own } : forAll
    },
    set(given, orderId = '') {
      const values = { ...settings.get(orderId), ...parse(given) }
      settings.set(orderId, values)
      records.save('knobs', orderId, { id: orderId, values } satisfies Setting)
      if (orderId === '') forAll = { ...initial, ...values }
      return this.of(orderId)
    },
    reset() {
      for (const id of settings.keys()) records.remove('knobs', id)
      settings.clear()
      forAll = initial
    },
  }
}

function parse(given: Readonly<Record<string, unknown>>): Partial<KnobValues> {
  const table: Readonly<Record<string, Knob>> = KNOBS
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const knob = Object.hasOwn(table, name) ? table[name] : undefined
      const parsed = knob && parseOne(knob, value)
      if (parsed === undefined) throw new Error(`${name} cannot be set to ${JSON.stringify(value)}`)
      return [name, parsed]
    }),
  )
}

function parseOne(knob: Knob, value: unknown): number | boolean | string | undefined {
  if (knob.kind === 'flag') return ['true', 'on', true].includes(value as string) || (isOff(value) ? false : undefined) // includes takes any value
  if (knob.kind === 'choice') return knob.among.find((each) => each === value)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= knob.max ? number : undefined
}

function isOff(value: unknown): boolean {
  return value === false || value === 'false' || value === 'off'
}
