import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { Bundle, BundleId, Teacher, TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { ClassTimings, CourseInfo, SessionInfo } from './course-info.ts'
import { salesErrors as errors } from './errors.ts'
import { LeadToken, LeadValidity, Offer } from './lead.ts'

const byLead = z.object({
  leadId: LeadToken,
  /** Our lead is found by the number that the other sales system gave it: decision P-42. */
  fromSalesForce: QueryFlag.default(false),
  ...answerLanguage,
  ...callerFields,
})
const noOffer = [errors.LEAD_NOT_VALID, errors.LEAD_EXPIRED, errors.LEAD_CLOSED]
const notSold = [
  catalogueErrors.BUNDLE_NOT_FOUND,
  catalogueErrors.LAST_PURCHASE_DATE_IS_OVER,
  catalogueErrors.VALIDITY_IS_OVER,
  planErrors.PLAN_NOT_FOUND,
]
/** Nobody guesses a signature; this keeps them from trying. */
const limit = { calls: 60, perSeconds: 60 }

export const salesApi = {
  isValidUser: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/isValidUser',
    summary: 'Check whether an offer link is valid, and why not',
    access: 'anyone',
    query: z.object({ leadId: LeadToken, fromSalesForce: QueryFlag.default(false), ...callerFields }),
    response: LeadValidity,
    limit,
  }),
  getSalesConfirmationDetails: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/getSalesConfirmationDetails',
    summary: 'Get the offer behind a link: learner, course, adviser, price and end',
    access: 'anyone',
    query: byLead,
    response: Offer,
    errors: [...noOffer, ...notSold],
    limit,
  }),
  getBundleDetails: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/getBundleDetails',
    summary: 'Get the course of an offer link',
    access: 'anyone',
    query: byLead,
    response: Bundle,
    errors: [...noOffer, catalogueErrors.BUNDLE_NOT_FOUND],
    limit,
  }),
  getCourseInfo: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/getCourseInfo',
    summary: 'Get a short description of a course',
    access: 'anyone',
    query: z.object({ entityId: BundleId, ...answerLanguage, ...callerFields }),
    response: CourseInfo,
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  getClassTimings: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/getClassTimings',
    summary: 'Get the weekly classes of a course by batch',
    access: 'anyone',
    query: z.object({ entityId: BundleId, ...answerLanguage, ...callerFields }),
    response: ClassTimings,
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  getCourseWiseSessionInfo: endpoint({
    method: 'GET',
    path: '/salesc/enrollment/getCourseWiseSessionInfo',
    summary: 'Count the classes and tests of a course, or of each enrolled course',
    access: 'anyone', // without a course the answer to a visitor is NOT_LOGGED_IN
    query: z.object({ entityId: BundleId.optional(), ...answerLanguage, ...callerFields }),
    response: SessionInfo,
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  getTeacherInfo: endpoint({
    method: 'POST',
    path: '/salesc/enrollment/getTeacherInfo',
    summary: 'List the teachers of a course, or teachers by id',
    access: 'anyone',
    body: z.object({
      entityId: BundleId.optional(),
      teacherIds: z.array(TeacherId).max(100).optional(),
      ...answerLanguage,
      ...callerFields,
    }),
    listBody: 'teacherIds',
    response: z.array(Teacher),
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  acceptOffer: endpoint({
    method: 'POST',
    path: '/salesc/enrollment/acceptOffer',
    summary: 'Accept an offer as shown, and return the item to pay for',
    access: 'household',
    body: z.object({
      leadId: LeadToken,
      fromSalesForce: z.boolean().default(false),
      /** As they were read: anything else is another offer. */
      price: Paise,
      policyVersion: line(40),
      ...answerLanguage,
      ...callerFields,
    }),
    response: z.object({
      entityId: BundleId,
      subscriptionPlanId: PlanId.nullable(),
      /** Keeps the price at the checkout; null while the course costs no more than was offered. */
      couponCode: z.string().nullable(),
    }),
    errors: [...noOffer, ...notSold, errors.LEAD_FOR_ANOTHER_NUMBER, errors.OFFER_CHANGED],
    limit,
  }),
}
