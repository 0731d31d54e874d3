// Programs and their plans, as staff edit them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { publicationFields, publishedResource } from '#core/kernel/resource/publication.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { Amount, Href, Instant, line, Paise, QueryFlag, queryInt, StaffRef } from '#core/kernel/schemas.ts'
import { SaleStatus, VariantName } from '#core/modules/catalogue/catalogue.ts'
import {
  BoardKey,
  GradeNumber,
  LanguageKey,
  Localised,
  QueryGrade,
  StreamKey,
  TargetKey,
} from '#core/taxonomy/schemas.ts'
import { planErrors as errors } from './errors.ts'
import { SERVICES } from './service-inclusion.ts'

const feature = 'plans'

const program = {
  name: Localised,
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  boards: z.array(BoardKey).min(1).max(10),
  target: TargetKey,
  year: z.int().min(2020).max(2060),
  language: LanguageKey,
  rank: z.int().min(0).max(10_000),
  isHidden: z.boolean(),
}

/** Takes items off sale at once, or puts them on sale again. An unpublished item is neither. */
const OnSale = z.object({ status: z.enum(['ACTIVE', 'INACTIVE']).optional() })

const plan = {
  programId: line(64),
  bundleId: line(64),
  variantName: VariantName,
  /** 0 is the full course. */
  validMonths: z.int().min(0).max(60),
  title: Localised,
  price: Amount,
  cutPrice: Amount,
  aioValidTill: Instant.nullable(),
  /** Why the full course costs more than its last months; shown next to the price. */
  priceReason: Localised.nullable().default(null),
  /** The included services. A service with a count stays as it is. */
  services: z.array(z.enum(SERVICES)).max(SERVICES.length),
}

const published = { id: z.string(), status: SaleStatus, ...publicationFields }
const ProgramRecord = z.object({ ...published, ...program, isDemo: z.boolean() })
const PlanRecord = z.object({ ...published, ...plan, services: z.array(z.string()) })

const service = {
  position: z.int().min(1).max(100),
  name: Localised,
  /** Its meaning, in one line. */
  explanation: Localised,
  /** Where a LITE plan's families are led to. */
  url: Href.nullable(),
}

const sessionYear = { grade: GradeNumber, startsAt: Instant, year: program.year }

const planRule = {
  /** The plans page begins with the first of these tiers that has a full course: decision P-14. */
  variantPriority: z
    .array(VariantName)
    .min(1)
    .refine((tiers) => new Set(tiers).size === tiers.length, 'Name each tier once.'),
}

/** One cell of a program's matrix: a tier for so many months. */
const cell = { variantName: VariantName, validMonths: plan.validMonths }
const MAX_CELLS = 100

