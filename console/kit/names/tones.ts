// The tone of a state: the same kind of state has the same colour in every list.
export type Tone = 'good' | 'waiting' | 'bad' | 'running' | 'over'

/** Everything that is not named here is over or has not begun, and stays grey. */
const STATES: Readonly<Record<Exclude<Tone, 'over'>, string>> = {
  good: `ACTIVE PAID CHARGED SUCCESS PROVEN DELIVERED APPROVED PUBLISHED READY DONE ATTENDED ACCEPTED WON RESOLVED RECOVERED
    SOLVED ANSWERED UPHELD POSTED REGISTERED MATCHED HOLDS VISIBLE EVALUATED MARKED READ FULL REGULAR`,
  waiting: `OPEN STARTED EXPIRING WAITING REFUND_DUE PENDING REVIEW HELD PROCESSING SAVING REQUESTED OFFERED NOTIFIED ASKED
    MOVED PAUSED PARTIALLY_PAID MEDIUM`,
  bad: `DEAD FAILED FAILURE MANUAL_REVIEW MISSING FAILING UNREACHABLE NO_SHOW REFUSED REJECTED LOST VOID RTO UNKNOWN_ORDER
    NOT_PAID_HERE NOT_RETURNED_HERE AMOUNT_DIFFERS ABANDONED HIGH`,
  running: `SCHEDULED LIVE RUNNING IN_SESSION RECORDING STARTING SENDING BOOKED IN_PROGRESS NEW SENT SUBMITTED AUTO_SUBMITTED
    PACKED SHIPPED OUT_FOR_DELIVERY TRIAL`,
}

const tones: ReadonlyMap<string, Tone> = new Map(
  Object.entries(STATES).flatMap(([tone, states]) =>
    states.split(/\s+/).map((state) => [state, tone as Tone] as const),
  ),
)

export function toneOf(state: string): Tone {
  return tones.get(state) ?? 'over'
}

const FIELDS =
  /(^|\.)(status|state|entityState|stage|finding|delivery|delivered|recording|broadcast|severity|approvals?)$/

/** True for a field that says how far a thing has come. A kind, a channel or a language is no state. */
export function isStateField(source: string): boolean {
  return FIELDS.test(source)
}
