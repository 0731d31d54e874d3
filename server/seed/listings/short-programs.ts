// Short programmes: the courses of short-courses.ts, and, only on this shelf, courses of one topic and one-to-one
// tuition.
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { Format } from '#core/modules/listings/shelf.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NewBatch, NewBundle } from '#server/modules/catalogue/factory.ts'
import type { NewShortProgram } from '#server/modules/listings/factory.ts'
import { historyOf, staffOf, type MadeCourses, type SeedContext } from '../catalogue/courses.ts'
import { joined, programName, slugOf, type Text } from '../catalogue/program-names.ts'

interface Line {
  readonly format: Exclude<Format, 'SHORT_TERM'>
  readonly grade: number
  readonly stream?: Stream
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  readonly subject: string
  readonly name: Text
  readonly weeks: number
  /** Classes a week. */
  readonly times: number
  /** In rupees. */
  readonly price: number
  readonly isFeatured?: boolean
}

const national = ['cbse', 'icse', 'maharashtraboard', 'karnatakaboard', 'stateboard', 'igcse', 'ib']
const topic = { format: 'TOPIC_SPECIFIC', boards: national, target: 'school', language: 'en', weeks: 4, times: 2, price: 1_499 } as const // prettier-ignore
const tuition = { format: 'ONE_TO_ONE', boards: national, target: 'school', language: 'en', weeks: 6, times: 2, price: 8_999 } as const // prettier-ignore
const science = { stream: 'SCIENCE', price: 1_999 } as const

const lines: readonly Line[] = [
  { ...topic, grade: 6, subject: 'english', name: { en: 'Writing Letters and Stories', hi: 'पत्र और कहानी लेखन', ta: 'கடிதமும் கதையும் எழுதுதல்', mr: 'पत्रे आणि गोष्टी लिहिणे' } },
  { ...topic, grade: 7, subject: 'maths', name: { en: 'Fractions and Decimals', hi: 'भिन्न और दशमलव', ta: 'பின்னங்களும் தசமங்களும்', mr: 'अपूर्णांक आणि दशांश' } },
  { ...topic, grade: 8, subject: 'maths', name: { en: 'Algebra from the Start', hi: 'बीजगणित शुरू से', ta: 'தொடக்கத்திலிருந்து இயற்கணிதம்', mr: 'बीजगणित सुरुवातीपासून' } },
  { ...topic, grade: 9, subject: 'maths', name: { en: 'Geometry Proofs', hi: 'ज्यामिति की उपपत्तियाँ', ta: 'வடிவியல் நிரூபணங்கள்', mr: 'भूमितीतील सिद्धता' } },
  { ...topic, grade: 10, subject: 'maths', isFeatured: true, name: { en: 'Trigonometry', hi: 'त्रिकोणमिति', ta: 'முக்கோணவியல்', mr: 'त्रिकोणमिती' } },
  { ...topic, grade: 10, subject: 'maths', language: 'hi', name: { en: 'Trigonometry', hi: 'त्रिकोणमिति', ta: 'முக்கோணவியல்', mr: 'त्रिकोणमिती' } },
  { ...topic, grade: 10, subject: 'science', name: { en: 'Electricity and Light', hi: 'विद्युत और प्रकाश', ta: 'மின்சாரமும் ஒளியும்', mr: 'वीज आणि प्रकाश' } },
  { ...topic, ...science, grade: 11, subject: 'physics', target: 'jeemain', isFeatured: true, name: { en: 'Mechanics', hi: 'यांत्रिकी', ta: 'இயக்கவியல்', mr: 'यामिकी' } },
  { ...topic, ...science, grade: 11, subject: 'chemistry', target: 'jeemain', name: { en: 'Mole Concept', hi: 'मोल संकल्पना', ta: 'மோல் கருத்து', mr: 'मोल संकल्पना' } },
  { ...topic, ...science, grade: 12, subject: 'physics', target: 'jeemain', name: { en: 'Electrostatics', hi: 'स्थिरवैद्युतिकी', ta: 'நிலைமின்னியல்', mr: 'स्थिर विद्युतशास्त्र' } },
  { ...topic, ...science, grade: 12, subject: 'maths', target: 'jeemain', name: { en: 'Integration', hi: 'समाकलन', ta: 'தொகையீடு', mr: 'संकलन' } },
  { ...topic, ...science, grade: 12, subject: 'biology', target: 'neetug', isFeatured: true, name: { en: 'Genetics', hi: 'आनुवंशिकी', ta: 'மரபியல்', mr: 'आनुवंशिकी' } },
  ...[7, 8, 9, 10].map((grade): Line => ({ ...tuition, grade, subject: 'maths', isFeatured: grade === 9, name: { en: 'One-to-one Maths', hi: 'वन-टू-वन गणित', ta: 'தனிநபர் கணிதம்', mr: 'एकास एक गणित' } })),
  { ...tuition, grade: 11, stream: 'SCIENCE', target: 'jeemain', subject: 'physics', price: 11_999, name: { en: 'One-to-one Physics', hi: 'वन-टू-वन भौतिकी', ta: 'தனிநபர் இயற்பியல்', mr: 'एकास एक भौतिकशास्त्र' } },
  { ...tuition, grade: 12, stream: 'SCIENCE', target: 'neetug', subject: 'biology', price: 11_999, name: { en: 'One-to-one Biology', hi: 'वन-टू-वन जीव विज्ञान', ta: 'தனிநபர் உயிரியல்', mr: 'एकास एक जीवशास्त्र' } },
] // prettier-ignore

