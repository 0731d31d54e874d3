// Programs with their courses, batches and plans, made from the lines of programs.ts.
import { rupees, type Paise } from '#core/kernel/money.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { shownVariant, type VariantName } from '#core/modules/catalogue/variant.ts'
import { PlanId, ProgramId } from '#core/modules/plans/plan.ts'
import { planTitle } from '#core/modules/plans/plan-title.ts'
import { fullPriceProblem } from '#core/modules/plans/full-price.ts'
import type { NewBatch, NewBundle, NewCurriculum, NewLesson } from '#server/modules/catalogue/factory.ts'
import { includedServices, type NewPlan, type NewProgram } from '#server/modules/plans/factory.ts'
import { makeCurriculum } from './curricula.ts'
import { pricesOf, type CoursePrices } from './prices.ts'
import { courseTitle, outcomeOf, programName, slugOf, type Text } from './program-names.ts'
import type { ProgramLine } from './programs.ts'
import type { Random } from '../random.ts'
import type { Session } from '../session.ts'
import type { createTimetable } from '../learning/timetable.ts'

export interface SeedContext {
  readonly newId: (kind: string) => string
  readonly random: Random
  readonly session: Session
  readonly timetable: ReturnType<typeof createTimetable>
  /** The year that a class's programs carry. */
  readonly yearOf: (grade: number) => number
}

export interface MadeCourses {
  readonly curricula: NewCurriculum[]
  readonly bundles: NewBundle[]
  readonly batches: NewBatch[]
  readonly lessons: NewLesson[]
  readonly programs: NewProgram[]
  readonly plans: NewPlan[]
}

/** Each tier learns in a batch of its own name; decision L-80 has the names. */
const batchLabels = { LITE: 'lite', CLASSIC: 'classic', PLUS: 'main', PRO: 'main', PREMIUM: '1' } satisfies Record<
  VariantName,
  string
>
/** A Premium batch is small. */
const PREMIUM_SEATS = 30
const TRIAL = { trialAmount: rupees(99), trialAllowedDays: 15, cutPrice: rupees(99) }

/** One class's program of a line, and everything that is sold and taught in it. `rank` orders programs among themselves. */
export function makeProgram(making: SeedContext, line: ProgramLine, grade: number, rank: number): MadeCourses {
  const { newId, session, timetable, random } = making
  const { stream = null, boards, target, language, tiers, week, syllabus, label } = line
  const name = programName(grade, stream, label)
  const program: NewProgram = {
    id: ProgramId.parse(newId('prg')),
    name,
    grade,
    stream,
    boards,
    target,
    year: making.yearOf(grade),
    language,
    rank,
    isHidden: false,
    status: 'ACTIVE',
    isDemo: true,
  }
  const curriculum = makeCurriculum(newId('cur'), { syllabus, grade, week }, random)
  const slots = timetable.weekOf({ grade, language, week })
  const made = tiers.map((tier) => {
    const prices = pricesOf(tier, line.classicPrice)
    const bundle = tierOf({ making, name, program, curriculum, slots }, tier, prices)
    return {
      bundle,
      batch: batchOf(newId, bundle, slots, rank),
      plans: plansOf(making, program, bundle, prices),
    }
  })
  const bundles = made.map(({ bundle }) => bundle)
  return {
    curricula: [curriculum],
    bundles,
    batches: [...made.map(({ batch }) => batch), ...laterBatches(making, line, bundles, session)],
    lessons: bundles.flatMap((bundle) => lessonsOf(newId, bundle, curriculum)),
    programs: [program],
    plans: made.flatMap(({ plans }) => plans),
  }
}

interface CourseSeed {
  readonly making: SeedContext
  readonly name: Text
  readonly program: NewProgram
  readonly curriculum: NewCurriculum
  readonly slots: NewBatch['slots']
}

function tierOf(
  { making, name, program, curriculum, slots }: CourseSeed,
  tier: VariantName,
  prices: CoursePrices,
): NewBundle {
  const { newId, session } = making
  const { grade, stream, boards, target, language } = program
  const title = courseTitle(name, shownVariant(tier, grade))
  return {
    id: BundleId.parse(newId('bun')),
    slug: slugOf(title, language),
    title,
    outcome: outcomeOf(grade, target),
    price: prices.price,
    cutPrice: prices.cutPrice,
    grade,
    stream,
    boards,
    target,
    language,
    variantName: tier,
    courseKind: 'FULL',
    productLabel: null,
    isEarlyLearning: grade <= 2,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    lastPurchaseAt: null,
    aslGroup: slugOf(name, language),
    curriculumId: curriculum.id,
    trials: tier === 'PLUS' ? [{ id: newId('trl'), ...TRIAL }] : [],
    status: 'ACTIVE',
    isListed: true,
    isDemo: true,
    staff: staffOf(slots),
    ...historyOf(prices, session),
  }
}

/** The struck price was charged in the three months before the session: decision P-10. */
export function historyOf({ price, cutPrice }: { readonly price: Paise; readonly cutPrice: Paise }, session: Session) {
  if (cutPrice === price) return { pricedAt: session.sellsFrom, before: null }
  return { pricedAt: session.startsAt, before: { price: cutPrice, from: session.sellsFrom } }
}

export function staffOf(slots: NewBatch['slots']): NewBundle['staff'] {
  const pairs = new Map(slots.map(({ subject, teacherId }) => [`${subject} ${teacherId}`, { subject, teacherId }]))
  return [...pairs.values()]
}

