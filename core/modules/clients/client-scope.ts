// The facts that another company's program may read about the families that came to us from it, and the events it may be sent.

export const CLIENT_SCOPES = [
  'orders.read',
  'enrolments.read',
  'attendance.read',
  'tests.read',
  'learners.read',
] as const
export type ClientScope = (typeof CLIENT_SCOPES)[number]

export const WEBHOOK_TYPES = [
  'order.paid',
  'enrolment.started',
  'enrolment.ended',
  'attendance.recorded',
  'test.published',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]

/** An event says no more than the organisation may read. */
export const scopeOfEvent: Readonly<Record<WebhookType, ClientScope>> = {
  'order.paid': 'orders.read',
  'enrolment.started': 'enrolments.read',
  'enrolment.ended': 'enrolments.read',
  'attendance.recorded': 'attendance.read',
  'test.published': 'tests.read',
}
