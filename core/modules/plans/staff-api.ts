// What staff keep of programs and their plans.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise, QueryFlag, queryInt } from '#core/kernel/schemas.ts'
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

const feature = 'plans'
const Price = Paise.refine((amount) => amount >= 0, 'below nothing')

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
  status: SaleStatus,
}

const plan = {
  programId: line(64),
  bundleId: line(64),
  variantName: VariantName,
  /** 0 is the full course. */
  validMonths: z.int().min(0).max(60),
  title: Localised,
  price: Price,
  cutPrice: Price,
  aioValidTill: Instant.nullable(),
  status: SaleStatus,
}

export const plansStaffApi = {
  staffPrograms: resource({
    name: 'programs',
    feature,
    record: z.object({ id: z.string(), ...program, isDemo: z.boolean() }),
    filter: z.object({
      grade: QueryGrade.optional(),
      target: TargetKey.optional(),
      year: queryInt(2020, 2060).optional(),
      status: SaleStatus.optional(),
      isHidden: QueryFlag.optional(),
    }),
    sort: ['grade', 'rank', 'year', 'status'],
    create: z.object(program),
    update: z.object(program),
    bulk: z.object({ status: SaleStatus.optional(), isHidden: z.boolean().optional() }),
  }),
  /** A new price asks for `plans.approve`: console rules, maker and checker for money. */
  staffPlans: resource({
    name: 'plans',
    feature,
    record: z.object({ id: z.string(), ...plan }),
    filter: z.object({
      programId: line(64).optional(),
      bundleId: line(64).optional(),
      variantName: VariantName.optional(),
      status: SaleStatus.optional(),
    }),
    sort: ['programId', 'variantName', 'validMonths', 'price', 'status'],
    create: z.object(plan),
    update: z.object(plan),
    bulk: z.object({ price: Price.optional(), cutPrice: Price.optional(), status: SaleStatus.optional() }),
  }),
}