/** Every third class of the main batch is open to everybody, different ones in each program. */
function batchOf(newId: SeedContext['newId'], bundle: NewBundle, slots: NewBatch['slots'], rank: number): NewBatch {
  const label = batchLabels[bundle.variantName ?? 'PLUS']
  const { id: bundleId, startsAt, endsAt, language } = bundle
  return {
    id: newId('bat'),
    bundleId,
    label,
    startsAt,
    endsAt,
    language,
    ...(bundle.variantName === 'PREMIUM' && { seats: PREMIUM_SEATS }),
    slots: slots.map((slot, i) => ({ ...slot, isFree: label === 'main' && (i + rank) % 3 === 0 })),
  }
}

/** Entrance exams taught in English or Hindi begin a second batch while there is time. */
function laterBatches(
  making: SeedContext,
  line: ProgramLine,
  bundles: readonly NewBundle[],
  session: Session,
): NewBatch[] {
  const bundle = bundles.find(({ variantName }) => variantName === 'PLUS')
  const isOpened = ['en', 'hi'].includes(line.language) && ['jeemain', 'neetug'].includes(line.target)
  if (!bundle || !isOpened || session.nextBatchAt >= session.endsAt) return []
  const slots = making.timetable.weekOf({ grade: bundle.grade, language: line.language, week: line.week })
  const { id: bundleId, endsAt, language } = bundle
  return [
    {
      id: making.newId('bat'),
      bundleId,
      label: '2',
      startsAt: session.nextBatchAt,
      endsAt,
      language,
      seats: 60,
      slots,
    },
  ]
}

function plansOf(
  { newId, session }: SeedContext,
  program: NewProgram,
  bundle: NewBundle,
  prices: CoursePrices,
): NewPlan[] {
  const variantName = bundle.variantName ?? 'PLUS'
  const shown = shownVariant(variantName, program.grade)
  const services = includedServices(variantName)
  const plan = { programId: program.id, bundleId: bundle.id, variantName, services, status: 'ACTIVE' as const }
  const month = { price: prices.oneMonth, cutPrice: prices.oneMonth }
  return [
    {
      ...plan,
      id: PlanId.parse(newId('pln')),
      validMonths: 0,
      title: planTitle(shown, 0),
      price: prices.price,
      cutPrice: prices.cutPrice,
      aioValidTill: session.openTill,
      priceReason: reasonOf(prices, session),
      ...historyOf(prices, session),
    },
    {
      ...plan,
      ...month,
      id: PlanId.parse(newId('pln')),
      validMonths: 1,
      title: planTitle(shown, 1),
      aioValidTill: null,
      ...historyOf(month, session),
    },
  ]
}

interface LessonWords {
  readonly film: string
  readonly live: string
  readonly notes: string
  readonly test: string
}

/** Follow the chapter in the titles of lessons. A lesson has one title, in the language it is taught in. */
const lessonWords: { readonly en: LessonWords } & { readonly [L in Language]?: LessonWords } = {
  en: { film: ' in short', live: ': live classes', notes: ': notes', test: ': chapter test' },
  hi: { film: ': संक्षेप में', live: ': लाइव कक्षाएँ', notes: ': नोट्स', test: ': अध्याय का टेस्ट' },
  ta: { film: ': சுருக்கமாக', live: ': நேரலை வகுப்புகள்', notes: ': குறிப்புகள்', test: ': அத்தியாயத் தேர்வு' },
  mr: { film: ': थोडक्यात', live: ': लाइव्ह वर्ग', notes: ': नोट्स', test: ': प्रकरण चाचणी' },
}

/** Late in the session the full course costs more than its last months. */
function reasonOf({ price, oneMonth }: CoursePrices, session: Session): Text | null {
  const plans = [
    { validMonths: 0, price, priceReason: null },
    { validMonths: 1, price: oneMonth, priceReason: null },
  ]
  return fullPriceProblem(plans, session, session.loadedAt) === undefined ? null : EARLIER_MONTHS
}

const EARLIER_MONTHS: Text = {
  en: 'Everything in the course from earlier months is included.',
  hi: 'पिछले महीनों का जो कुछ कोर्स में है, वह सब इसमें शामिल है।',
  ta: 'முந்தைய மாதங்களிலிருந்து பாடநெறியில் உள்ள அனைத்தும் இதில் அடங்கும்.',
  mr: 'आधीच्या महिन्यांचे अभ्यासक्रमात जे आहे ते सर्व यात मिळते.',
}

/** Live classes, a film, notes and a test for the first chapter of each subject; the first film is free. */
export function lessonsOf(newId: SeedContext['newId'], bundle: NewBundle, { chapters }: NewCurriculum): NewLesson[] {
  const items = Object.entries(chapters).flatMap(([subject, [first]]) => {
    const name = first?.chapter ?? { en: subject }
    const words = lessonWords[bundle.language] ?? lessonWords.en
    const titleOf = (word: string) => `${inLanguage(name, bundle.language).text}${word}`
    const chapter = name.en
    return [
      { kind: 'FILM' as const, title: titleOf(words.film), subject, chapter },
      { kind: 'LIVE' as const, title: titleOf(words.live), subject, chapter },
      { kind: 'NOTES' as const, title: titleOf(words.notes), subject, chapter },
      { kind: 'TEST' as const, title: titleOf(words.test), subject, chapter },
    ]
  })
  const of = { bundleId: bundle.id, contentId: null }
  return items.map((item, i) => ({ ...item, ...of, id: newId('les'), isFree: i === 0, position: i + 1 }))
}
