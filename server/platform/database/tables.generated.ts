// Written by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { DbInstant } from './db-time.ts'

export interface Tables {
  'accounts.account': AccountsAccount
  'accounts.guardian': AccountsGuardian
  'accounts.learner': AccountsLearner
  'articles.article': ArticlesArticle
  'articles.category': ArticlesCategory
  'articles.edition': ArticlesEdition
  'articles.list_size': ArticlesListSize
  'articles.placement': ArticlesPlacement
  'articles.redirect': ArticlesRedirect
  'articles.writer': ArticlesWriter
  'attempts.allowance': AttemptsAllowance
  'attempts.attempt': AttemptsAttempt
  'attempts.broadcast': AttemptsBroadcast
  'attempts.challenge': AttemptsChallenge
  'attempts.regrade': AttemptsRegrade
  'attempts.response': AttemptsResponse
  'attempts.score': AttemptsScore
  'attempts.score_revision': AttemptsScoreRevision
  'attempts.signal': AttemptsSignal
  'attempts.written_mark': AttemptsWrittenMark
  'campaigns.approval': CampaignsApproval
  'campaigns.campaign': CampaignsCampaign
  'campaigns.pace': CampaignsPace
  'campaigns.rate': CampaignsRate
  'campaigns.recipient': CampaignsRecipient
  'catalogue.batch': CatalogueBatch
  'catalogue.board': CatalogueBoard
  'catalogue.bundle': CatalogueBundle
  'catalogue.bundle_price': CatalogueBundlePrice
  'catalogue.bundle_teacher': CatalogueBundleTeacher
  'catalogue.chapter': CatalogueChapter
  'catalogue.class_slot': CatalogueClassSlot
  'catalogue.curriculum': CatalogueCurriculum
  'catalogue.grade': CatalogueGrade
  'catalogue.lesson': CatalogueLesson
  'catalogue.menu_entry': CatalogueMenuEntry
  'catalogue.school': CatalogueSchool
  'catalogue.subject': CatalogueSubject
  'catalogue.target': CatalogueTarget
  'catalogue.teacher': CatalogueTeacher
  'catalogue.trial': CatalogueTrial
  'classroom.attendance': ClassroomAttendance
  'classroom.attendance_correction': ClassroomAttendanceCorrection
  'classroom.availability': ClassroomAvailability
  'classroom.broadcast': ClassroomBroadcast
  'classroom.clash': ClassroomClash
  'classroom.class_event': ClassroomClassEvent
  'classroom.class_question': ClassroomClassQuestion
  'classroom.closure': ClassroomClosure
  'classroom.document_upload': ClassroomDocumentUpload
  'classroom.generated': ClassroomGenerated
  'classroom.inclass_answer': ClassroomInclassAnswer
  'classroom.late_correction': ClassroomLateCorrection
  'classroom.learner_question': ClassroomLearnerQuestion
  'classroom.leave_class': ClassroomLeaveClass
  'classroom.leave_request': ClassroomLeaveRequest
  'classroom.presence': ClassroomPresence
  'classroom.question_vote': ClassroomQuestionVote
  'classroom.rating': ClassroomRating
  'classroom.recording': ClassroomRecording
  'classroom.recording_deletion': ClassroomRecordingDeletion
  'classroom.remark': ClassroomRemark
  'classroom.seat': ClassroomSeat
  'classroom.session': ClassroomSession
  'classroom.session_batch': ClassroomSessionBatch
  'classroom.session_change': ClassroomSessionChange
  'classroom.slide': ClassroomSlide
  'classroom.slide_shown': ClassroomSlideShown
  'classroom.teacher_document': ClassroomTeacherDocument
  'classroom.teacher_record': ClassroomTeacherRecord
  'clickstream.closed_day': ClickstreamClosedDay
  'clickstream.day_count': ClickstreamDayCount
  'clickstream.day_duration': ClickstreamDayDuration
  'clickstream.event': ClickstreamEvent
  'clients.api_key': ClientsApiKey
  'clients.delivery': ClientsDelivery
  'clients.event': ClientsEvent
  'clients.organisation': ClientsOrganisation
  'clients.scope_request': ClientsScopeRequest
  'clients.target': ClientsTarget
  'consent.entry': ConsentEntry
  'consent.notice': ConsentNotice
  'content.campaign': ContentCampaign
  'content.claim': ContentClaim
  'content.faq': ContentFaq
  'content.payment_message': ContentPaymentMessage
  'content.policy': ContentPolicy
  'content.site': ContentSite
  'content.testimonial': ContentTestimonial
  'coupons.clearance': CouponsClearance
  'coupons.coupon': CouponsCoupon
  'coupons.given_code': CouponsGivenCode
  'coupons.payment_offer': CouponsPaymentOffer
  'coupons.reservation': CouponsReservation
  'coupons.start': CouponsStart
  'coupons.use_stripe': CouponsUseStripe
  'demos.attended_count': DemosAttendedCount
  'demos.booking': DemosBooking
  'demos.category': DemosCategory
  'demos.day_hours': DemosDayHours
  'demos.instant_offer': DemosInstantOffer
  'demos.landing': DemosLanding
  'demos.presence': DemosPresence
  'enrolments.batch_change': EnrolmentsBatchChange
  'enrolments.batch_seat': EnrolmentsBatchSeat
  'enrolments.batch_wait': EnrolmentsBatchWait
  'enrolments.enrolment': EnrolmentsEnrolment
  'experiments.assignment': ExperimentsAssignment
  'experiments.experiment': ExperimentsExperiment
  'experiments.flag': ExperimentsFlag
  'experiments.flag_change': ExperimentsFlagChange
  'experiments.start_request': ExperimentsStartRequest
  'home.card': HomeCard
  'home.lantern_goal': HomeLanternGoal
  'home.lantern_night': HomeLanternNight
  'home.offering': HomeOffering
  'home.popup': HomePopup
  'home.popup_event': HomePopupEvent
  'home.section': HomeSection
  'households.invitation': HouseholdsInvitation
  'inschool.pupil': InschoolPupil
  'inschool.school': InschoolSchool
  'inschool.session': InschoolSession
  'instalments.part': InstalmentsPart
  'instalments.plan': InstalmentsPlan
  'instalments.terms': InstalmentsTerms
  'instruments.downtime': InstrumentsDowntime
  'instruments.emi_change': InstrumentsEmiChange
  'instruments.emi_issuer': InstrumentsEmiIssuer
  'instruments.emi_partner': InstrumentsEmiPartner
  'instruments.emi_plan': InstrumentsEmiPlan
  'instruments.emi_rule': InstrumentsEmiRule
  'instruments.instrument': InstrumentsInstrument
  'invoices.credit_note': InvoicesCreditNote
  'invoices.invoice': InvoicesInvoice
  'invoices.place_check': InvoicesPlaceCheck
  'invoices.series': InvoicesSeries
  'ledger.balance': LedgerBalance
  'ledger.day_total': LedgerDayTotal
  'ledger.entry': LedgerEntry
  'ledger.posting': LedgerPosting
  'ledger.unsummed': LedgerUnsummed
  'lessons.ai_lesson': LessonsAiLesson
  'lessons.ai_session': LessonsAiSession
  'lessons.ai_share': LessonsAiShare
  'lessons.captions': LessonsCaptions
  'lessons.encoding': LessonsEncoding
  'lessons.file': LessonsFile
  'lessons.rendition': LessonsRendition
  'lessons.sample': LessonsSample
  'lessons.upload': LessonsUpload
  'lessons.watching': LessonsWatching
  'library.chapter': LibraryChapter
  'library.opening': LibraryOpening
  'library.resource': LibraryResource
  'links.link': LinksLink
  'links.use': LinksUse
  'listings.ai_batch': ListingsAiBatch
  'listings.ai_course': ListingsAiCourse
  'listings.course_page': ListingsCoursePage
  'listings.group_heading': ListingsGroupHeading
  'listings.short_program': ListingsShortProgram
  'listings.topper': ListingsTopper
  'mandates.changed': MandatesChanged
  'mandates.debit': MandatesDebit
  'mandates.event': MandatesEvent
  'mandates.mandate': MandatesMandate
  'marking.task': MarkingTask
  'media.picture': MediaPicture
  'media.upload': MediaUpload
  'media.use': MediaUse
  'messages.sent': MessagesSent
  'messages.template': MessagesTemplate
  'messages.unreachable_mail': MessagesUnreachableMail
  'notices.notice': NoticesNotice
  'notices.number_stop': NoticesNumberStop
  'notices.push_subscription': NoticesPushSubscription
  'notices.send': NoticesSend
  'onboarding.benchmark_test': OnboardingBenchmarkTest
  'onboarding.calendar_feed': OnboardingCalendarFeed
  'onboarding.delivery': OnboardingDelivery
  'onboarding.kit': OnboardingKit
  'onboarding.kyc': OnboardingKyc
  'onboarding.onboarding': OnboardingOnboarding
  'onboarding.pin_code': OnboardingPinCode
  'onboarding.pin_district': OnboardingPinDistrict
  'onboarding.splash_screen': OnboardingSplashScreen
  'onboarding.step': OnboardingStep
  'onboarding.task': OnboardingTask
  'onboarding.video': OnboardingVideo
  'onboarding.watching': OnboardingWatching
  'onboarding.whatsapp_number': OnboardingWhatsappNumber
  'orders.attempt': OrdersAttempt
  'orders.day_coupon_use': OrdersDayCouponUse
  'orders.day_taking': OrdersDayTaking
  'orders.event': OrdersEvent
  'orders.given_back': OrdersGivenBack
  'orders.order': OrdersOrder
  'orders.paid_part': OrdersPaidPart
  'orders.unsummed_coupon_use': OrdersUnsummedCouponUse
  'orders.unsummed_taking': OrdersUnsummedTaking
  'otp.code_stop': OtpCodeStop
  'otp.known_browser': OtpKnownBrowser
  'otp.prefix_minute': OtpPrefixMinute
  'otp.verification': OtpVerification
  'papers.marking_policy': PapersMarkingPolicy
  'papers.paper': PapersPaper
  'partners.link': PartnersLink
  'partners.partner': PartnersPartner
  'partners.tag': PartnersTag
  'partners.used_token': PartnersUsedToken
  'payments.exception': PaymentsException
  'payments.gateway_charge': PaymentsGatewayCharge
  'payments.inbox': PaymentsInbox
  'payments.refund': PaymentsRefund
  'payments.refund_request': PaymentsRefundRequest
  'payments.settlement_line': PaymentsSettlementLine
  'payments.walk': PaymentsWalk
  'plans.plan': PlansPlan
  'plans.plan_price': PlansPlanPrice
  'plans.program': PlansProgram
  'plans.rule': PlansRule
  'plans.service': PlansService
  'plans.session_year': PlansSessionYear
  'plans.variant_info': PlansVariantInfo
  'platform.audit': PlatformAudit
  'platform.author': PlatformAuthor
  'platform.draft': PlatformDraft
  'platform.edition': PlatformEdition
  'platform.event': PlatformEvent
  'platform.idempotency': PlatformIdempotency
  'platform.link_host': PlatformLinkHost
  'platform.outbox': PlatformOutbox
  'platform.session': PlatformSession
  'platform.set_aside': PlatformSetAside
  'platform.tally': PlatformTally
  'predictor.choice_list': PredictorChoiceList
  'predictor.cutoff': PredictorCutoff
  'predictor.data_set': PredictorDataSet
  'predictor.file_part': PredictorFilePart
  'predictor.institute': PredictorInstitute
  'predictor.line': PredictorLine
  'predictor.program': PredictorProgram
  'predictor.quarantine': PredictorQuarantine
  'privacy.deletion': PrivacyDeletion
  'privacy.request': PrivacyRequest
  'profiles.answer': ProfilesAnswer
  'profiles.flow': ProfilesFlow
  'profiles.notification_preference': ProfilesNotificationPreference
  'profiles.question_flow': ProfilesQuestionFlow
  'profiles.session_start': ProfilesSessionStart
  'profiles.shipping_address': ProfilesShippingAddress
  'questions.question': QuestionsQuestion
  'questions.version': QuestionsVersion
  'questions.version_key': QuestionsVersionKey
  'sales.agent': SalesAgent
  'sales.lead': SalesLead
  'sales.pay_request': SalesPayRequest
  'search.document': SearchDocument
  'search.stale': SearchStale
  'search.word': SearchWord
  'solved.chapter_size': SolvedChapterSize
  'solved.edition': SolvedEdition
  'solved.pdf_file': SolvedPdfFile
  'solved.question': SolvedQuestion
  'staff.job_replay': StaffJobReplay
  'staff.known_device': StaffKnownDevice
  'staff.member': StaffMember
  'staff.passkey': StaffPasskey
  'staff.passkey_challenge': StaffPasskeyChallenge
  'staff.queue_count': StaffQueueCount
  'staff.recovery_code': StaffRecoveryCode
  'staff.role': StaffRole
  'staff.saved_views': StaffSavedViews
  'staff.shared_view': StaffSharedView
  'staff.team': StaffTeam
  'stories.story': StoriesStory
  'support.guardian_change': SupportGuardianChange
  'support.merge': SupportMerge
  'support.note': SupportNote
  'support.view': SupportView
  'talks.feedback': TalksFeedback
  'talks.helpline': TalksHelpline
  'talks.question': TalksQuestion
  'talks.stress': TalksStress
  'talks.talk': TalksTalk
  'talks.tally': TalksTally
  'talks.vote': TalksVote
  'tickets.message': TicketsMessage
  'tickets.ticket': TicketsTicket
  'uploads.file': UploadsFile
  'wallet.adjustment': WalletAdjustment
  'wallet.debt': WalletDebt
  'wallet.hold': WalletHold
  'webinars.place_count': WebinarsPlaceCount
  'webinars.registration': WebinarsRegistration
  'webinars.series': WebinarsSeries
  'webinars.webinar': WebinarsWebinar
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
  merged_into: string | null
  blocked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  blocked_because: string | null
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
  told_grown_up_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ArticlesArticle {
  id: string
  slug: string
  category: string
  title: ColumnType<unknown, string, string>
  summary: ColumnType<unknown, string, string>
  blocks: ColumnType<unknown, string, string>
  author_id: string
  reviewer_id: string
  status: string
  is_public: Generated<boolean>
  publish_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  reviewed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  languages: string[]
  problems: ColumnType<unknown, string, string>
  editors: string[]
  review_note: Generated<string>
  rendered: ColumnType<unknown, string, string>
  links: string[]
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface ArticlesCategory {
  path: string
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  rank: number
  is_demo: Generated<boolean>
}
interface ArticlesEdition {
  article_id: string
  slug: string
  category: string
  title: ColumnType<unknown, string, string>
  summary: ColumnType<unknown, string, string>
  rendered: ColumnType<unknown, string, string>
  languages: string[]
  author_id: string
  reviewer_id: string
  published_at: ColumnType<Instant, DbInstant, DbInstant>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  reviewed_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ArticlesListSize {
  list: string
  articles: number
}
interface ArticlesPlacement {
  list: string
  published_at: ColumnType<Instant, DbInstant, DbInstant>
  article_id: string
}
interface ArticlesRedirect {
  id: string
  from_path: string
  to_path: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ArticlesWriter {
  id: string
  name: string
  role: ColumnType<unknown, string, string>
  is_demo: Generated<boolean>
}
interface AttemptsAllowance {
  id: string
  learner_id: string
  minutes_per_hour: number
  reason: string
  granted_by: string
  granted_at: ColumnType<Instant, DbInstant, DbInstant>
  is_active: Generated<boolean>
}
interface AttemptsAttempt {
  id: string
  paper_id: string
  learner_id: string
  no: number
  status: string
  epoch: Generated<number>
  started_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  submitted_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  evaluated_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  answer_forms: ColumnType<unknown, string, string>
  seed: string | null
  marks: number | null
  max_marks: number | null
  rating: number | null
  rating_text: string | null
  extra_minutes: Generated<number>
  question_ends: ColumnType<unknown | null, string | null | undefined, string | null>
  pseudonym: string | null
  checked: Generated<string[]>
  grace_minutes: Generated<number>
  marking_due_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface AttemptsBroadcast {
  id: string
  paper_id: string
  text: string
  said_by: string
  said_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface AttemptsChallenge {
  id: string
  attempt_id: string
  learner_id: string
  paper_id: string
  question_id: string
  claim: string
  evidence: string
  is_late: boolean
  status: Generated<string>
  answer: Generated<string>
  made_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface AttemptsRegrade {
  id: string
  paper_id: string
  question_id: string
  kind: string
  key: ColumnType<unknown, string, string>
  preview: ColumnType<unknown, string, string>
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  done_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface AttemptsResponse {
  attempt_id: string
  question_id: string
  is_late: boolean
  epoch: number
  seq: number
  value: ColumnType<unknown | null, string | null | undefined, string | null>
  status: string
  time_ms: number
  client_at: ColumnType<Instant, DbInstant, DbInstant>
  received_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface AttemptsScore {
  attempt_id: string
  position: number
  section_id: string
  question_id: string
  outcome: string
  marks: number
  time_ms: number
  fault: string | null
}
interface AttemptsScoreRevision {
  regrade_id: string | null
  attempt_id: string
  old_marks: number
  new_marks: number
  revised_at: ColumnType<Instant, DbInstant, DbInstant>
  id: Generated<string>
  question_id: string | null
}
interface AttemptsSignal {
  id: Generated<number>
  attempt_id: string
  kind: string
  question_id: string | null
  ms: number | null
  client_at: ColumnType<Instant, DbInstant, DbInstant>
  received_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface AttemptsWrittenMark {
  attempt_id: string
  question_id: string
  marks: number
  lines: ColumnType<unknown, string, string>
  remark: string
  given_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface CampaignsApproval {
  id: string
  campaign_id: string
  families: number
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface CampaignsCampaign {
  id: string
  name: string
  type: string
  values: ColumnType<unknown, string, string>
  link: string
  channels: string[]
  audience: ColumnType<unknown, string, string>
  status: Generated<string>
  made_by: string
  made_at: ColumnType<Instant, DbInstant, DbInstant>
  started_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  stopped_by: string | null
}
interface CampaignsPace {
  id: Generated<boolean>
  next_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface CampaignsRate {
  channel: string
  per_thousand: number
}
interface CampaignsRecipient {
  campaign_id: string
  account_id: string
  is_notified: Generated<boolean>
  outcome: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface CatalogueBatch {
  id: string
  bundle_id: string
  label: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  language: string
  price: number | null
  seats: number | null
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
  picture_id: string | null
  words: ColumnType<string, never, never>
  product_label: string | null
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
  chapter: ColumnType<unknown, string, string>
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
interface CatalogueCurriculum {
  id: string
  is_demo: Generated<boolean>
  name: Generated<string>
}
interface CatalogueGrade {
  key: string
  grade: number
  stream: string | null
  name: ColumnType<unknown, string, string>
  is_in_picker: Generated<boolean>
}
interface CatalogueLesson {
  id: string
  bundle_id: string
  kind: string
  title: string
  subject: string
  is_free: Generated<boolean>
  position: number
  chapter: Generated<string>
  content_id: string | null
  is_active: Generated<boolean>
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
  picture_id: string | null
  words: ColumnType<string, never, never>
  sounds: ColumnType<string[], never, never>
}
interface CatalogueTrial {
  id: string
  bundle_id: string
  trial_amount: number
  trial_allowed_days: number
  cut_price: number
}
interface ClassroomAttendance {
  session_id: string
  learner_id: string
  present_ms: number
  is_attended: boolean
  is_late: boolean
  left_early: boolean
}
interface ClassroomAttendanceCorrection {
  id: string
  session_id: string
  learner_id: string
  was_attended: boolean
  is_attended: boolean
  reason: string
  teacher_id: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomAvailability {
  teacher_id: string
  weekly: ColumnType<unknown, string, string>
  days: ColumnType<unknown, string, string>
  changed_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomBroadcast {
  id: string
  session_id: string
  state: string
  room_ref: string | null
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  stop_asked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  look_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  problem: string | null
  cleared_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClassroomClash {
  id: string
  batch_id: string
  subject: string
  teacher_id: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  found_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomClassEvent {
  uid: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  sequence: number
}
interface ClassroomClassQuestion {
  id: string
  session_id: string
  kind: string
  text: string
  options: string[]
  key: ColumnType<unknown | null, string | null | undefined, string | null>
  opened_at: ColumnType<Instant, DbInstant, DbInstant>
  closes_at: ColumnType<Instant, DbInstant, DbInstant>
  version_id: string | null
  option_ids: string[] | null
}
interface ClassroomClosure {
  id: string
  kind: string
  name: ColumnType<unknown, string, string>
  first_day: string
  last_day: string
  boards: Generated<string[]>
  grades: Generated<number[]>
  is_active: Generated<boolean>
}
interface ClassroomDocumentUpload {
  id: string
  staff_id: string
  type: string
  bytes: number
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomGenerated {
  batch_id: string
  till: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomInclassAnswer {
  session_id: string
  question_id: string
  learner_id: string
  choices: number[]
  number: number | null
  is_right: boolean | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomLateCorrection {
  id: string
  session_id: string
  learner_id: string
  is_attended: boolean
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClassroomLearnerQuestion {
  id: string
  session_id: string
  learner_id: string
  text: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  shown_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClassroomLeaveClass {
  leave_id: string
  session_id: string
  action: string
  was_starts_at: ColumnType<Instant, DbInstant, DbInstant>
  teacher_id: string | null
  starts_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClassroomLeaveRequest {
  id: string
  teacher_id: string
  first_day: string
  last_day: string
  reason: string
  status: Generated<string>
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClassroomPresence {
  session_id: string
  learner_id: string
  source: string
  visit: string
  joined_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  left_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClassroomQuestionVote {
  question_id: string
  learner_id: string
}
interface ClassroomRating {
  id: string
  session_id: string
  teacher_id: string
  learner_id: string
  stars: number
  text: string
  given_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomRecording {
  id: string
  session_id: string
  state: string
  room_ref: string | null
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  begun_by: string | null
  stop_asked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  look_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  key: string | null
  type: string | null
  bytes: number | null
  length_seconds: number | null
  problem: string | null
  expires_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_removed: Generated<boolean>
  hidden: ColumnType<unknown, string | undefined, string>
}
interface ClassroomRecordingDeletion {
  id: string
  recording_id: string
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClassroomRemark {
  id: string
  learner_id: string
  teacher_id: string
  month: string
  text: string
  status: Generated<string>
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClassroomSeat {
  session_id: string
  learner_id: string
  visit: string
  taken_at: ColumnType<Instant, DbInstant, DbInstant>
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
  hand_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  may_speak: Generated<boolean>
  removed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  removed_because: string | null
  mode: Generated<string>
  joined_at: ColumnType<Instant, DbInstant | undefined, DbInstant>
}
interface ClassroomSession {
  id: string
  kind: string
  subject: string
  teacher_id: string
  substitute_for: string | null
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  status: string
  actual_start: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  actual_end: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  reason: ColumnType<unknown | null, string | null | undefined, string | null>
  makes_up_for: string | null
  is_by_hand: Generated<boolean>
  reminded_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  recorded_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_chat_locked: Generated<boolean>
  is_recorded: Generated<boolean>
  late_told_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  has_audience: Generated<boolean>
  expected: number | null
  has_room: ColumnType<boolean, never, never>
  timer_ends_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClassroomSessionBatch {
  uid: string
  session_id: string
  batch_id: string
  bundle_id: string
  slot_day: string
  slot_starts_at: ColumnType<Instant, DbInstant, DbInstant>
  n: number
  is_free: Generated<boolean>
  sequence: Generated<number>
}
interface ClassroomSessionChange {
  id: string
  session_id: string
  batch_id: string | null
  kind: string
  was_starts_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  was_teacher_id: string | null
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  reason: ColumnType<unknown | null, string | null | undefined, string | null>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomSlide {
  id: string
  session_id: string
  no: number
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  kept_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  key: string | null
  type: string | null
  width: number | null
  height: number | null
}
interface ClassroomSlideShown {
  session_id: string
  slide_id: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClassroomTeacherDocument {
  id: string
  teacher_id: string
  kind: string
  key: string
  type: string
  bytes: number
  valid_till: string | null
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClassroomTeacherRecord {
  teacher_id: string
  most_hours_a_week: number | null
  pay_per_hour: number | null
  note: Generated<string>
  changed_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClickstreamClosedDay {
  day: string
  counted_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClickstreamDayCount {
  day: string
  event_type: string
  page_name: string
  events: number
  visits: number
}
interface ClickstreamDayDuration {
  day: string
  page_name: string
  span: number
  times: number
}
interface ClickstreamEvent {
  at: ColumnType<Instant, DbInstant, DbInstant>
  event_type: string
  page_name: string
  path: string
  client_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  duration_ms: number | null
  visit: string | null
  learner_id: string | null
}
interface ClientsApiKey {
  id: string
  organisation_id: string
  place: number
  name: string
  hash: Buffer
  ending: string
  scopes: string[]
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  created_by: string
  last_used_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  revoked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ClientsDelivery {
  id: string
  event_id: string
  target_id: string
  organisation_id: string
  type: string
  state: string
  tries: Generated<number>
  begun_at: ColumnType<Instant, DbInstant, DbInstant>
  next_try_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  last_try_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  status: number | null
  fault: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClientsEvent {
  id: string
  organisation_id: string
  type: string
  key: string
  learner_id: string | null
  data: ColumnType<unknown, string, string>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClientsOrganisation {
  id: string
  name: string
  partner_code: string | null
  technical_contact: string
  scopes: Generated<string[]>
  is_sandbox: Generated<boolean>
  is_active: boolean
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ClientsScopeRequest {
  id: string
  organisation_id: string
  scopes: string[]
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ClientsTarget {
  id: string
  organisation_id: string
  url: string
  types: string[]
  secret: Buffer
  old_secret: Buffer | null
  old_secret_till: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_active: boolean
  created_at: ColumnType<Instant, DbInstant, DbInstant>
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
interface ContentCampaign {
  id: string
  slug: string
  title: ColumnType<unknown, string, string>
  description: ColumnType<unknown, string, string>
  sections: ColumnType<unknown, string, string>
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  entity_state: string
  is_demo: Generated<boolean>
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
  place: ColumnType<unknown, string, string>
  user_image: string | null
  course: ColumnType<unknown, string, string>
  year: number
  consent_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_demo: Generated<boolean>
  grade: number | null
  batch: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface CouponsClearance {
  coupon_id: string
  simulated_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  approved_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
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
  is_pool: Generated<boolean>
  pool_id: string | null
  revoked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_granted: Generated<boolean>
}
interface CouponsGivenCode {
  id: string
  coupon_id: string
  subject: string
  learner_id: string | null
  given_at: ColumnType<Instant, DbInstant, DbInstant>
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
  name: string | null
  card_type: string | null
  service_provider: string | null
  max_discount_course_allowed: ColumnType<unknown, string | undefined, string>
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
interface CouponsStart {
  id: string
  coupon_id: string
  terms: ColumnType<unknown, string, string>
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface CouponsUseStripe {
  coupon_id: string
  stripe: number
  free: number
}
interface DemosAttendedCount {
  category_key: string
  attended: Generated<number>
}
interface DemosBooking {
  id: string
  root_id: string
  reschedule_of: string | null
  learner_id: string
  category_key: string
  grade: number
  laptop: string
  state: string
  teacher_id: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  held_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  session_id: string | null
  moves: Generated<number>
  sequence: Generated<number>
  is_fault: Generated<boolean>
  reason: string | null
  outcome_note: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface DemosCategory {
  key: string
  is_open: boolean
  weekday_hours: number[]
  weekend_hours: number[]
  grades: number[]
  capacity: number | null
  buffer_minutes: Generated<number>
  reschedule_limit: Generated<number>
  has_instant: Generated<boolean>
}
interface DemosDayHours {
  id: string
  category_key: string
  day: string
  hours: number[]
  reason: string
  is_demo: Generated<boolean>
}
interface DemosInstantOffer {
  id: string
  learner_id: string
  category_key: string
  grade: number
  laptop: string
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  teacher_id: string | null
  booking_id: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface DemosLanding {
  key: string
  category_key: string
  grades: number[]
  position: number
  title: ColumnType<unknown, string, string>
  lead: ColumnType<unknown, string, string>
  first_class: ColumnType<unknown, string, string>
  fees: ColumnType<unknown, string, string>
}
interface DemosPresence {
  teacher_id: string
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface EnrolmentsBatchChange {
  id: string
  enrolment_id: string
  learner_id: string
  bundle_id: string
  from_batch_id: string | null
  to_batch_id: string
  by: string
  reason: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface EnrolmentsBatchSeat {
  batch_id: string
  no: number
  learner_id: string
  order_id: string | null
  held_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface EnrolmentsBatchWait {
  id: string
  batch_id: string
  bundle_id: string
  learner_id: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  offered_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
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
  access: Generated<string>
  superseded_by: string | null
  batch_id: string | null
  own_batch_id: string | null
  wanted_batch_id: string | null
}
interface ExperimentsAssignment {
  experiment: string
  subject: string
  number: number
  assigned_at: ColumnType<Instant, DbInstant, DbInstant>
  paid_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  returned_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface ExperimentsExperiment {
  key: string
  name: string
  is_running: boolean
  note: Generated<string>
  grades: Generated<number[]>
  boards: Generated<string[]>
  percentage: Generated<number>
  variants: ColumnType<unknown, string | undefined, string>
  guardrail: string | null
  guardrail_percent: Generated<number>
  guardrail_least: Generated<number>
  counted_from: ColumnType<Instant, DbInstant | undefined, DbInstant>
  stopped_because: string | null
}
interface ExperimentsFlag {
  key: string
  is_on: boolean
  environments: Generated<string[]>
  roles: Generated<string[]>
  percentage: Generated<number>
  admin_ids: Generated<string[]>
  note: Generated<string>
}
interface ExperimentsFlagChange {
  id: string
  flag: string
  is_on: boolean
  environments: string[]
  roles: string[]
  percentage: number
  admin_ids: string[]
  before: ColumnType<unknown, string, string>
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface ExperimentsStartRequest {
  id: string
  experiment: string
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface HomeCard {
  id: string
  type: string
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown | null, string | null | undefined, string | null>
  media: string | null
  label: ColumnType<unknown, string, string>
  redirection_url: string
  at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  audience: string
  grades: Generated<number[]>
  rank: number
  starts_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ends_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  entity_state: string
  published_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface HomeLanternGoal {
  learner_id: string
  nights: number
}
interface HomeLanternNight {
  learner_id: string
  day: string
  lit_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface HomeOffering {
  id: string
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  icon: string
  redirection_url: string
  grades: Generated<number[]>
  rank: number
  entity_state: string
  is_demo: Generated<boolean>
}
interface HomePopup {
  id: string
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  label: ColumnType<unknown, string, string>
  redirection_url: string | null
  pages: string[]
  audience: string
  rank: number
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  entity_state: string
  is_demo: Generated<boolean>
  kind: string
}
interface HomePopupEvent {
  popup_id: string
  type: string
  mark: Buffer
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface HomeSection {
  key: string
  heading: ColumnType<unknown, string, string>
  sub_heading: ColumnType<unknown | null, string | null | undefined, string | null>
  rank: number
  audience: string
  entity_state: string
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
interface InschoolPupil {
  id: string
  session_id: string
  alias: string
  class_name: string
  roll: string
  seat: string | null
  ticket_hash: string
  attempt_id: string
  chain_seq: Generated<number>
  joined_at: ColumnType<Instant, DbInstant, DbInstant>
  learner_id: string | null
  claimed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  twin: Generated<number>
  heard_at: ColumnType<Instant, DbInstant, DbInstant>
  back_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface InschoolSchool {
  id: string
  udise: string
  name: string
  city: string
  agreed_on: string | null
  agreement: Generated<string>
  is_active: Generated<boolean>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface InschoolSession {
  id: string
  school_id: string
  paper_id: string
  code: string
  opens_at: ColumnType<Instant, DbInstant, DbInstant>
  closes_at: ColumnType<Instant, DbInstant, DbInstant>
  max_pupils: number
  pin_hash: string
  created_by: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
  lock_edition: Generated<number>
}
interface InstalmentsPart {
  id: string
  plan_id: string
  no: number
  due_at: ColumnType<Instant, DbInstant, DbInstant>
  total_amount: number
  discount_amount: number
  state: string
  order_id: string | null
  paid_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface InstalmentsPlan {
  id: string
  order_id: string
  account_id: string
  learner_id: string
  bundle_id: string
  title: string
  variant_name: string | null
  state: string
  stage: Generated<string>
  told_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  is_debited: Generated<boolean>
}
interface InstalmentsTerms {
  id: string
  least_total: number
  least_part: number
  counts: number[]
  remind_days: number
  grace_days: number
  suspend_days: number
}
interface InstrumentsDowntime {
  id: string
  code: string
  severity: string
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface InstrumentsEmiChange {
  id: string
  plan_id: string | null
  issuer_id: string | null
  months: number | null
  annual_rate: number | null
  is_no_cost: boolean | null
  minimum: number | null
  is_active: boolean | null
  before: ColumnType<unknown, string, string>
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  of: Generated<string>
  maximum: number | null
  processing_fee: number | null
  least_monthly: number | null
}
interface InstrumentsEmiIssuer {
  id: string
  code: string
  name: string
  kind: string
  minimum: number
  maximum: number | null
  processing_fee: Generated<number>
  position: number
  is_active: Generated<boolean>
}
interface InstrumentsEmiPartner {
  id: string
  partner: string
  issuer: string
  name: Generated<string>
}
interface InstrumentsEmiPlan {
  id: string
  issuer_id: string
  months: number
  annual_rate: number
  is_no_cost: boolean
  minimum: Generated<number>
  is_active: Generated<boolean>
}
interface InstrumentsEmiRule {
  is_only: Generated<boolean>
  least_monthly: number
}
interface InstrumentsInstrument {
  id: string
  code: string
  name: string
  payment_method: string
  card_type: string | null
  service_provider: string
  max_discount_course_allowed: ColumnType<unknown, string | undefined, string>
  position: number
  is_active: Generated<boolean>
}
interface InvoicesCreditNote {
  order_id: string
  number: string
  issued_at: ColumnType<Instant, DbInstant, DbInstant>
  refund_id: string
  content: ColumnType<unknown, string, string>
}
interface InvoicesInvoice {
  order_id: string
  number: string
  account_id: string
  issued_at: ColumnType<Instant, DbInstant, DbInstant>
  content: ColumnType<unknown, string, string>
}
interface InvoicesPlaceCheck {
  order_id: string
  state_code: string
  right_state_code: string | null
  seller_state: string
  tax: number
  listed_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface InvoicesSeries {
  financial_year: string
  last_number: number
  kind: Generated<string>
}
interface LedgerBalance {
  account: string
  amount: number
  moved_to: string | null
}
interface LedgerDayTotal {
  day: string
  line: string
  debit: number
  credit: number
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
interface LedgerUnsummed {
  entry_id: string
}
interface LessonsAiLesson {
  id: string
  title: string
  subject: string
  language: string
  steps: ColumnType<unknown, string | undefined, string>
  status: string
  is_demo: Generated<boolean>
}
interface LessonsAiSession {
  session_id: string
  batch_id: string
  lesson_id: string
  title: string
  language: string
  steps: ColumnType<unknown, string, string>
  questions: ColumnType<unknown, string, string>
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  held_till: ColumnType<Instant, DbInstant, DbInstant>
  closes_at: ColumnType<Instant, DbInstant, DbInstant>
  closed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface LessonsAiShare {
  session_id: string
  step_id: string
  percent: number
}
interface LessonsCaptions {
  film_id: string
  language: string
  text: string
}
interface LessonsEncoding {
  film_key: string
  type: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  done_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  problem: string | null
}
interface LessonsFile {
  id: string
  kind: string
  key: string
  type: string
  bytes: number
  length_seconds: number | null
  added_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface LessonsRendition {
  film_key: string
  height: number
  key: string
  bytes: number
}
interface LessonsSample {
  id: string
  title: ColumnType<unknown, string, string>
  subject: string
  teacher_name: string
  first_grade: number
  last_grade: number
  targets: Generated<string[]>
  rank: number
  film_url: string | null
  film_seconds: number | null
  poster_url: string | null
  captions: ColumnType<unknown, string | undefined, string>
  notes_picture_id: string | null
  question_ids: Generated<string[]>
  is_demo: Generated<boolean>
}
interface LessonsUpload {
  id: string
  lesson_id: string
  staff_id: string
  kind: string
  key: string
  storage_ref: string
  type: string
  bytes: number
  length_seconds: number | null
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  joined_from: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface LessonsWatching {
  learner_id: string
  film_id: string
  watched_seconds: number
  position_seconds: number
  seq: number
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface LibraryChapter {
  id: string
  grade_key: string
  course_key: string
  subject_key: string
  slug: string
  title: ColumnType<unknown, string, string>
  position: number
  published: Generated<number>
  is_demo: Generated<boolean>
}
interface LibraryOpening {
  resource_id: string
  day: string
  openings: number
}
interface LibraryResource {
  id: string
  chapter_id: string
  kind: string
  title: ColumnType<unknown, string, string>
  language: string
  access: string
  course_ids: Generated<string[]>
  address: string | null
  file_key: string | null
  file_type: string | null
  file_bytes: number | null
  file_version: Generated<number>
  pages: number | null
  edition_year: number | null
  rights_holder: Generated<string>
  licence: Generated<string>
  is_outdated: Generated<boolean>
  state: string
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface LinksLink {
  id: string
  url: string
  state: string | null
  status: number | null
  location: string | null
  checked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  broken_since: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface LinksUse {
  link_id: string
  page: string
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
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
interface MandatesChanged {
  id: Generated<number>
  mandate_id: string
}
interface MandatesDebit {
  id: string
  mandate_id: string
  part_id: string
  no: number
  part_count: number
  amount: number
  due_at: ColumnType<Instant, DbInstant, DbInstant>
  execute_at: ColumnType<Instant, DbInstant, DbInstant>
  state: string
  reason: string | null
  notices: Generated<number>
  notice_after: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  notification_id: string | null
  notified_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  attempts: Generated<number>
  order_id: string | null
  started_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface MandatesEvent {
  mandate_id: string
  at: ColumnType<Instant, DbInstant, DbInstant>
  kind: string
  no: number | null
  detail: string | null
}
interface MandatesMandate {
  id: string
  order_id: string
  account_id: string
  customer_id: string
  learner_id: string
  bundle_id: string
  title: string
  method: string
  status: string
  is_told: Generated<boolean>
  cap: number
  terms_version: string
  lang: string
  gateway_id: string | null
  upi: ColumnType<unknown | null, string | null | undefined, string | null>
  redirect_url: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  valid_till: ColumnType<Instant, DbInstant, DbInstant>
  checked_at: ColumnType<Instant, DbInstant, DbInstant>
  closed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  look_at: ColumnType<Instant, DbInstant | undefined, DbInstant>
}
interface MarkingTask {
  id: string
  attempt_id: string
  learner_id: string
  paper_id: string
  question_id: string
  no: number
  teacher_id: string | null
  status: Generated<string>
  is_marked_twice: boolean
  submitted_at: ColumnType<Instant, DbInstant, DbInstant>
  due_at: ColumnType<Instant, DbInstant, DbInstant>
  marked_by: string | null
  marked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  marks: number | null
  lines: ColumnType<unknown | null, string | null | undefined, string | null>
  remark: Generated<string>
}
interface MediaPicture {
  id: string
  sha256: string
  type: string
  bytes: number
  width: number
  height: number
  alt: ColumnType<unknown, string, string>
  added_at: ColumnType<Instant, DbInstant, DbInstant>
  folder: Generated<string>
}
interface MediaUpload {
  id: string
  staff_id: string
  type: string
  bytes: number
  sha256: string
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface MediaUse {
  resource: string
  id: string
  field: string
  picture_id: string
  is_fixed: Generated<boolean>
}
interface MessagesSent {
  id: string
  key: string
  channel: string
  subject: string
  provider_id: string | null
  failure: string | null
  at: ColumnType<Instant, DbInstant, DbInstant>
  delivery: string | null
  delivery_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface MessagesTemplate {
  key: string
  channel: string
  lang: string
  provider_template: string | null
  subject: string | null
  body: string
  category: string | null
  header: string | null
  dlt_entity: string | null
  vars: ColumnType<unknown, string | undefined, string>
  vars_reason: string | null
}
interface MessagesUnreachableMail {
  address_hash: string
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface NoticesNotice {
  id: string
  account_id: string | null
  learner_id: string | null
  key: string
  type: string
  purpose: string
  details: ColumnType<unknown, string, string>
  link: string | null
  lang: string | null
  subject: string | null
  minutes_before: number | null
  is_chosen: Generated<boolean>
  is_urgent: Generated<boolean>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  shown_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  dropped: string | null
  read_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  phone: string | null
  channels: string[] | null
  mail_to: string | null
  about_learner_id: string | null
  localised: ColumnType<unknown, string | undefined, string>
}
interface NoticesNumberStop {
  phone: string
  channel: string
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface NoticesPushSubscription {
  id: string
  account_id: string
  session: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface NoticesSend {
  id: string
  notice_id: string
  account_id: string | null
  channel: string
  purpose: string
  is_fallback: boolean
  state: string
  reason: string | null
  due_at: ColumnType<Instant, DbInstant, DbInstant>
  left_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  delivered_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  bundle_id: string | null
  message_id: string | null
}
interface OnboardingBenchmarkTest {
  id: string
  batch_id: string
  position: number
  title: ColumnType<unknown | null, string | null | undefined, string | null>
  subject: string | null
  minutes: number | null
  questions: number | null
  note: ColumnType<unknown, string, string>
  paper_id: string | null
}
interface OnboardingCalendarFeed {
  token_hash: Buffer
  account_id: string
  learner_id: string
  since: ColumnType<Instant, DbInstant, DbInstant>
  read_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface OnboardingDelivery {
  id: string
  onboarding_id: string
  status: string
  courier: string | null
  awb: string | null
  eta: string | null
  items: ColumnType<unknown, string, string>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface OnboardingKit {
  id: string
  position: number
  name: ColumnType<unknown, string, string>
  min_grade: number
  max_grade: number
  is_active: boolean
}
interface OnboardingKyc {
  account_id: string
  asked_for: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  type: string | null
  last4: string | null
  file_hash: Buffer | null
  given_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  is_verified: Generated<boolean>
}
interface OnboardingOnboarding {
  id: string
  learner_id: string
  bundle_id: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface OnboardingPinCode {
  pin: string
  city: string | null
  district: string | null
  post_offices: Generated<string[]>
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  refreshed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface OnboardingPinDistrict {
  prefix: string
  city: string
}
interface OnboardingSplashScreen {
  id: string
  position: number
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  href: string | null
  shown_for_ms: number
  is_active: boolean
}
interface OnboardingStep {
  key: string
  position: number
  is_active: boolean
  is_skippable: boolean
  minutes: number
  title: ColumnType<unknown, string, string>
  why: ColumnType<unknown, string, string>
}
interface OnboardingTask {
  onboarding_id: string
  key: string
  said: string
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface OnboardingVideo {
  id: string
  title: ColumnType<unknown, string, string>
  url: string
  poster_url: string | null
  length_seconds: number
  captions: ColumnType<unknown, string | undefined, string>
  min_grade: number
  max_grade: number
  is_active: boolean
}
interface OnboardingWatching {
  learner_id: string
  video_id: string
  watched_seconds: number
  position_seconds: number
  seq: number
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface OnboardingWhatsappNumber {
  account_id: string
  phone: string
  notice_version: number
  verified_at: ColumnType<Instant, DbInstant, DbInstant>
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
  instrument: string | null
  answered_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  takes_otp: Generated<boolean>
  earlier_transactions: Generated<string[]>
}
interface OrdersDayCouponUse {
  day: string
  coupon_id: string
  bundle_id: string
  plan_id: string
  variant_name: string
  paid_by: string
  is_first: boolean
  status: string
  orders: number
  taken_off: number
  paid: number
  given_back: number
}
interface OrdersDayTaking {
  day: string
  orders: number
  amount: number
}
interface OrdersEvent {
  order_id: string
  at: ColumnType<Instant, DbInstant, DbInstant>
  kind: string
  detail: string | null
}
interface OrdersGivenBack {
  id: string
  order_id: string
  gateway: number
  purchased: number
  granted: number
  taxed_before: number
  at: ColumnType<Instant, DbInstant, DbInstant>
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
  kind: Generated<string>
  from_granted: Generated<number>
  from_purchased: Generated<number>
  part_no: number | null
  part_count: number | null
  first_order_id: string | null
  schedule: ColumnType<unknown | null, string | null | undefined, string | null>
  emi: ColumnType<unknown | null, string | null | undefined, string | null>
  credit: Generated<number>
  credit_days: number | null
  credit_order_id: string | null
  refunded_gateway: Generated<number>
  refunded_purchased: Generated<number>
  refunded_granted: Generated<number>
  bundle_id: string | null
  sold_as: string
  batch_id: string | null
  number: Generated<string>
  is_auto_payment_enabled: Generated<boolean>
  paid_by: string | null
  is_first_purchase: boolean | null
}
interface OrdersPaidPart {
  first_order_id: string
  part_no: number
  order_id: string
}
interface OrdersUnsummedCouponUse {
  id: Generated<number>
  day: string
  coupon_id: string
  bundle_id: string
  plan_id: string
  variant_name: string
  paid_by: string
  is_first: boolean
  status: string
  orders: number
  taken_off: number
  paid: number
  given_back: number
}
interface OrdersUnsummedTaking {
  id: Generated<number>
  day: string
  orders: number
  amount: number
}
interface OtpCodeStop {
  id: string
  prefix: string
  sent: number
  answered: number
  stopped_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  lifted_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  lifted_by: string | null
}
interface OtpKnownBrowser {
  recipient_hash: string
  browser: string
  known_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface OtpPrefixMinute {
  prefix: string
  minute: ColumnType<Instant, DbInstant, DbInstant>
  sent: Generated<number>
  answered: Generated<number>
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
  network: Generated<string>
}
interface PapersMarkingPolicy {
  id: string
  exam: string
  year: number
  paper: string
  section: string
  variant: string
  edition: Generated<number>
  rule: ColumnType<unknown, string, string>
  questions: number | null
  allowed: number | null
  minutes: number | null
  note: string
  source: string
  source_url: string | null
  checked_on: string | null
  is_active: Generated<boolean>
}
interface PapersPaper {
  id: string
  title: ColumnType<unknown, string, string>
  kind: string
  duration_minutes: number
  sections: ColumnType<unknown, string, string>
  grades: number[]
  bundle_ids: string[]
  is_free: boolean
  opens_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  closes_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  max_attempts: number
  release: string
  status: string
  locked_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  released_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  languages: string[]
  question_count: number
  total_marks: string
  counts: ColumnType<unknown, string, string>
  problems: ColumnType<unknown, string, string>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
  challenge_days: Generated<number>
  integrity: Generated<string>
  is_marked_twice: Generated<boolean>
  learner_id: string | null
  attempt_id: string | null
  editors: Generated<string[]>
  reminded_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
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
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface PartnersUsedToken {
  token_hash: Buffer
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PaymentsException {
  id: string
  order_id: string
  type: string
  expected: number | null
  found: number | null
  status: string
  found_at: ColumnType<Instant, DbInstant, DbInstant>
  checked_at: ColumnType<Instant, DbInstant, DbInstant>
  resolved_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  resolved_by: string | null
  reason: string | null
}
interface PaymentsGatewayCharge {
  order_id: string
  status: string
  taken: number | null
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
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
  ends_course: Generated<boolean>
  allowed: number | null
  remaining: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface PaymentsSettlementLine {
  id: string
  settlement_id: string
  order_id: string
  kind: string
  amount: number
  fee: number
  tax: number
  bank_reference: string
  settled_at: ColumnType<Instant, DbInstant, DbInstant>
  finding: string
  booked: number | null
  note: Generated<string>
  is_closed: Generated<boolean>
  imported_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PaymentsWalk {
  id: string
  side: string
  before: string | null
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
  price_reason: ColumnType<unknown | null, string | null | undefined, string | null>
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
interface PlansRule {
  is_only: Generated<boolean>
  variant_priority: string[]
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
interface PlatformAuthor {
  resource: string
  id: string
  staff_id: string
  fields: string[]
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformDraft {
  resource: string
  id: string
  fields: ColumnType<unknown, string, string>
  saved_by: string
  saved_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformEdition {
  resource: string
  id: string
  no: number
  fields: ColumnType<unknown, string, string>
  published_by: string | null
  published_at: ColumnType<Instant, DbInstant, DbInstant>
  reason: string | null
}
interface PlatformEvent {
  id: Generated<number>
  xid: Generated<string>
  topic: string
  kind: string
  data: ColumnType<unknown, string, string>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformIdempotency {
  scope: string
  key: string
  operation: string
  request_hash: Buffer
  answer: ColumnType<unknown | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformLinkHost {
  id: string
  host: string
  note: string
  is_active: boolean
  added_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformOutbox {
  id: Generated<number>
  tasks: string[]
  payload: ColumnType<unknown, string, string>
  run_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  key: string | null
  written_at: ColumnType<Instant, DbInstant | undefined, DbInstant>
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
interface PlatformSetAside {
  job: string
  row_id: string
  reason: string
  failures: number
  since: ColumnType<Instant, DbInstant, DbInstant>
  failed_at: ColumnType<Instant, DbInstant, DbInstant>
  retry_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PlatformTally {
  subject: string
  window_start: ColumnType<Instant, DbInstant, DbInstant>
  window_seconds: number
  count: number
}
interface PredictorChoiceList {
  id: string
  learner_id: string
  exam: string
  items: Generated<string[]>
  version: Generated<number>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PredictorCutoff {
  set_id: string
  program_id: string
  quota: string
  seat_type: string
  is_pwd: boolean
  gender: string
  pool: string
  opening: number
  closing: number
  is_preparatory: boolean
}
interface PredictorDataSet {
  id: string
  exam: string
  year: number
  round: number
  kind: string
  status: string
  source_name: string
  source_url: string | null
  published_on: string
  file_name: Generated<string>
  file_sha256: Generated<string>
  row_count: Generated<number>
  quarantined: Generated<number>
  is_sample: Generated<boolean>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  mapping: ColumnType<unknown | null, string | null | undefined, string | null>
  report: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface PredictorFilePart {
  set_id: string
  no: number
  text: string
}
interface PredictorInstitute {
  id: string
  name: string
  aliases: Generated<string[]>
  type: string
  state: string
  district: Generated<string>
  nirf_rank: number | null
  is_sample: Generated<boolean>
}
interface PredictorLine {
  id: string
  exam: string
  program_id: string
  institute_id: string
  quota: string
  seat_type: string
  is_pwd: boolean
  gender: string
  pool: string
  is_preparatory: boolean
  years: number
  safe_to: number
  likely_to: number
  reach_to: number
  closing: number
  closings: ColumnType<unknown, string, string>
}
interface PredictorProgram {
  id: string
  institute_id: string
  name: string
}
interface PredictorQuarantine {
  set_id: string
  row: number
  gate: number
  message: string
  cells: ColumnType<unknown, string, string>
}
interface PrivacyDeletion {
  account_id: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  due_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface PrivacyRequest {
  id: string
  account_id: string
  kind: string
  reason: string
  status: Generated<string>
  asked_by: string | null
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  due_at: ColumnType<Instant, DbInstant, DbInstant>
  proof: string | null
  seen: string | null
  proven_by: string | null
  proven_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  lang: Generated<string>
  nominee_name: string | null
  nominee_relation: string | null
  withdrawn_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  preview: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface ProfilesAnswer {
  learner_id: string
  flow_key: string
  question_key: string
  flow_version: number
  answer: ColumnType<unknown, string, string>
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface ProfilesFlow {
  key: string
  min_grade: number
  max_grade: number
  questions: ColumnType<unknown, string, string>
  status: string
}
interface ProfilesNotificationPreference {
  account_id: string
  lang: string | null
  channels: ColumnType<unknown, string, string>
  quiet_from: number
  quiet_till: number
  may_call: boolean
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  zone: string | null
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
interface QuestionsQuestion {
  id: string
  kind: string
  subject: string
  grade: number
  chapter: string
  topic: string
  difficulty: string
  estimated_seconds: number
  option_ids: string[]
  row_ids: string[]
  column_ids: string[]
  texts: ColumnType<unknown, string, string>
  rendered: ColumnType<unknown, string, string>
  key: ColumnType<unknown | null, string | null | undefined, string | null>
  passage_id: string | null
  source_line: string
  licence: string
  status: string
  edition_no: Generated<number>
  languages: string[]
  problems: ColumnType<unknown, string, string>
  editors: string[]
  review_note: Generated<string>
  words: string
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface QuestionsVersion {
  id: string
  question_id: string
  no: number
  kind: string
  subject: string
  grade: number
  chapter: string
  topic: string
  difficulty: string
  estimated_seconds: number
  option_ids: string[]
  row_ids: string[]
  column_ids: string[]
  languages: string[]
  texts: ColumnType<unknown, string, string>
  decimals: number | null
  passage_version_id: string | null
  source_line: string
  licence: string
  editors: string[]
  approved_by: string
  approved_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface QuestionsVersionKey {
  version_id: string
  key: ColumnType<unknown | null, string | null | undefined, string | null>
  solutions: ColumnType<unknown, string, string>
  source: ColumnType<unknown, string, string>
}
interface SalesAgent {
  id: string
  staff_id: string
  name: string
  phone: string
  ceiling_percent: number
  is_active: Generated<boolean>
}
interface SalesLead {
  id: string
  agent_id: string
  sales_force_id: string | null
  student_name: string
  phone: string
  lang: string
  bundle_id: string
  plan_id: string | null
  batch_id: string | null
  discount: number
  note: Generated<string>
  status: Generated<string>
  cut_price: number | null
  original_price: number | null
  price: number | null
  sent_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  expires_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  accepted_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  accepted_by: string | null
  accepted_lang: string | null
  accepted_policy: string | null
  coupon_code: string | null
  order_id: string | null
  lost_reason: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  state_code: string | null
}
interface SalesPayRequest {
  id: string
  account_id: string
  learner_id: string
  bundle_id: string | null
  plan_id: string | null
  coupon_code: string | null
  partner_hash: string | null
  lang: string
  order_id: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
  batch_id: string | null
  receipt_phone: string | null
}
interface SearchDocument {
  kind: string
  id: string
  language: string
  title: string
  text: string
  path: string
  is_only_in_language: boolean
  shown_from: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  shown_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  title_words: string
  words: string
}
interface SearchStale {
  no: Generated<number>
  kind: string
  id: string
}
interface SearchWord {
  word: string
  sounds: ColumnType<string, never, never>
  latin: ColumnType<string, never, never>
}
interface SolvedChapterSize {
  board: string
  grade: number
  subject: string
  chapter_slug: string
  chapter: string
  questions: number
}
interface SolvedEdition {
  question_id: string
  slug: string
  board: string
  grade: number
  subject: string
  chapter: string
  chapter_slug: string
  rendered: ColumnType<unknown, string, string>
  languages: string[]
  words: string
  similar_ids: string[]
  is_answered: boolean
  teacher_id: string | null
  source_line: string
  licence: string
  reviewed_at: ColumnType<Instant, DbInstant, DbInstant>
  published_at: ColumnType<Instant, DbInstant, DbInstant>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface SolvedPdfFile {
  id: string
  document_id: string
  lang: string
  file_key: string
  bytes: number
  uploaded_by: string
  uploaded_at: ColumnType<Instant, DbInstant, DbInstant>
  approved_by: string | null
  approved_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface SolvedQuestion {
  id: string
  slug: string
  board: string
  grade: number
  subject: string
  chapter: string
  stem: ColumnType<unknown, string, string>
  answer: ColumnType<unknown | null, string | null | undefined, string | null>
  steps: ColumnType<unknown | null, string | null | undefined, string | null>
  teacher_id: string | null
  source_line: string
  licence: string
  bank_id: string | null
  status: string
  is_public: Generated<boolean>
  reviewed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  languages: string[]
  problems: ColumnType<unknown, string, string>
  editors: string[]
  review_note: Generated<string>
  rendered: ColumnType<unknown, string, string>
  updated_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface StaffJobReplay {
  id: string
  job_id: string
  task: string
  about: string
  last_error: string | null
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface StaffKnownDevice {
  staff_id: string
  device_hash: Buffer
  seen_at: ColumnType<Instant, DbInstant, DbInstant>
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
  withheld_scopes: Generated<string[]>
  asked_by: Generated<string[]>
  counts_from: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  teacher_id: string | null
  inviter_id: string | null
  reset_hash: Buffer | null
  reset_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  reviewed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  schools: Generated<string[]>
  teams: Generated<string[]>
  regions: Generated<string[]>
}
interface StaffPasskey {
  id: string
  staff_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  used_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface StaffPasskeyChallenge {
  challenge: string
  staff_id: string | null
  device: string
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface StaffQueueCount {
  day: string
  queue: string
  total: number
  counted_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface StaffRecoveryCode {
  staff_id: string
  code_hash: Buffer
}
interface StaffRole {
  key: string
  name: string
  grants: ColumnType<unknown, string, string>
}
interface StaffSavedViews {
  staff_id: string
  resource: string
  views: ColumnType<unknown, string, string>
}
interface StaffSharedView {
  id: string
  resource: string
  label: string
  value: ColumnType<unknown, string, string>
  author_id: string
  shared_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface StaffTeam {
  id: string
  name: string
  members: Generated<string[]>
}
interface StoriesStory {
  id: string
  section_type: string
  title: ColumnType<unknown, string, string>
  name: string
  role: string
  course: string
  year: number
  grade: number | null
  target: string | null
  poster_id: string | null
  duration_sec: number
  captions: ColumnType<unknown, string, string>
  consent_proof: string
  consent_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  consent_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  film_key: string | null
  film_type: string | null
  film_bytes: number | null
  position: number
  state: string
  is_demo: Generated<boolean>
  published_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface SupportGuardianChange {
  id: string
  kind: string
  learner_id: string
  account_id: string
  consent: string
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
}
interface SupportMerge {
  id: string
  from_account: string
  into_account: string
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  preview: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface SupportNote {
  id: string
  account_id: string
  text: string
  written_by: string
  written_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface SupportView {
  id: string
  account_id: string
  learner_id: string
  staff_id: string
  shown_as: string
  reason: string
  started_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  ended_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  ended_by: string | null
}
interface TalksFeedback {
  id: string
  webinar_id: string
  learner_id: string
  rating: number
  text: string
  given_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface TalksHelpline {
  id: string
  text: ColumnType<unknown, string, string>
}
interface TalksQuestion {
  id: string
  webinar_id: string
  learner_id: string
  text: string
  state: string
  votes: Generated<number>
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface TalksStress {
  webinar_id: string
  hour: ColumnType<Instant, DbInstant, DbInstant>
  value: number
  answers: number
}
interface TalksTalk {
  id: string
  webinar_id: string
  speaker_name: string
  speaker_role: ColumnType<unknown, string, string>
  speaker_text: ColumnType<unknown, string, string>
  phase_override: string | null
  has_meter: Generated<boolean>
  quiz_paper_id: string | null
  quiz_marks: number | null
  coupon_pool_id: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
interface TalksTally {
  webinar_id: string
  waiting: Generated<number>
  ratings: Generated<number>
  rating_sum: Generated<number>
}
interface TalksVote {
  question_id: string
  learner_id: string
}
interface TicketsMessage {
  id: string
  no: Generated<number>
  ticket_id: string
  author: string
  staff_id: string | null
  text: string
  at: ColumnType<Instant, DbInstant, DbInstant>
}
interface TicketsTicket {
  id: string
  no: Generated<number>
  account_id: string
  learner_id: string
  category: string
  subject: string
  path: string | null
  lang: string
  status: string
  level: Generated<number>
  escalated_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  escalated_by: string | null
  assignee: string | null
  opened_at: ColumnType<Instant, DbInstant, DbInstant>
  answer_by: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  solve_by: ColumnType<Instant, DbInstant, DbInstant>
  answered_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  solved_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  last_at: ColumnType<Instant, DbInstant, DbInstant>
  due_at: ColumnType<Instant, never, never>
  attempt_id: string | null
  question_id: string | null
  team_id: string | null
}
interface UploadsFile {
  id: string
  account_id: string
  learner_id: string
  purpose: string
  name: string
  type: string
  bytes: number | null
  width: number | null
  height: number | null
  is_downloadable: boolean
  state: string
  scan: Generated<string>
  claimed_by: string | null
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface WalletAdjustment {
  id: string
  account_id: string
  purse: string
  amount: number
  reason: string
  status: Generated<string>
  asked_by: string
  asked_at: ColumnType<Instant, DbInstant, DbInstant>
  decided_by: string | null
  decided_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  note: string | null
  wallet: ColumnType<unknown | null, string | null | undefined, string | null>
}
interface WalletDebt {
  id: string
  account_id: string
  order_id: string
  cause: string
  amount: number
  recovered: Generated<number>
  status: Generated<string>
  since: ColumnType<Instant, DbInstant, DbInstant>
  closed_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  closed_by: string | null
  note: string | null
}
interface WalletHold {
  id: string
  order_id: string
  account_id: string
  title: string
  granted: number
  purchased: number
  state: string
  held_at: ColumnType<Instant, DbInstant, DbInstant>
  expires_at: ColumnType<Instant, DbInstant, DbInstant>
}
interface WebinarsPlaceCount {
  webinar_id: string
  registered: Generated<number>
  waiting: Generated<number>
}
interface WebinarsRegistration {
  webinar_id: string
  learner_id: string
  state: string
  is_reminder_set: boolean
  since: ColumnType<Instant, DbInstant, DbInstant>
  held_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
}
interface WebinarsSeries {
  id: string
  title: ColumnType<unknown, string, string>
  is_demo: Generated<boolean>
}
interface WebinarsWebinar {
  id: string
  slug: string
  type: string
  series_id: string | null
  title: ColumnType<unknown, string, string>
  text: ColumnType<unknown, string, string>
  points: ColumnType<unknown, string | undefined, string>
  subject_key: string
  teacher_id: string | null
  grades: Generated<number[]>
  boards: Generated<string[]>
  targets: Generated<string[]>
  languages: string[]
  starts_at: ColumnType<Instant, DbInstant, DbInstant>
  ends_at: ColumnType<Instant, DbInstant, DbInstant>
  actual_end_at: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  status: string
  reason: ColumnType<unknown | null, string | null | undefined, string | null>
  recording: Generated<string>
  recording_seconds: number | null
  recording_until: ColumnType<Instant | null, DbInstant | null | undefined, DbInstant | null>
  capacity: number | null
  is_listed: Generated<boolean>
  reminder_minutes: Generated<number[]>
  session_id: string | null
  sequence: Generated<number>
  created_at: ColumnType<Instant, DbInstant, DbInstant>
  is_demo: Generated<boolean>
}
