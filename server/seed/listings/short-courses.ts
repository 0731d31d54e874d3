// Crash, revision and special courses: sold as they are, without tiers and plans.
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { BundleId, type CourseKind } from '#core/modules/catalogue/catalogue.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NewBundle } from '#server/modules/catalogue/factory.ts'
import type { SyllabusName } from '../chapters/syllabus.ts'
import { lessonsOf, historyOf, staffOf, type MadeCourses, type SeedContext } from '../catalogue/courses.ts'
import { makeShortCurriculum, SHORT_WEEKS } from '../catalogue/curricula.ts'
import { joined, programName, slugOf, type Text } from '../catalogue/program-names.ts'

interface ShortLine {
  readonly kind: Exclude<CourseKind, 'FULL'>
  readonly grade: number
  readonly stream?: Stream
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  readonly label?: string
  readonly week: Readonly<Record<string, number>>
  readonly syllabus: SyllabusName
  /** In rupees. */
  readonly price: number
}

/** A late joiner misses at most so much. */
const OPEN_FOR = 14 * DAY

const pcm = { physics: 1, chemistry: 1, maths: 1 }
const pcb = { physics: 1, chemistry: 1, biology: 1 }
const national = ['cbse', 'icse', 'maharashtraboard', 'karnatakaboard', 'stateboard', 'igcse', 'ib']
const board = { kind: 'REVISION', target: 'school', syllabus: 'ncert', language: 'en' } as const
const crash = { kind: 'CRASH', boards: national, syllabus: 'ncert', language: 'en' } as const
const jee = { ...crash, target: 'jeemain', label: 'jeemain', week: pcm }
const neet = { ...crash, target: 'neetug', label: 'neetug', week: pcb }
const speaking = { kind: 'SPECIAL', boards: ['cbse', 'icse', 'stateboard', 'karnatakaboard'], target: 'school', language: 'en', week: { english: 2 }, syllabus: 'ncert', price: 3_499 } as const // prettier-ignore

const lines: readonly ShortLine[] = [
  { ...jee, grade: 12, stream: 'SCIENCE', price: 6_999 },
  { ...jee, grade: 12, stream: 'SCIENCE', language: 'hi-Latn', price: 5_999 },
  { ...jee, grade: 13, price: 7_499 },
  { ...neet, grade: 12, stream: 'SCIENCE', price: 6_999 },
  { ...neet, grade: 12, stream: 'SCIENCE', language: 'hi', price: 5_999 },
  { ...neet, grade: 13, price: 7_499 },
  { ...board, grade: 10, boards: ['cbse'], label: 'cbse', week: { maths: 2, science: 2 }, price: 3_999 },
  { ...board, grade: 10, boards: ['cbse'], language: 'hi', label: 'cbse', week: { maths: 2, science: 2 }, price: 2_999 },
  { ...board, grade: 10, boards: ['icse'], label: 'icse', week: { maths: 2, physics: 1 }, syllabus: 'icse', price: 3_999 },
  { ...board, grade: 12, stream: 'SCIENCE', boards: ['cbse'], label: 'cbse', week: pcm, price: 4_499 },
  { ...board, grade: 12, stream: 'COMMERCE', boards: ['cbse'], label: 'cbse', week: { accountancy: 2, economics: 1 }, price: 3_999 },
  { ...speaking, grade: 6 },
  { ...speaking, grade: 7 },
  { ...speaking, grade: 8 },
] // prettier-ignore

const kinds: Readonly<Record<ShortLine['kind'], { name: Text; outcome: Text }>> = {
  CRASH: {
    name: { en: 'Crash Course', hi: 'क्रैश कोर्स', ta: 'விரைவுப் பாடநெறி', mr: 'क्रॅश कोर्स' },
    outcome: { en: 'Ten weeks, a chapter in each class.', hi: 'दस हफ़्ते, हर कक्षा में एक अध्याय।', ta: 'பத்து வாரங்கள், ஒவ்வொரு வகுப்பிலும் ஓர் அத்தியாயம்.', mr: 'दहा आठवडे, प्रत्येक वर्गात एक प्रकरण.' },
  },
  REVISION: {
    name: { en: 'Board Revision', hi: 'बोर्ड रिवीज़न', ta: 'தேர்வுத் திருப்புதல்', mr: 'बोर्ड उजळणी' },
    outcome: { en: 'Ten weeks of revision, a chapter in each class.', hi: 'दस हफ़्तों का दोहराव, हर कक्षा में एक अध्याय।', ta: 'பத்து வாரத் திருப்புதல், ஒவ்வொரு வகுப்பிலும் ஓர் அத்தியாயம்.', mr: 'दहा आठवड्यांची उजळणी, प्रत्येक वर्गात एक प्रकरण.' },
  },
  SPECIAL: {
    name: { en: 'Spoken English', hi: 'बोलचाल की अंग्रेज़ी', ta: 'பேச்சு ஆங்கிலம்', mr: 'इंग्रजी संभाषण' },
    outcome: { en: 'Speaks in full sentences, without fear.', hi: 'बिना झिझक पूरे वाक्यों में बोले।', ta: 'அச்சமின்றி முழு வாக்கியங்களில் பேசலாம்.', mr: 'न घाबरता पूर्ण वाक्यांत बोलते.' },
  },
} // prettier-ignore

export function makeShortCourses(making: SeedContext): MadeCourses {
  const made = lines.map((line) => makeOne(making, line))
  return {
    curricula: made.map(({ curriculum }) => curriculum),
    bundles: made.map(({ bundle }) => bundle),
    batches: made.map(({ batch }) => batch),
    lessons: made.flatMap(({ bundle, curriculum }) => lessonsOf(making.newId, bundle, curriculum)),
    programs: [],
    plans: [],
  }
}

function makeOne({ newId, session, timetable }: SeedContext, line: ShortLine) {
  const { kind, grade, stream = null, boards, target, language, week, syllabus } = line
  const curriculum = makeShortCurriculum(newId('cur'), { syllabus, grade, week, startsAt: session.nextBatchAt })
  const slots = timetable.weekOf({ grade, language, week })
  // "Class 12 JEE Main Crash Course", "Class 7 Spoken English".
  const title = joined(programName(grade, stream, line.label), kinds[kind].name)
  const price = rupees(line.price)
  const bundle: NewBundle = {
    id: BundleId.parse(newId('bun')),
    slug: slugOf(title, language),
    title,
    outcome: kinds[kind].outcome,
    price,
    cutPrice: price,
    grade,
    stream,
    boards,
    target,
    language,
    variantName: null,
    courseKind: kind,
    productLabel: kind === 'CRASH' ? 'CRASH' : null,
    isEarlyLearning: false,
    startsAt: session.nextBatchAt,
    endsAt: later(session.nextBatchAt, SHORT_WEEKS * 7 * DAY - SECOND),
    lastPurchaseAt: later(session.nextBatchAt, OPEN_FOR - SECOND),
    aslGroup: null,
    curriculumId: curriculum.id,
    trials: [],
    status: 'ACTIVE',
    isListed: true,
    isDemo: true,
    staff: staffOf(slots),
    ...historyOf({ price, cutPrice: price }, session),
  }
  const { id: bundleId, startsAt, endsAt } = bundle
  return { curriculum, bundle, batch: { id: newId('bat'), bundleId, label: 'main', startsAt, endsAt, language, slots } }
}
