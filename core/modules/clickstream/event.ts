// The events of a visit to the shop.
import { z } from 'zod'
import { POPUP_KINDS } from './popups.ts'

/** An event's name as clients write it: "PRODUCT_LANDING". */
export const EventType = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'not the name of an event')

/** A pop-up is seen, leads to the login, or is closed: each counts once in a visit. Learning spec, section 2. */
export const ONCE_PER_VISIT: readonly string[] = POPUP_KINDS.flatMap((popup) =>
  ['VIEW', 'LOGIN_CLICK', 'CLOSE_CLICK'].map((done) => `${popup}_POPUP_${done}`),
)

/** The steps of a purchase, in order: the event, and the page it is noted on where it is one of several. */
export const FUNNEL = [
  { step: 'COURSE', eventType: 'PRODUCT_LANDING', pageName: 'course' },
  { step: 'PLANS', eventType: 'PRODUCT_LANDING', pageName: 'plans' },
  { step: 'PAY', eventType: 'PRODUCT_LANDING', pageName: 'pay' },
  { step: 'BUY', eventType: 'PRODUCT_BUY', pageName: 'pay' },
  { step: 'PAID', eventType: 'ORDER_PAID', pageName: 'pay' },
] as const

export const FunnelStep = z.enum(['COURSE', 'PLANS', 'PAY', 'BUY', 'PAID'])