export const plansStaffApi = {
  staffPrograms: publishedResource({
    isFirstByTwo: true,
    notReady: [errors.FULL_PRICES_DIFFER],
    name: 'programs',
    feature,
    record: ProgramRecord,
    filter: z.object({
      grade: QueryGrade.optional(),
      target: TargetKey.optional(),
      year: queryInt(2020, 2060).optional(),
      status: SaleStatus.optional(),
      isHidden: QueryFlag.optional(),
      hasDraft: QueryFlag.optional(),
    }),
    sort: ['grade', 'rank', 'year', 'status'],
    create: z.object(program),
    update: z.object(program),
    bulk: OnSale,
    errors: [errors.FULL_PRICES_DIFFER],
  }),
  staffPlans: publishedResource({
    isFirstByTwo: true,
    notReady: [errors.COURSE_NOT_ON_SALE, errors.FULL_PRICE_TOO_HIGH, errors.FULL_PRICES_DIFFER],
    name: 'plans',
    feature,
    record: PlanRecord,
    filter: z.object({
      programId: line(64).optional(),
      bundleId: line(64).optional(),
      variantName: VariantName.optional(),
      status: SaleStatus.optional(),
      hasDraft: QueryFlag.optional(),
    }),
    sort: ['programId', 'variantName', 'validMonths', 'price', 'status'],
    create: z.object(plan),
    update: z.object(plan),
    bulk: OnSale,
    errors: [errors.NO_SUCH_COURSE, errors.FULL_PRICES_DIFFER],
  }),
  /** The services that plans may include, in the order they are listed. The product fixes the set. */
  staffServices: resource({
    name: 'services',
    feature,
    record: z.object({ id: z.string(), key: z.string(), ...service }),
    sort: ['position', 'key'],
    update: z.object(service),
  }),
  /** One row: the rules of the plans page. */
  staffPlanRules: resource({
    name: 'plan-rules',
    feature,
    record: z.object({ id: z.string(), ...planRule }),
    sort: ['variantPriority'],
    update: z.object(planRule),
  }),
  /** Which year a class's programs carry from a moment on: decision L-82. */
  staffSessionYears: resource({
    name: 'session-years',
    feature,
    record: z.object({ id: z.string(), ...sessionYear }),
    filter: z.object({ grade: QueryGrade.optional() }),
    sort: ['startsAt', 'grade'],
    newestFirst: true,
    create: z.object(sessionYear),
    update: z.object({ year: sessionYear.year }),
  }),
  staffPlanActions: {
    savePlanMatrix: endpoint({
      method: 'POST',
      path: '/staff/programs/:id/plan-matrix',
      summary: 'Staff: update many plans of a program by tier and months (all or none)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64).min(1) }),
      body: z.object({
        cells: z
          .array(
            z.object({
              ...cell,
              bundleId: plan.bundleId,
              price: Amount,
              cutPrice: Amount,
              /** The version of the plan that was read; null for a new plan. */
              version: Version.nullable(),
            }),
          )
          .min(1)
          .max(MAX_CELLS),
        reason: Reason.optional(),
      }),
      response: z.object({
        saved: z.int(),
        errors: z.array(z.object({ variantName: z.string(), validMonths: z.int(), message: z.string() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    getProgramSale: endpoint({
      method: 'GET',
      path: '/staff/programs/:id/sale',
      summary: 'Staff: get the link of a program, what it lacks on sale, and who may publish it',
      access: `staff:${feature}.view`,
      params: z.object({ id: line(64).min(1) }),
      response: z.object({
        /** The page that shows this program, listed or not; null while none of its plans is on sale. */
        path: z.string().nullable(),
        lacks: z.array(z.string()),
        /** The members who may publish everything that waits. */
        publishers: z.array(z.string()),
        /** The program itself and its plans that wait, with who wrote them and the price that families pay now. */
        waiting: z.array(z.object({ id: z.string(), writtenBy: z.array(StaffRef), livePrice: Paise.nullable() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    publishProgram: endpoint({
      method: 'POST',
      path: '/staff/programs/:id/publish-all',
      summary: 'Staff: publish a program with its plans (all or none; optimistic locking through `version`)',
      access: `staff:${feature}.approve`,
      params: z.object({ id: line(64).min(1) }),
      body: z.object({
        /** The versions to publish, by id: of the program itself and of its plans. */
        versions: z
          .record(line(64), Version)
          .refine((versions) => Object.keys(versions).length <= MAX_CELLS, 'Change fewer at once.'),
        reason: Reason.optional(),
      }),
      response: z.object({ published: z.int() }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        resourceErrors.STALE_VERSION,
        resourceErrors.NOTHING_TO_PUBLISH,
        resourceErrors.NEEDS_SECOND_PERSON,
        resourceErrors.INVITED_BY_ASKER,
        errors.COURSE_NOT_ON_SALE,
        errors.FULL_PRICE_TOO_HIGH,
        errors.FULL_PRICES_DIFFER,
        resourceErrors.FIRST_NEEDS_SECOND_PERSON,
      ],
    }),
  },
}