const outcomes: Readonly<Record<Line['format'], Text>> = {
  TOPIC_SPECIFIC: {
    en: 'One topic, from the first idea to the hardest question, in four weeks.',
    hi: 'एक विषय, पहले विचार से सबसे कठिन सवाल तक, चार हफ़्तों में।',
    ta: 'ஒரே தலைப்பு: முதல் கருத்திலிருந்து கடினமான கேள்வி வரை, நான்கு வாரங்களில்.',
    mr: 'एक विषय, पहिल्या कल्पनेपासून सर्वात अवघड प्रश्नापर्यंत, चार आठवड्यांत.',
  },
  ONE_TO_ONE: {
    en: 'One teacher, one child, twelve classes at the hours you choose.',
    hi: 'एक शिक्षक, एक बच्चा, बारह कक्षाएँ, आपके चुने हुए समय पर।',
    ta: 'ஒரு ஆசிரியர், ஒரு குழந்தை, பன்னிரண்டு வகுப்புகள்; நீங்கள் தேர்ந்தெடுக்கும் நேரத்தில்.',
    mr: 'एक शिक्षक, एक मूल, तुम्ही निवडलेल्या वेळी बारा वर्ग.',
  },
}

/** The first short courses of each kind are put forward. */
const FEATURED_SLUGS = ['class-12-jee-main-crash-course', 'class-12-neet-ug-crash-course', 'class-10-cbse-board-revision', 'class-7-spoken-english'] // prettier-ignore

export interface MadeShortPrograms extends Pick<MadeCourses, 'bundles' | 'batches'> {
  readonly shortPrograms: NewShortProgram[]
}

export function makeShortPrograms(making: SeedContext, shortCourses: readonly NewBundle[]): MadeShortPrograms {
  const made = lines.map((line) => makeOne(making, line))
  const onShelf = [
    ...shortCourses.map(({ id, slug }) => ({ bundleId: id, format: 'SHORT_TERM' as const, isFeatured: FEATURED_SLUGS.includes(slug) })), // prettier-ignore
    ...made.map(({ bundle, line }) => ({ bundleId: bundle.id, format: line.format, isFeatured: line.isFeatured ?? false })), // prettier-ignore
  ]
  return {
    bundles: made.map(({ bundle }) => bundle),
    batches: made.flatMap(({ batch }) => batch),
    shortPrograms: onShelf.map((program, rank) => ({ ...program, rank, isDemo: true })),
  }
}

function makeOne({ newId, session, timetable }: SeedContext, line: Line) {
  const { grade, stream = null, boards, target, language, subject, weeks, times } = line
  const slots = timetable.weekOf({ grade, language, week: { [subject]: times } })
  const title = joined(programName(grade, stream), line.name)
  const price = rupees(line.price)
  const bundle: NewBundle = {
    id: BundleId.parse(newId('bun')),
    slug: slugOf(title, language),
    title,
    outcome: outcomes[line.format],
    price,
    cutPrice: price,
    grade,
    stream,
    boards,
    target,
    language,
    variantName: null,
    courseKind: 'SPECIAL',
    productLabel: null,
    isEarlyLearning: false,
    startsAt: session.nextBatchAt,
    endsAt: later(session.nextBatchAt, weeks * 7 * DAY - SECOND),
    lastPurchaseAt: later(session.nextBatchAt, 7 * DAY - SECOND),
    aslGroup: null,
    curriculumId: null,
    trials: [],
    status: 'ACTIVE',
    isListed: false,
    isDemo: true,
    staff: staffOf(slots),
    ...historyOf({ price, cutPrice: price }, session),
  }
  const { id: bundleId, startsAt, endsAt } = bundle
  const batch: NewBatch = { id: newId('bat'), bundleId, label: 'main', startsAt, endsAt, language, slots }
  if (line.format !== 'ONE_TO_ONE') return { bundle, line, batch: [batch] }
  // Each batch is for one child: the family chooses between their hours.
  const other = {
    ...batch,
    id: newId('bat'),
    label: '1',
    slots: timetable.weekOf({ grade, language, week: { [subject]: times } }),
  }
  return { bundle, line, batch: [batch, other].map((each) => ({ ...each, seats: 1 })) }
}
