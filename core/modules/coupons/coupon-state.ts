// The state of the coupon typed into a page: commerce spec, section 4, decisions P-03 and P-07. It is pure, so that a
// reload, a second answer or a late answer cannot leave a price on the screen that the server will not honour.
import type { CouponResult, ErrorData, SuccessData } from './coupon.ts'
import { couponKey, isNoCode } from './coupon-code.ts'

export type CouponEntry =
  | { readonly status: 'CHECKING' }
  | { readonly status: 'APPLIED'; readonly successData: SuccessData }
  | { readonly status: 'FAILED'; readonly errorData: ErrorData }
  /** Only the code is kept: applying it again is one tap. */
  | { readonly status: 'REMOVED' }

export interface CouponState {
  /** The code as typed, and after the server's answer as stored. "" means no code. */
  readonly code: string
  /** Some check has ended, or there was nothing to check: until then a page shows no price as final. */
  readonly isChecked: boolean
  /** By subscriptionPlanId ?? entityId. */
  readonly entries: Readonly<Record<string, CouponEntry>>
}

export type CouponEvent =
  /** Somebody applies a code to these plans or this entity, or the page asks again after another choice. */
  | { readonly type: 'check'; readonly code: string | null | undefined; readonly keys: readonly string[] }
  /** The server has answered for this code, asked about these keys. */
  | { readonly type: 'answer'; readonly code: string; readonly keys: readonly string[]; readonly result: CouponResult }
  /** The server has refused, or could not be reached. */
  | { readonly type: 'refusal'; readonly code: string; readonly keys: readonly string[]; readonly errorData: ErrorData }
  | { readonly type: 'remove' }

export const noCoupon: CouponState = { code: '', isChecked: false, entries: {} }

export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  if (event.type === 'check') return afterCheck(state, event.code, event.keys)
  if (event.type === 'remove')
    return { ...state, entries: entriesOf(Object.keys(state.entries), { status: 'REMOVED' }) }
  if (isStale(state, event.code, event.keys)) return state
  const answers =
    event.type === 'answer'
      ? entriesIn(event.result)
      : entriesOf(event.keys, { status: 'FAILED', errorData: event.errorData })
  const code = event.type === 'answer' ? event.result.couponCode : state.code
  return { code, isChecked: true, entries: { ...without(state.entries, event.keys), ...answers } }
}

/** The same code replaces the entries asked about, another starts a new list, none clears it. */
function afterCheck(state: CouponState, code: string | null | undefined, keys: readonly string[]): CouponState {
  if (code === null || code === undefined || isNoCode(code)) return { ...noCoupon, isChecked: true }
  const checking = entriesOf(keys, { status: 'CHECKING' })
  if (couponKey(code) !== couponKey(state.code)) return { ...state, code: code.trim(), entries: checking }
  return { ...state, entries: { ...state.entries, ...checking } }
}

/** An answer counts while there is a code, it is that code's, and what it was asked about has not been removed. */
function isStale({ code, entries }: CouponState, answered: string, keys: readonly string[]): boolean {
  const isCurrent = code !== '' && couponKey(answered) === couponKey(code)
  return !isCurrent || keys.every((key) => entries[key]?.status === 'REMOVED')
}

/** Asked about a bundle, the server answers for its plans. */
function entriesIn({ entityId, successData, errorData, plans }: CouponResult): Record<string, CouponEntry> {
  const answers = plans.length > 0 ? plans : [{ subscriptionPlanId: entityId, successData, errorData }]
  return Object.fromEntries(
    answers.flatMap((answer) => {
      const entry = entryOf(answer)
      return entry ? [[answer.subscriptionPlanId, entry]] : []
    }),
  )
}

function entryOf(answer: {
  readonly successData?: SuccessData | undefined
  readonly errorData?: ErrorData | undefined
}): CouponEntry | undefined {
  if (answer.successData) return { status: 'APPLIED', successData: answer.successData }
  return answer.errorData && { status: 'FAILED', errorData: answer.errorData }
}

function entriesOf(keys: readonly string[], entry: CouponEntry): Record<string, CouponEntry> {
  return Object.fromEntries(keys.map((key) => [key, entry]))
}

function without(entries: Readonly<Record<string, CouponEntry>>, keys: readonly string[]): Record<string, CouponEntry> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key)))
}
