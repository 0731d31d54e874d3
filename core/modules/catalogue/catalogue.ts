// The courses we teach and sell, as the catalogue's endpoints return them. Names follow commerce spec, section 3.
import { z } from 'zod'
import { id, Instant, inWords, Paise } from '#core/kernel/schemas.ts'
import { GradeNumber, LanguageKey, Spoken, StreamKey } from '#core/taxonomy/schemas.ts'
import { Picture } from '#core/modules/media/picture.ts'
import { BATCH_LABELS } from './batch/batch-label.ts'
import { CONTENT_TYPES } from './lesson-kind.ts'
import { VARIANTS } from './variant.ts'

export const BundleId = id('bun')
export type BundleId = z.infer<typeof BundleId>
export const LessonId = id('les')
export type LessonId = z.infer<typeof LessonId>
export const TeacherId = id('tea')
export type TeacherId = z.infer<typeof TeacherId>

/** A course's readable name in a URL. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')

export const VariantName = z.enum(VARIANTS)
export type VariantName = z.infer<typeof VariantName>

export const EntityType = inWords(z.enum(['OTF_BATCH', 'BATCH_BUNDLE', 'BUNDLE', 'BUNDLE_TRIAL']), {
  OTF_BATCH: 'One live batch',
  BATCH_BUNDLE: 'Package of batches',
  BUNDLE: 'Course',
  BUNDLE_TRIAL: 'Trial of a course',
})
export type EntityType = z.infer<typeof EntityType>

export const CourseKind = z.enum(['FULL', 'CRASH', 'REVISION', 'SPECIAL'])
export type CourseKind = z.infer<typeof CourseKind>
/** A DRAFT is not public. An INACTIVE item is no longer on sale. */
export const SaleStatus = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE'])
export type SaleStatus = z.infer<typeof SaleStatus>

export const Board = z.object({ key: z.string(), name: Spoken })
export const Target = z.object({
  key: z.string(),
  name: Spoken,
  /** JEE, NEET, Foundation …; of a school target, the board's name: commerce spec, section 3 "Target groups". */
  group: z.string(),
})

export const GradeChoice = z.object({
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  /** "11-science": what a URL and a form carry, see grade-key.ts. */
  key: z.string(),
  name: Spoken,
  boards: z.array(Board),
})

export const Teacher = z.object({
  id: TeacherId,
  name: z.string(),
  /** From the course subject list that holds the teacher: learning spec, section 3. */
  subject: z.string(),
  subjects: z.array(z.string()),
  qualification: z.string(),
  experienceYears: z.int(),
  languages: z.array(LanguageKey),
  about: Spoken,
  picture: Picture.nullable(),
})
export type Teacher = z.infer<typeof Teacher>

export const TrialId = id('trl')

export const TrialData = z.object({
  id: z.string(),
  trialAmount: Paise,
  trialAllowedDays: z.int(),
  cutPrice: Paise,
})

/** One weekly class of a batch. */
export const ClassSlot = z.object({
  /** 0 is Sunday. */
  weekday: z.int(),
  startMinutes: z.int(),
  lengthMinutes: z.int(),
  /** The same in every language: "social-studies". */
  subjectKey: z.string(),
  subject: z.string(),
  teacherId: TeacherId,
  teacherName: z.string(),
})

export const Batch = z.object({
  id: z.string(),
  label: z.enum(BATCH_LABELS),
  startsAt: Instant,
  endsAt: Instant,
  language: LanguageKey,
  /** The price of this batch by itself; null where only the whole course is sold. */
  price: Paise.nullable(),
  timetable: z.array(ClassSlot),
})

/** The lessons of a course, under the names of the specification. */
export const Content = z.object({
  id: z.string(),
  type: z.enum(CONTENT_TYPES),
  title: z.string(),
  subject: z.string(),
  isFree: z.boolean(),
})

/** Product lines that a course may be sold under: commerce spec, section 9. */
export const PRODUCT_LABELS = ['CRASH', 'DHRUVA', 'THERI', 'RECORDED', 'DRONA', 'ARJUNA'] as const
export const ProductLabel = z.enum(PRODUCT_LABELS)
export type ProductLabel = z.infer<typeof ProductLabel>

