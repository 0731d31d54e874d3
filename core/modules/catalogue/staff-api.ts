// What staff keep of the catalogue: boards, targets, grades, subjects, teachers, schools, courses, the header's menu.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { GstState, PinCode } from '#core/modules/accounts/account.ts'
import {
  BoardKey,
  GradeNumber,
  LanguageKey,
  Localised,
  QueryGrade,
  StreamKey,
  TargetKey,
} from '#core/taxonomy/schemas.ts'
import { CourseKind, SaleStatus, Slug, VariantName } from './catalogue.ts'

const feature = 'catalogue'
const rank = z.int().min(0).max(10_000)
const Key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and dashes')
  .max(40)
const Price = Paise.refine((amount) => amount >= 0, 'below nothing')

const board = { name: Localised, rank }

const target = {
  name: Localised,
  /** Null: the group is the learner's board. */
  targetGroup: line(40).nullable(),
  /** A LEGACY target is no longer offered; its pages lead to the successor: decision L-15. */
  status: z.enum(['ACTIVE', 'LEGACY']),
  successor: z.string().max(40).nullable(),
  rank,
}

const grade = { name: Localised, isInPicker: z.boolean() }

const subject = { name: Localised, state: z.enum(['VISIBLE', 'HIDDEN']), rank }

const teacher = {
  name: line(80).min(1),
  /** The main one first. */
  subjects: z.array(line(40)).min(1).max(10),
  qualification: line(200).min(1),
  experienceYears: z.int().min(0).max(60),
  languages: z.array(LanguageKey).min(1).max(8),
  about: Localised,
}

const school = { name: line(200).min(2), city: line(80).min(1), stateCode: GstState, pinCode: PinCode, board: BoardKey }

const course = {
  slug: Slug,
  title: Localised,
  outcome: Localised,
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  /** All that it serves, its own first. */
  boards: z.array(BoardKey).min(1).max(10),
  target: TargetKey,
  language: LanguageKey,
  variantName: VariantName.nullable(),
  courseKind: CourseKind,
  isEarlyLearning: z.boolean(),
  price: Price,
  cutPrice: Price,
  startsAt: Instant,
  endsAt: Instant,
  lastPurchaseAt: Instant.nullable(),
  aslGroup: line(40).nullable(),
  status: SaleStatus,
  isListed: z.boolean(),
}

const Href = z
  .string()
  .max(500)
  .regex(/^(\/([^/]|$)|https:\/\/)/, 'a path of ours or an https address')
const menuEntry = {
  parentKey: Key.nullable(),
  heading: Localised,
  subHeading: Localised.nullable(),
  iconUrl: Href.nullable(),
  redirectionUrl: Href.nullable(),
  rank,
  grid: z.int().min(1).max(4),
  description: Localised.nullable(),
  entityState: z.enum(['ACTIVE', 'INACTIVE', 'DRAFT']),
  isTopCourse: z.boolean(),
}

const keyed = { id: z.string(), key: z.string() }

export const catalogueStaffApi = {
  staffBoards: resource({
    name: 'boards',
    feature,
    record: z.object({ ...keyed, ...board }),
    sort: ['rank', 'key'],
    create: z.object({ key: Key, ...board }),
    update: z.object(board),
  }),
  staffTargets: resource({
    name: 'targets',
    feature,
    record: z.object({ ...keyed, ...target }),
    filter: z.object({ status: z.enum(['ACTIVE', 'LEGACY']).optional() }),
    sort: ['rank', 'key', 'status'],
    create: z.object({ key: Key, ...target }),
    update: z.object(target),
  }),
  staffGrades: resource({
    name: 'grades',
    feature,
    record: z.object({ ...keyed, grade: z.int(), stream: StreamKey.nullable(), ...grade }),
    sort: ['grade', 'key'],
    update: z.object(grade),
  }),
  staffSubjects: resource({
    name: 'subjects',
    feature,
    record: z.object({ ...keyed, ...subject }),
    filter: z.object({ state: subject.state.optional() }),
    sort: ['rank', 'key', 'state'],
    create: z.object({ key: Key, ...subject }),
    update: z.object(subject),
  }),
  staffTeachers: resource({
    name: 'teachers',
    feature,
    record: z.object({ id: z.string(), ...teacher, isDemo: z.boolean() }),
    filter: z.object({ subject: line(40).optional(), language: LanguageKey.optional(), isDemo: QueryFlag.optional() }),
    sort: ['name', 'experienceYears'],
    create: z.object(teacher),
    update: z.object(teacher),
  }),
  staffSchools: resource({
    name: 'schools',
    feature,
    record: z.object({ id: z.string(), ...school, stateCode: z.string(), isDemo: z.boolean() }),
    filter: z.object({ board: BoardKey.optional(), stateCode: GstState.optional() }),
    sort: ['name', 'city', 'board'],
    import: true,
    create: z.object(school),
    update: z.object(school),
  }),
  staffCourses: resource({
    name: 'courses',
    feature,
    record: z.object({ id: z.string(), ...course, isDemo: z.boolean() }),
    filter: z.object({
      grade: QueryGrade.optional(),
      target: TargetKey.optional(),
      status: SaleStatus.optional(),
      language: LanguageKey.optional(),
      isListed: QueryFlag.optional(),
    }),
    sort: ['grade', 'slug', 'price', 'startsAt', 'status'],
    create: z.object(course),
    update: z.object(course),
    bulk: z.object({ status: SaleStatus.optional(), isListed: z.boolean().optional() }),
  }),
  staffMenu: resource({
    name: 'menu',
    feature: 'content',
    record: z.object({ ...keyed, ...menuEntry }),
    filter: z.object({ parentKey: Key.optional(), entityState: menuEntry.entityState.optional() }),
    sort: ['rank', 'key'],
    create: z.object({ key: Key, ...menuEntry }),
    update: z.object(menuEntry),
  }),
}
