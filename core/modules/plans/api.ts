import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Paise, queryInt, QueryFlag, queryList } from '#core/kernel/schemas.ts'
import { BundleId, CurriculumMap, Teacher, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { answerLanguage, BoardKey, LanguageKey, QueryGrade, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { planErrors as errors } from './errors.ts'
import { Plan, PlanId, PlanMap, ProgramSummary, SubscriptionProgram } from './plan.ts'
import { catalogueTag, plansTag } from '#core/modules/catalogue/cache-tags.ts'

const session = {
  grade: QueryGrade,
  target: TargetKey,
  /** The year of the exam; without it that of the running session. */
  year: queryInt(2000, 2100).optional(),
  board: BoardKey.optional(),
  stream: StreamKey.optional(),
  /** The language of teaching; `lang` is that of the answer. */
  language: LanguageKey.optional(),
}
const version = z.enum(['2.0']).optional()

export const plansApi = {
  getSubscriptionProgram: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/getSubscriptionProgram',
    summary: 'Get the program of a class, target and year, with its plans',
    access: 'anyone',
    query: z.object({
      ...session,
      includeCurriculum: QueryFlag.default(false),
      /** Unlisted programs too: they are reached by a link, not kept secret. */
      displayHidden: QueryFlag.default(false),
      /** Plans without their services. */
      basicSubscriptionProgram: QueryFlag.default(false),
      version,
      ...answerLanguage,
    }),
    response: z.object({
      subscriptionProgram: SubscriptionProgram,
      subscriptionPlanMap: PlanMap,
      fullCourseCurriculumMap: CurriculumMap.optional(),
    }),
    errors: [errors.PROGRAM_NOT_FOUND],
    cachedUntil: [catalogueTag, plansTag],
  }),
  getSubscriptionProgramForGrade: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/getSubscriptionProgramForGrade',
    summary: 'List the programs of a class',
    access: 'anyone',
    query: z.object({ grade: QueryGrade, stream: StreamKey.optional(), ...answerLanguage }),
    response: z.array(ProgramSummary),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getSubscriptionProgramGrades: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/getSubscriptionProgramGrades',
    summary: 'List classes that have a program for some targets',
    access: 'anyone',
    query: z.object({ targets: queryList(TargetKey, 30).default([]) }),
    response: z.array(z.int()),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getSubscriptionNameForGrade: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/getSubscriptionNameForGrade',
    summary: 'List the names of a class’s programs',
    access: 'anyone',
    query: z.object({ grade: QueryGrade, targets: queryList(TargetKey, 30).default([]), ...answerLanguage }),
    response: z.array(z.object({ id: z.string(), name: z.string(), target: z.string() })),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getFullSubscriptionPlan: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/getFullSubscriptionPlan',
    summary: 'Get everything the plans page shows of a program',
    access: 'anyone',
    query: z.object({
      ...session,
      /** The language of teaching that is answered where there is one; the first of all otherwise. */
      prefer: LanguageKey.optional(),
      /** A plan on sale: its program is answered, also when families reach it by its link only. */
      planId: PlanId.optional(),
      displayHidden: QueryFlag.default(false),
      version,
      ...answerLanguage,
    }),
    response: z.object({
      program: ProgramSummary,
      /** Every language that this program is taught in, with the price of each tier's longest plan. */
      languages: z.array(
        z.object({ language: LanguageKey, plans: z.array(z.object({ variantName: VariantName, price: Paise })) }),
      ),
      subscriptionPlanMap: PlanMap,
      /** Variants on sale in the order they are shown: LITE, CLASSIC, PLUS or PRO, PREMIUM. */
      variants: z.array(VariantName),
      /** Selected to start with: decision P-14. */
      defaultVariant: VariantName,
      defaultPlanId: PlanId,
      teachers: z.array(Teacher),
    }),
    errors: [errors.PROGRAM_NOT_FOUND],
    cachedUntil: [catalogueTag, plansTag],
  }),
  getCurriculum: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/curriculum',
    summary: 'Get the curriculum of a course by subject',
    access: 'anyone',
    query: z.object({ bundleId: BundleId, ...answerLanguage }),
    response: z.object({ bundleId: BundleId, fullCourseCurriculumMap: CurriculumMap }),
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
    cachedUntil: [catalogueTag, plansTag],
  }),
  getGradeTargetYearForUser: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/gradeTargetYearForUser',
    summary: 'Get the program the plans page opens with for this learner',
    access: 'household',
    response: z.object({
      grade: z.int(),
      stream: StreamKey.nullable(),
      board: z.string(),
      target: z.string(),
      year: z.int(),
      /** Nothing is known of the learner: decision L-16. */
      isDefault: z.boolean(),
    }),
  }),
  getPlan: endpoint({
    method: 'GET',
    path: '/subscriptionProgram/plans/:planId',
    summary: 'Get a plan with its program and the other plans of its tier',
    access: 'anyone',
    params: z.object({ planId: PlanId }),
    query: z.object(answerLanguage),
    response: z.object({ program: ProgramSummary, plan: Plan, siblings: z.array(Plan) }),
    errors: [errors.PLAN_NOT_FOUND],
    cachedUntil: [catalogueTag, plansTag],
  }),
}
