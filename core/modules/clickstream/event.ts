// The events of a visit to the shop.
import { z } from 'zod'
import { POPUP_KINDS } from './popups.ts'

/** An event's name as clients write it: "PRODUCT_LANDING". */
export const EventType = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'not the name of an event')

/** Fifteen minutes on a page of the shop without touching it: learning spec, section 9, and decision L-29. */
export const USER_EXIT = 'USER_EXIT'
/** The question whether a household has bought something was answered with an error: learning spec, section 7. */
export const PAID_ORDERS_CHECK_ERROR = 'PAID_ORDERS_CHECK_ERROR'

/** Activities of learners. Browsers send the first six, the server writes the others. */
export const LEARNING_EVENTS = ['LEARNING_LANDING', 'FILM_PLAY', 'CLASS_JOIN', 'TALK_SCROLL', 'TEST_START', 'TEST_SUBMIT', 'COURSE_STARTED', 'CLASS_ATTENDED'] as const // prettier-ignore

/** A pop-up is seen, leads to the login, or is closed: each counts once in a visit. Learning spec, section 2. */
const POPUP_EVENTS = POPUP_KINDS.flatMap((popup) =>
  ['VIEW', 'LOGIN_CLICK', 'CLOSE_CLICK'].map((done) => `${popup}_POPUP_${done}`),
)
export const ONCE_PER_VISIT: readonly string[] = [...POPUP_EVENTS, USER_EXIT]

/** The steps of a purchase, in order: the event, and the page it is noted on where it is one of several. */
export const FUNNEL = [
  { step: 'COURSE', eventType: 'PRODUCT_LANDING', pageName: 'course' },
  { step: 'PLANS', eventType: 'PRODUCT_LANDING', pageName: 'plans' },
  { step: 'PAY', eventType: 'PRODUCT_LANDING', pageName: 'pay' },
  { step: 'BUY', eventType: 'PRODUCT_BUY', pageName: 'pay' },
  { step: 'PAID', eventType: 'ORDER_PAID', pageName: 'pay' },
] as const

export const FunnelStep = z.enum(['COURSE', 'PLANS', 'PAY', 'BUY', 'PAID'])

/** Counted for staff besides the funnel and the pop-ups. */
export const ACTIVITIES = [...LEARNING_EVENTS, USER_EXIT, PAID_ORDERS_CHECK_ERROR] as const
