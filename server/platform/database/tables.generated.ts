// Written by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { DbInstant } from './db-time.ts'

export interface Tables {
  'accounts.account': AccountsAccount
  'accounts.guardian': AccountsGuardian
  'accounts.learner': AccountsLearner
  'catalogue.batch': CatalogueBatch
  'catalogue.board': CatalogueBoard
  'catalogue.bundle': CatalogueBundle
  'catalogue.bundle_price': CatalogueBundlePrice
  'catalogue.bundle_teacher': CatalogueBundleTeacher
  'catalogue.chapter': CatalogueChapter
  'catalogue.class_slot': CatalogueClassSlot
  'catalogue.content': CatalogueContent
  'catalogue.curriculum': CatalogueCurriculum
  'catalogue.grade': CatalogueGrade
  'catalogue.menu_entry': CatalogueMenuEntry
  'catalogue.school': CatalogueSchool
  'catalogue.subject': CatalogueSubject
  'catalogue.target': CatalogueTarget
  'catalogue.teacher': CatalogueTeacher
  'catalogue.trial': CatalogueTrial
  'consent.entry': ConsentEntry
  'consent.notice': ConsentNotice
  'content.claim': ContentClaim
  'content.faq': ContentFaq
  'content.payment_message': ContentPaymentMessage
  'content.policy': ContentPolicy
  'content.site': ContentSite
  'content.testimonial': ContentTestimonial
  'coupons.coupon': CouponsCoupon
  'coupons.payment_offer': CouponsPaymentOffer
  'coupons.reservation': CouponsReservation
  'coupons.use_stripe': CouponsUseStripe
  'enrolments.enrolment': EnrolmentsEnrolment
  'experiments.assignment': ExperimentsAssignment
  'households.invitation': HouseholdsInvitation
  'invoices.invoice': InvoicesInvoice
  'invoices.series': InvoicesSeries
  'ledger.balance': LedgerBalance
  'ledger.entry': LedgerEntry
  'ledger.posting': LedgerPosting
  'listings.ai_batch': ListingsAiBatch
  'listings.ai_course': ListingsAiCourse
  'listings.course_page': ListingsCoursePage
  'listings.group_heading': ListingsGroupHeading
  'listings.short_program': ListingsShortProgram
  'listings.topper': ListingsTopper
  'messages.sent': MessagesSent
  'messages.template': MessagesTemplate
  'orders.attempt': OrdersAttempt
  'orders.event': OrdersEvent
  'orders.order': OrdersOrder
  'otp.verification': OtpVerification
  'partners.link': PartnersLink
  'partners.partner': PartnersPartner
  'partners.tag': PartnersTag
  'partners.used_token': PartnersUsedToken
  'payments.inbox': PaymentsInbox
  'payments.refund': PaymentsRefund
  'payments.refund_request': PaymentsRefundRequest
  'plans.plan': PlansPlan
  'plans.plan_price': PlansPlanPrice
  'plans.program': PlansProgram
  'plans.service': PlansService
  'plans.session_year': PlansSessionYear
  'plans.variant_info': PlansVariantInfo
  'platform.audit': PlatformAudit
  'platform.idempotency': PlatformIdempotency
  'platform.session': PlatformSession
  'platform.tally': PlatformTally
  'profiles.answer': ProfilesAnswer
  'profiles.notification_preference': ProfilesNotificationPreference
  'profiles.question_flow': ProfilesQuestionFlow
  'profiles.session_start': ProfilesSessionStart
  'profiles.shipping_address': ProfilesShippingAddress
  'staff.member': StaffMember
  'staff.role': StaffRole
}
interface AccountsAccount {
  id: string
  phone: string
  email: string | null
  pin_code: string | null
  state_code: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  held_by: string | null
  permissions: Generated<string[]>
  email_verified_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  erased_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface AccountsGuardian {
  account_id: string
  learner_id: string
  added_by: string
  since: ColumnType<Instant, DbInstant, DbInstant>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface AccountsLearner {
  id: string
  account_id: string
  first_name: string | null
  last_name: string | null
  grade: number | null
  stream: string | null
  board: string | null
  target: string | null
  exam_targets: Generated<string[]>
  language: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  birth_year: number | null
  consented_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  school: string | null
  erased_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  grade_confirmed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface CatalogueBatch {
  id: string
  bundle_id: string
  label: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  language: string
}
interface CatalogueBoard {
  key: string
  name: ColumnType<unknown, string, string>
  rank: number
}
interface CatalogueBundle {
  id: string
  slug: string
  title: ColumnType<unknown, string, string>
  outcome: ColumnType<unknown, string, string>
  grade: number
  stream: string | null
  boards: string[]
  target: string
  language: string
  variant_name: string | null
  course_kind: string
  is_early_learning: boolean
  price: number
  cut_price: number
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  last_purchase_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  asl_group: string | null
  curriculum_id: string | null
  status: string
  is_listed: Generated<boolean>
  is_demo: Generated<boolean>
}
interface CatalogueBundlePrice {
  bundle_id: string
  price: number
  from_at: ColumnType<Instant, DbInstant, DbInstant>
  until_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface CatalogueBundleTeacher {
  bundle_id: string
  subject: string
  teacher_id: string
  position: number
}
interface CatalogueChapter {
  curriculum_id: string
  subject: string
  position: number
  chapter: string
  month: number
  classes: number
  tests: number
}
interface CatalogueClassSlot {
  batch_id: string
  weekday: number
  start_minutes: number
  length_minutes: number
  subject: string
  teacher_id: string
  is_free: Generated<boolean>
}
interface CatalogueContent {
  id: string
  bundle_id: string
  type: string
  title: string
  subject: string
  is_free: Generated<boolean>
  position: number
}
interface CatalogueCurriculum {
  id: string
  is_demo: Generated<boolean>
}
interface CatalogueGrade {
  key: string
  grade: number
  stream: string | null
  name: ColumnType<unknown, string, string>
  is_in_picker: Generated<boolean>
}
interface CatalogueMenuEntry {
  key: string
  parent_key: string | null
  heading: ColumnType<unknown, string, string>
  sub_heading: ColumnType<unknown | null, string | null | undefined, string | null>
  icon_url: string | null
  redirection_url: string | null
  rank: number
  grid: Generated<number>
  description: ColumnType<unknown | null, string | null | undefined, string | null>
  entity_state: Generated<string>
  is_top_course: Generated<boolean>
}
interface CatalogueSchool {
  id: string
  name: string
  city: string
  state_code: string
  pin_code: string
  board: string
  words: ColumnType<string, never, never>
  is_demo: Generated<boolean>
}
interface CatalogueSubject {
  key: string
  name: ColumnType<unknown, string, string>
  state: Generated<string>
  rank: number
}
interface CatalogueTarget {
  key: string
  name: ColumnType<unknown, string, string>
  target_group: string | null
  status: Generated<string>
  successor: string | null
  rank: number
}
interface CatalogueTeacher {
  id: string
  name: string
  subjects: string[]
  qualification: string
  experience_years: number
  languages: string[]
  about: ColumnType<unknown, string, string>
  is_demo: Generated<boolean>
}
interface CatalogueTrial {
  id: string
  bundle_id: string
  trial_amount: number
  trial_allowed_days: number
  cut_price: number
}
interface ConsentEntry {
  id: string
  no: Generated<number>
  learner_id: string
  account_id: string
  purpose: string
  given: boolean
  notice_version: number
  lang: string
  method: string
  evidence: ColumnType<unknown, string | undefined, string>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ConsentNotice {
  purpose: string
  version: number
  lang: string
  title: string
  body: string
  effect: string
  published_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ContentClaim {
  id: string
  position: number
  figure: string
  text: ColumnType<unknown, string, string>
  year: number | null
  course: string | null
  sample: string | null
  source_url: string | null
  evidence_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ContentFaq {
  id: string
  page: string
  position: number
  question: ColumnType<unknown, string, string>
  answer: ColumnType<unknown, string, string>
  is_demo: Generated<boolean>
}
interface ContentPaymentMessage {
  id: string
  position: number
  tone: string
  text: ColumnType<unknown, string, string>
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ContentPolicy {
  kind: string
  version: string
  title: ColumnType<unknown, string, string>
  summary: ColumnType<unknown, string, string>
  body: ColumnType<unknown, string, string>
  published_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ContentSite {
  is_only: Generated<boolean>
  toll_free: string
  whatsapp: string
  email: string
  hours: ColumnType<unknown, string, string>
  grievance_name: string
  grievance_email: string
  grievance_phone: string
  seller_name: string
  seller_address: string
  seller_gstin: string
  seller_state: string
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ContentTestimonial {
  id: string
  name: string
  rank: number
  testimonial_type: string
  user_role: string
  value: ColumnType<unknown, string, string>
  place: string
  user_image: string | null
  course: string
  year: number
  consent_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_demo: Generated<boolean>
}
interface CouponsCoupon {
  id: string
  code: string
  code_key: string
  coupon_type: string
  redeem: ColumnType<unknown, string, string>
  course_types: Generated<string[]>
  entity_types: Generated<string[]>
  entity_ids: Generated<string[]>
  plan_ids: Generated<string[]>
  variant_names: Generated<string[]>
  grades: Generated<number[]>
  minimum_amount: Generated<number>
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  max_uses: number | null
  max_uses_per_user: number | null
  partner_hash: string | null
  categories: Generated<string[]>
  title: ColumnType<unknown, string, string>
  is_active: Generated<boolean>
}
interface CouponsPaymentOffer {
  id: string
  categories: string[]
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  payment_method: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  is_active: Generated<boolean>
}
interface CouponsReservation {
  order_id: string
  coupon_id: string
  account_id: string
  stripe: number | null
  slot: number | null
  discount: number
  status: string
  reserved_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface CouponsUseStripe {
  coupon_id: string
  stripe: number
  free: number
}
interface EnrolmentsEnrolment {
  id: string
  unique_id: string
  account_id: string
  learner_id: string
  bundle_id: string
  asl_group: string | null
  plan_id: string | null
  order_id: string | null
  state: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  valid_till: ColumnType<Instant, DbInstant, DbInstant>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ExperimentsAssignment {
  experiment: string
  subject: string
  number: number
  assigned_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface HouseholdsInvitation {
  id: string
  learner_id: string
  phone: string
  invited_by: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  answered_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  accepted: boolean | null
}
interface InvoicesInvoice {
  order_id: string
  number: string
  account_id: string
  issued_at: ColumnType<Instant, DbInstant, DbInstant>
  content: ColumnType<unknown, string, string>
}
interface InvoicesSeries {
  financial_year: string
  last_number: number
}
interface LedgerBalance {
  account: string
  amount: number
}
interface LedgerEntry {
  id: string
  kind: string
  reference: string
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface LedgerPosting {
  entry_id: string
  line: number
  account: string
  amount: number
}
interface ListingsAiBatch {
  aio_id: string
  course_id: string
}
interface ListingsAiCourse {
  id: string
  title: ColumnType<unknown, string, string>
  type: string
  rank: number
  is_demo: Generated<boolean>
}
interface ListingsCoursePage {
  bundle_id: string
  helps: ColumnType<unknown, string | undefined, string>
  services: ColumnType<unknown, string | undefined, string>
  key_stats: ColumnType<unknown, string | undefined, string>
  video_url: string | null
  thumbnail_mweb: string | null
  thumbnail_dweb: string | null
}
interface ListingsGroupHeading {
  target_group: string
  heading: ColumnType<unknown, string, string>
  rank: number
}
interface ListingsShortProgram {
  bundle_id: string
  format: string
  is_featured: Generated<boolean>
  rank: number
  is_demo: Generated<boolean>
}
interface ListingsTopper {
  id: string
  bundle_id: string
  name: string
  result: string
  exam: string
  year: number
  course: string
  course_months: number
  was_paid: boolean
  source_url: string
  consented_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface MessagesSent {
  id: string
  key: string
  channel: string
  subject: string
  provider_id: string | null
  failure: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface MessagesTemplate {
  key: string
  channel: string
  lang: string
  provider_template: string | null
  subject: string | null
  body: string
}
interface OrdersAttempt {
  order_id: string
  no: number
  status: string
  method: string
  upi_app: string | null
  transaction_id: string | null
  upi: ColumnType<unknown | null, string | null | undefined, string | null>
  redirect_url: string | null
  failure_reason: string | null
  gateway_status: string | null
  bank_reference: string | null
  started_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  checked_at: ColumnType<Instant, DbInstant, DbInstant>
  checks: Generated<number>
  next_check_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface OrdersEvent {
  order_id: string
  at: ColumnType<Instant, DbInstant, DbInstant>
  kind: string
  detail: string | null
}
interface OrdersOrder {
  id: string
  account_id: string
  learner_id: string
  entity_type: string
  entity_id: string
  plan_id: string | null
  variant_name: string | null
  asl_group: string | null
  title: string
  cut_price: number
  original_price: number
  discount: number
  amount: number
  currency: string
  coupon_id: string | null
  coupon_code: string | null
  policy_version: string
  quote_hash: string
  taxable: number
  cgst: number
  sgst: number
  igst: number
  seller_state: string
  state_code: string
  buyer_name: string | null
  phone: string
  email: string | null
  lang: string
  source: string | null
  platform: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  valid_till: ColumnType<Instant, DbInstant, DbInstant>
  status: string
  paid_amount: Generated<number>
  paid_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  return_reason: string | null
}
interface OtpVerification {
  id: string
  purpose: string
  recipient: string
  asked_by: string
  code_hmac: Buffer
  sends: number
  tries_left: number
  sent_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  consumed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ticket_hash: Buffer | null
  ticket_expires_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ticket_used_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface PartnersLink {
  partner: string
  customer_hash: Buffer
  account_id: string
  linked_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PartnersPartner {
  code: string
  name: string
  keys: Generated<Buffer[]>
  is_active: boolean
}
interface PartnersTag {
  account_id: string
  partner: string
  tagged_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PartnersUsedToken {
  token_hash: Buffer
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PaymentsInbox {
  provider: string
  event_id: string
  event_name: string
  order_id: string | null
  received_at: ColumnType<Instant, DbInstant, DbInstant>
  body: string
  processed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface PaymentsRefund {
  id: string
  order_id: string
  amount: number
  status: string
  bank_reference: string | null
  requested_at: ColumnType<Instant, DbInstant, DbInstant>
  settled_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface PaymentsRefundRequest {
  id: string
  order_id: string
  amount: number
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface PlansPlan {
  id: string
  program_id: string
  bundle_id: string
  variant_name: string
  valid_months: number
  title: ColumnType<unknown, string, string>
  price: number
  cut_price: number
  aio_valid_till: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  status: string
}
interface PlansPlanPrice {
  plan_id: string
  price: number
  from_at: ColumnType<Instant, DbInstant, DbInstant>
  until_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface PlansProgram {
  id: string
  name: ColumnType<unknown, string, string>
  grade: number
  stream: string | null
  boards: string[]
  target: string
  year: number
  language: string
  rank: number
  is_hidden: Generated<boolean>
  status: string
  is_demo: Generated<boolean>
}
interface PlansService {
  key: string
  position: number
  name: ColumnType<unknown, string, string>
  explanation: ColumnType<unknown, string, string>
  url: string | null
}
interface PlansSessionYear {
  grade: number
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  year: number
}
interface PlansVariantInfo {
  plan_id: string
  service: string
  data_type: string
  value: string
}
interface PlatformAudit {
  id: string
  at: ColumnType<Instant, DbInstant, DbInstant>
  actor: ColumnType<unknown, string, string>
  action: string
  subject: string
  detail: ColumnType<unknown, string | undefined, string>
}
interface PlatformIdempotency {
  scope: string
  key: string
  operation: string
  request_hash: Buffer
  answer: ColumnType<unknown | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformSession {
  token_hash: Buffer
  principal: ColumnType<unknown, string, string>
  subject: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
  idle_seconds: number
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  device: string | null
  id: Generated<string>
  browser: string | null
}
interface PlatformTally {
  subject: string
  window_start: ColumnType<Instant, DbInstant, DbInstant>
  window_seconds: number
  count: number
}
interface ProfilesAnswer {
  learner_id: string
  flow_key: string
  question_key: string
  flow_version: number
  answer: ColumnType<unknown, string, string>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ProfilesNotificationPreference {
  account_id: string
  lang: string | null
  channels: ColumnType<unknown, string, string>
  quiet_from: number
  quiet_till: number
  may_call: boolean
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ProfilesQuestionFlow {
  key: string
  version: number
  min_grade: number
  max_grade: number
  questions: ColumnType<unknown, string, string>
  published_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ProfilesSessionStart {
  board: string
  month: number
}
interface ProfilesShippingAddress {
  id: string
  account_id: string
  name: string
  phone: string
  line1: string
  line2: string | null
  city: string
  pin_code: string
  state_code: string
  is_default: boolean
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface StaffMember {
  id: string
  email: string
  name: string
  roles: Generated<string[]>
  is_read_only: Generated<boolean>
  is_active: Generated<boolean>
  password_hash: string | null
  totp_secret: string
  totp_step: Generated<number>
  invitation_hash: Buffer | null
  invited_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface StaffRole {
  key: string
  name: string
  grants: ColumnType<unknown, string, string>
}
