// Courses led by AI: each in two languages and in tiers, every one of them a bundle that only its own list shows.
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { BundleId, type CourseKind } from '#core/modules/catalogue/catalogue.ts'
import { shownVariant, type VariantName } from '#core/modules/catalogue/variant.ts'
import { AiCourseId } from '#core/modules/listings/listing.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import type { NewAiCourse } from '#server/modules/listings/factory.ts'
import { lessonsOf, historyOf, staffOf, type MadeCourses, type SeedContext } from '../catalogue/courses.ts'
import { makeCurriculum, makeShortCurriculum, SHORT_WEEKS } from '../catalogue/curricula.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { courseTitle, joined, programName, slugOf, type Text } from '../catalogue/program-names.ts'

interface AiLine {
  readonly type: CourseKind
  readonly grade: number
  readonly stream?: Stream
  readonly boards: readonly string[]
  readonly target: string
  readonly languages: readonly Language[]
  readonly tiers: readonly VariantName[]
  readonly label: string
  /** Classes a week, by subject. */
  readonly week: Readonly<Record<string, number>>
  /** The price in CLASSIC, in rupees. */
  readonly classicPrice: number
}

/** A late joiner misses at most so much. */
const OPEN_FOR = 14 * DAY

const national = ['cbse', 'icse', 'maharashtraboard', 'karnatakaboard', 'stateboard', 'igcse', 'ib']
const full = { type: 'FULL', tiers: ['LITE', 'CLASSIC', 'PLUS'] } as const
const school = { ...full, boards: ['cbse', 'stateboard'], target: 'school', label: 'cbse', languages: ['en', 'hi'], week: { maths: 2, science: 1 } } as const // prettier-ignore
const crash = { type: 'CRASH', tiers: ['CLASSIC'], stream: 'SCIENCE', boards: national, classicPrice: 4_000 } as const
const jee = { stream: 'SCIENCE', boards: national, target: 'jeemain', label: 'jeemain', languages: ['en', 'hi-Latn'], week: { physics: 1, chemistry: 1, maths: 1 } } as const // prettier-ignore
const neet = { stream: 'SCIENCE', boards: national, target: 'neetug', label: 'neetug', languages: ['en', 'hi'], week: { physics: 1, chemistry: 1, biology: 1 } } as const // prettier-ignore

const lines: readonly AiLine[] = [
  { ...full, ...jee, grade: 11, classicPrice: 10_000 },
  { ...full, ...jee, grade: 12, classicPrice: 11_000 },
  { ...full, ...neet, grade: 11, classicPrice: 10_000 },
  { ...full, ...neet, grade: 12, classicPrice: 11_000 },
  { ...school, grade: 8, classicPrice: 6_000 },
  { ...school, grade: 9, classicPrice: 7_000 },
  { ...school, grade: 10, classicPrice: 8_000 },
  { ...jee, ...crash, grade: 12 },
  { ...neet, ...crash, grade: 12 },
]

const led: Text = { en: 'AI Live', hi: 'एआई लाइव', ta: 'ஏஐ நேரலை', mr: 'AI लाइव्ह' }
const crashName: Text = { en: 'Crash Course', hi: 'क्रैश कोर्स', ta: 'விரைவுப் பாடநெறி', mr: 'क्रॅश कोर्स' }
const outcomes = {
  FULL: {
    en: 'Lessons led by AI that ask, wait for the child’s answer, and explain again what was not right.',
    hi: 'एआई के पाठ, जो पूछते हैं, बच्चे के उत्तर की प्रतीक्षा करते हैं, और जो ठीक न हो उसे फिर समझाते हैं।',
    ta: 'கேள்வி கேட்டு, குழந்தையின் பதிலுக்குக் காத்திருந்து, தவறானதை மீண்டும் விளக்கும் ஏஐ பாடங்கள்.',
    mr: 'AI शिकवणारे धडे: ते विचारतात, मुलाच्या उत्तरासाठी थांबतात, आणि चुकले ते पुन्हा समजावतात.',
  },
  CRASH: {
    en: 'The first chapters in ten weeks: lessons led by AI that ask, wait for the answer, and explain again.',
    hi: 'पहले अध्याय दस हफ़्तों में: एआई के पाठ, जो पूछते हैं, उत्तर की प्रतीक्षा करते हैं और फिर समझाते हैं।',
    ta: 'முதல் அத்தியாயங்கள் பத்து வாரங்களில்: கேட்டு, பதிலுக்குக் காத்திருந்து, மீண்டும் விளக்கும் ஏஐ பாடங்கள்.',
    mr: 'पहिली प्रकरणे दहा आठवड्यांत: AI शिकवणारे धडे, जे विचारतात, उत्तरासाठी थांबतात आणि पुन्हा समजावतात.',
  },
} satisfies Partial<Record<CourseKind, Text>>