export const Chapter = z.object({
  chapter: z.string(),
  /** 1 is the course's first month. */
  month: z.int(),
  classes: z.int(),
  /** The tests in its lessons. A course has tests of several chapters too. */
  tests: z.int(),
  /** Its recorded classes, films and notes that are in the course now. */
  recordings: z.int(),
  films: z.int(),
  notes: z.int(),
})
/** The chapters of a course by the name of their subject. */
export const CurriculumMap = z.record(z.string(), z.array(Chapter))
export type CurriculumMap = z.infer<typeof CurriculumMap>

export const Bundle = z.object({
  id: BundleId,
  slug: z.string(),
  title: Spoken,
  outcome: Spoken,
  picture: Picture.nullable(),
  price: Paise,
  cutPrice: Paise,
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  board: z.string(),
  /** All that it serves, its own first. */
  boards: z.array(z.string()),
  target: z.string(),
  language: LanguageKey,
  variantName: VariantName.nullable(),
  courseKind: CourseKind,
  productLabel: ProductLabel.nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** After this moment nobody may buy it: LAST_PURCHASE_DATE_IS_OVER. */
  lastPurchaseAt: Instant.nullable(),
  trialData: z.array(TrialData),
  subjects: z.array(z.string()),
  teachers: z.array(Teacher),
  teacherIds: z.array(TeacherId),
  batches: z.array(Batch),
  contents: z.array(Content),
})
export type Bundle = z.infer<typeof Bundle>

/** A course by itself, with what lists of courses leave out: learning spec, section 3 "Course". */
export const BundleWithCurriculum = Bundle.extend({
  curriculum: CurriculumMap,
  /** How many tests come with it, open now or later. */
  tests: z.int(),
})
export type BundleWithCurriculum = z.infer<typeof BundleWithCurriculum>

export const CourseCard = z.object({
  bundleId: BundleId,
  slug: z.string(),
  title: Spoken,
  language: LanguageKey,
  variantName: VariantName.nullable(),
  courseKind: CourseKind,
  startsAt: Instant,
  endsAt: Instant,
  /** Days and hour of the first batch, as numbers: the screen words them. */
  weekdays: z.array(z.int()),
  startMinutes: z.int().nullable(),
  teacherNames: z.array(z.string()),
  /** The first teachers who have one. */
  portraits: z.array(Picture),
  picture: Picture.nullable(),
  price: Paise,
  cutPrice: Paise,
})
export type CourseCard = z.infer<typeof CourseCard>

/** A course in one language with all its tiers, the cheapest first: one line of a list. */
export const CourseGroup = CourseCard.omit({ bundleId: true, slug: true, variantName: true, cutPrice: true }).extend({
  /** The words that the titles of all tiers begin with. */
  title: Spoken,
  /** `price` is the price of the cheapest. */
  tiers: z.array(CourseCard.pick({ bundleId: true, slug: true, variantName: true, price: true, cutPrice: true })),
})
export type CourseGroup = z.infer<typeof CourseGroup>

/** A section of the header, to three levels. Only ACTIVE ones are answered, by rank, then heading: decision L-54. */
const menuFields = {
  key: z.string(),
  heading: Spoken,
  subHeading: Spoken.nullable(),
  iconUrl: z.string().nullable(),
  redirectionUrl: z.string().nullable(),
  rank: z.int(),
  level: z.int(),
  /** How many columns its children take on a wide screen, 1 to 4: decision L-55. */
  grid: z.int(),
  description: Spoken.nullable(),
  entityState: z.literal('ACTIVE'),
  isTopCourse: z.boolean(),
}
const MenuLeaf = z.object(menuFields)
const MenuBranch = MenuLeaf.extend({ children: z.array(MenuLeaf) })
export const MenuEntry = MenuLeaf.extend({ children: z.array(MenuBranch) })
export type MenuEntry = z.infer<typeof MenuEntry>

export const School = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  stateCode: z.string(),
  pinCode: z.string(),
  board: z.string(),
})
export type School = z.infer<typeof School>
