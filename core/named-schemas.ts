// The names of things in the API's document for programmers, and examples of texts with a form.
// Everything without a name is written out where it is used.
import type { z } from 'zod'
import { TestCard } from './modules/attempts/test-card.ts'
import { AttemptPaper, Result } from './modules/attempts/api.ts'
import { GstState, PinCode } from './modules/accounts/account.ts'
import {
  Batch,
  Board,
  Bundle,
  BundleWithCurriculum,
  Chapter,
  ClassSlot,
  CourseCard,
  School,
  Target,
  Teacher,
} from './modules/catalogue/catalogue.ts'
import { FreeClass } from './modules/classroom/free-classes-api.ts'
import { ClassView, RoomEntry, Visit } from './modules/classroom/room/room-api.ts'
import { LearnerClass, WeekTimetable } from './modules/classroom/session.ts'
import { ClientAttendance, ClientEnrolment, ClientOrder, ClientTest } from './modules/clients/api.ts'
import { ConsentView } from './modules/consent/consent.ts'
import { Claim, Faq, Policy, Testimonial } from './modules/content/content.ts'
import { CouponResult, PlanResult } from './modules/coupons/coupon.ts'
import { ShownOffer } from './modules/coupons/payment-offer.ts'
import { DemoBooking, DemoLink, DemoSlots } from './modules/demos/demo.ts'
import { Enrolment } from './modules/enrolments/enrolment.ts'
import { GuardianView, Invitation } from './modules/households/household.ts'
import { EmiOffer, PaymentInstrument } from './modules/instruments/instrument.ts'
import { CreditNote, Invoice } from './modules/invoices/api.ts'
import { CourseLessons, LessonRow } from './modules/lessons/lesson.ts'
import { BatchDetail, CoursePage } from './modules/listings/listing.ts'
import { Debit, Mandate } from './modules/mandates/mandate.ts'
import { Picture } from './modules/media/picture.ts'
import { Notice } from './modules/notices/notice.ts'
import { MarkText } from './modules/questions/answer-key.ts'
import { Order, OrderInfo, PriceView } from './modules/orders/order.ts'
import { OtpCode, Verification, VerificationToken } from './modules/otp/verification.ts'
import { MethodOffer, NextStep, OrderStatusAnswer, SavedCard } from './modules/payments/payment.ts'
import { Plan, PlanVariantInfo, ProgramSummary } from './modules/plans/plan.ts'
import { OpenSession } from './modules/sessions/api.ts'
import { TicketMessage, TicketSummary } from './modules/tickets/ticket.ts'
import { FamilyFile } from './modules/uploads/family-file.ts'
import { AccountInfo } from './modules/wallet/api.ts'
import { PartnerCode } from './modules/partners/api.ts'
import { Pin, Ticket as SchoolTicket } from './modules/inschool/session.ts'
import { Month } from './modules/classroom/teaching/remarks-api.ts'
import { dialledPhone, KnownPhone, Phone } from './taxonomy/schemas.ts'
import { Href, OwnPath } from './kernel/schemas.ts'

export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Batch,
  BatchOnCoursePage: BatchDetail,
  Board,
  Chapter,
  Claim,
  ClassOfLearner: LearnerClass,
  ClassSlot,
  ClassView,
  ClientAttendance,
  ClientEnrolment,
  ClientOrder,
  ClientTest,
  Consent: ConsentView,
  CouponOnPlan: PlanResult,
  CouponResult,
  Course: Bundle,
  CourseCard,
  CourseLessons,
  CoursePage,
  CourseWithCurriculum: BundleWithCurriculum,
  CreditNote,
  Debit,
  DemoBooking,
  DemoSlots,
  EmiOffer,
  Enrolment,
  FamilyFile,
  Faq,
  FreeClass,
  Guardian: GuardianView,
  GuardianInvitation: Invitation,
  Invoice,
  Lesson: LessonRow,
  Mandate,
  Notice,
  OpenSession,
  Order,
  OrderWithKyc: OrderInfo,
  PaymentInstrument,
  PaymentMethod: MethodOffer,
  PaymentOffer: ShownOffer,
  PaymentStatus: OrderStatusAnswer,
  PaymentStep: NextStep,
  Picture,
  Plan,
  PlanVariant: PlanVariantInfo,
  Policy,
  Price: PriceView,
  Program: ProgramSummary,
  RoomEntry,
  SavedCard,
  School,
  Target,
  Teacher,
  Testimonial,
  TestCard,
  TestPaper: AttemptPaper,
  TestResult: Result,
  Ticket: TicketSummary,
  TicketMessage,
  Verification,
  Wallet: AccountInfo,
  WeekTimetable,
}

export const examples: readonly (readonly [schema: z.ZodType, example: string])[] = [
  [Phone, '+919876543210'],
  [KnownPhone, '+919876543210'],
  [dialledPhone.phone, '98765 43210'],
  [dialledPhone.phoneCode, '91'],
  [OtpCode, '246810'],
  [VerificationToken, 'Zt3mQ0yV7sK1xW9bN4cR6hJ2gL8pD5fA0uE7iO3tYkM'],
  [PinCode, '411001'],
  [GstState, '27'],
  [Visit, 'b7Qk2mX9tR4wY6zA'],
  [MarkText, '4'],
  [Month, '2026-11'],
  [Pin, '2468'],
  [SchoolTicket, 'b7Qk2mX9tR4wY6zAb7Qk2mX9tR4wY6zA'],
  [DemoLink, 'dmo01m819zqqhxfhffn4m.m1a2b3.b7Qk2mX9tR4wY6zA'],
  [DemoSlots.shape.slotsBitString, '0'.repeat(100) + '1'.repeat(8) + '0'.repeat(60)],
  [PartnerCode, 'SANDBOX'],
  [OwnPath, '/plans'],
  [Href, '/plans'],
]