export interface MadeAiCourses extends MadeCourses {
  readonly aiCourses: NewAiCourse[]
}

export function makeAiCourses(making: SeedContext): MadeAiCourses {
  const made = lines.map((line, rank) => makeOne(making, line, rank))
  return {
    aiCourses: made.map(({ course }) => course),
    curricula: made.map(({ curriculum }) => curriculum),
    bundles: made.flatMap(({ bundles }) => bundles),
    batches: made.flatMap(({ batches }) => batches),
    lessons: made.flatMap(({ lessons }) => lessons),
    programs: [],
    plans: [],
  }
}

function makeOne(making: SeedContext, line: AiLine, rank: number) {
  const { newId, random, timetable, session } = making
  const { type, grade, stream = null, label, week, languages, tiers } = line
  const id = newId('cur')
  const curriculum =
    type === 'CRASH'
      ? makeShortCurriculum(id, { syllabus: 'ncert', grade, week, startsAt: session.nextBatchAt })
      : makeCurriculum(id, { syllabus: 'ncert', grade, week }, random)
  const name = joined(led, programName(grade, stream, label), type === 'CRASH' ? crashName : undefined)
  const sold = languages.flatMap((language) => {
    const slots = timetable.weekOf({ grade, language, week })
    return tiers.map((tier) => {
      const bundle = { ...bundleOf(making, line, { name, language, tier }), curriculumId: curriculum.id, staff: staffOf(slots) } // prettier-ignore
      const { id: bundleId, startsAt, endsAt } = bundle
      return { bundle, batch: { id: newId('bat'), bundleId, label: 'main', startsAt, endsAt, language, slots } }
    })
  })
  const bundles = sold.map(({ bundle }) => bundle)
  const course = { id: AiCourseId.parse(newId('aic')), title: name, type, rank, isDemo: true, aioIds: bundles.map(({ id }) => id) } // prettier-ignore
  return {
    course,
    curriculum,
    bundles,
    batches: sold.map(({ batch }) => batch),
    lessons: bundles.flatMap((bundle) => lessonsOf(newId, bundle, curriculum)),
  }
}

interface Edition {
  readonly name: Text
  readonly language: Language
  readonly tier: VariantName
}

function bundleOf({ newId, session }: SeedContext, line: AiLine, { name, language, tier }: Edition): NewBundle {
  const { type, grade, stream = null, boards, target, tiers, classicPrice } = line
  const title = tiers.length > 1 ? courseTitle(name, shownVariant(tier, grade)) : name
  const isCrash = type === 'CRASH'
  const { price, cutPrice: before } = pricesOf(tier, classicPrice)
  const cutPrice = isCrash ? price : before
  const { nextBatchAt } = session
  return {
    id: BundleId.parse(newId('bun')),
    slug: slugOf(title, language),
    title,
    outcome: outcomes[isCrash ? 'CRASH' : 'FULL'],
    price,
    cutPrice,
    grade,
    stream,
    boards,
    target,
    language,
    variantName: isCrash ? null : tier,
    courseKind: type,
    productLabel: type === 'CRASH' ? 'CRASH' : null,
    isEarlyLearning: false,
    startsAt: isCrash ? nextBatchAt : session.startsAt,
    endsAt: isCrash ? later(nextBatchAt, SHORT_WEEKS * 7 * DAY - SECOND) : session.endsAt,
    lastPurchaseAt: isCrash ? later(nextBatchAt, OPEN_FOR - SECOND) : null,
    aslGroup: slugOf(name, language),
    curriculumId: null,
    trials: [],
    status: 'ACTIVE',
    isListed: false,
    isDemo: true,
    staff: [],
    ...historyOf({ price, cutPrice }, session),
  }
}
