// Every table that may name a family, where its export has it, and what of it is left once the account is deleted.

export interface Place {
  readonly table: string
  /** The part of the export, or why it is in none. */
  readonly export: string
  /** GONE: no row names the family any longer. EMPTIED: a row without anything to know somebody by. Else why it stays. */
  readonly left: 'GONE' | 'EMPTIED' | (string & {})
}

const OURS = 'not a family’s'
const IN_ORDERS = 'orders'
const MONEY = 'kept for eight years: what was paid, by ids'

/** Those too whose columns do not say so: an id under another name, or what somebody else has sent us. */
export const PLACES: readonly Place[] = [
  place('accounts.account', 'account', 'EMPTIED'),
  place('accounts.guardian', 'guardians', 'who was guardian when, by ids: the consents stand on it'),
  place('accounts.learner', 'learners', 'EMPTIED'),
  place('clickstream.event', 'visits', 'GONE'),
  place('consent.entry', 'consents', 'the proof of what was agreed, by whom in their own words'),
  place('content.site', OURS, OURS),
  place('coupons.reservation', IN_ORDERS, 'uses are counted, by ids'),
  place('enrolments.enrolment', 'enrolments', MONEY),
  place('experiments.assignment', 'experiments', 'GONE'),
  place('home.lantern_goal', 'lanterns', 'GONE'),
  place('home.lantern_night', 'lanterns', 'GONE'),
  place('households.invitation', 'invitations', 'GONE'),
  place('instalments.plan', 'instalments', MONEY),
  place('invoices.invoice', 'each order’s invoice is the family’s to open', 'tax law: invoices stand as they were written'),
  place('ledger.balance', 'wallet', MONEY),
  place('ledger.posting', 'wallet', MONEY),
  place('mandates.mandate', 'mandates', MONEY),
  place('onboarding.calendar_feed', 'calendars', 'GONE'),
  place('onboarding.kyc', 'document', 'GONE'),
  place('onboarding.onboarding', 'setUp', 'GONE'),
  place('onboarding.watching', 'filmsWatched', 'GONE'),
  place('onboarding.whatsapp_number', 'whatsAppNumber', 'GONE'),
  place('orders.order', IN_ORDERS, 'EMPTIED'),
  place('otp.verification', 'codes are for minutes', 'GONE'),
  place('partners.link', 'partners', 'GONE'),
  place('partners.tag', 'partners', 'GONE'),
  place('payments.inbox', 'what the gateway said of an order, without the payer', MONEY),
  place('privacy.deletion', 'shown on the page that deletes', 'GONE'),
  place('privacy.request', 'what the desk did, not what we know', 'the proof that a request was answered, by ids'),
  place('profiles.answer', 'answers', 'GONE'),
  place('profiles.notification_preference', 'preferences', 'GONE'),
  place('profiles.shipping_address', 'addresses', 'GONE'),
  place('sales.agent', OURS, OURS),
  place('sales.lead', 'offers', 'GONE'),
  place('sales.pay_request', 'payRequests', 'GONE'),
  place('staff.member', OURS, OURS),
  place('support.merge', 'what staff did, not what we know', 'who of staff joined which accounts, by ids'),
  place('support.view', 'shown to the family on its own page', 'who of staff looked at what, by ids'),
  place('wallet.adjustment', 'wallet', MONEY),
  place('wallet.debt', 'debts', MONEY),
  place('wallet.hold', 'wallet', MONEY),
] // prettier-ignore

function place(table: string, exported: string, left: Place['left']): Place {
  return { table, export: exported, left }
}
