// The texts of a course's own page. Numbers and dates become text here, so that the same ICU formats them for
// everybody.
import { data, redirect } from 'react-router'
import { toRupeeString } from '#core/kernel/money.ts'
import { isBefore, isoString, showDate, type Instant } from '#core/kernel/time.ts'
import { BundleId, Slug, type Bundle } from '#core/modules/catalogue/catalogue.ts'
import type { CoursePage } from '#core/modules/listings/listing.ts'
import { namesOf, readChoice, studyQuery } from '#web/page/choice.server.ts'
import { curriculumMonths } from '#web/page/course/curriculum.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { daysOf, hoursOf, machineTime, timeOf, timeTile } from '#web/page/wording.ts'
import { cardWords, type CardData } from '../card.server.ts'
import { readBatches } from './batches.server.ts'
import { readOffer } from './offer.server.ts'

export type CourseData = Awaited<ReturnType<typeof readCourse>>

export async function readCourse(page: Page, slug: string) {
  const { api, lang, visit } = page
  if (!Slug.safeParse(slug).success) throw data(null, { status: 404 })
  const answer = await api.listings.getCoursePage({ id: slug, lang })
  const { bundle, course, aiLiveCourse } = answer
  // Its address is its slug; an id leads there.
  if (BundleId.safeParse(slug).success && bundle.slug !== slug) throw redirect(`/course/${bundle.slug}`, 301)
  const offer = await readOffer(page, answer)
  const curriculum = await api.plans.getCurriculum({ bundleId: bundle.id, lang })
  const [batches, free, similar, questions, choice, owned] = await Promise.all([
    readBatches(page, bundle, curriculum.fullCourseCurriculumMap),
    readFree(page, bundle),
    readSimilar(page, answer),
    api.content.getFaqs({ page: offer.hasPlans ? 'plans' : 'pay', lang }),
    readChoice(page, studyQuery(bundle)),
    readOwned(page, bundle.id),
  ])
  const months = curriculumMonths(curriculum.fullCourseCurriculumMap, bundle.startsAt, lang)
  return {
    ...summaryOf(bundle, page),
    owned,
    isOpen: isOnSale(bundle, visit.now),
    isFull: isFull(batches),
    names: choice && namesOf(choice),
    list: `/courses${choice ? toQuery(choice.query) : ''}`,
    course,
    editions: aiLiveCourse?.teachingLanguageAICourses ?? [],
    offer,
    batches,
    months,
    /** The month to open: the running one, or the first. */
    openMonth: Math.max(
      0,
      months.findLastIndex(({ from }) => from <= visit.now),
    ),
    teachers: bundle.teachers.map(({ subject, ...teacher }) => ({ ...teacher, subjects: subject })),
    free,
    similar,
    questions,
  }
}

/** The learner's own course: until when, and where it is. A trial is not one: it may be bought. */
async function readOwned({ api, lang, viewer }: Page, bundleId: Bundle['id']) {
  if (!(await viewer())) return undefined
  const { enrolment } = await api.enrolments.checkEnrolment({ bundleId })
  if (!enrolment?.isActive || enrolment.state === 'TRIAL') return undefined
  return { till: showDate(enrolment.validTill, lang), path: `/learn/${bundleId}` }
}

function summaryOf(bundle: Bundle, { lang, visit }: Page) {
  const { id, slug, title, outcome, picture, language, price, cutPrice, startsAt, endsAt, lastPurchaseAt, subjects } =
    bundle
  const timetable = bundle.batches[0]?.timetable ?? []
  return {
    id,
    slug,
    title,
    outcome,
    picture,
    language,
    subjects,
    price,
    cutPrice,
    priceInRupees: toRupeeString(price),
    hasStarted: isBefore(startsAt, visit.now),
    startsOn: showDate(startsAt, lang),
    endsOn: showDate(endsAt, lang),
    startDate: isoString(startsAt).slice(0, 10),
    endDate: isoString(endsAt).slice(0, 10),
    buyBefore: lastPurchaseAt === null ? undefined : showDate(lastPurchaseAt, lang),
    days: daysOf(
      timetable.map(({ weekday }) => weekday),
      lang,
    ),
    hours: hoursOf(timetable.map(({ startMinutes }) => startMinutes)),
  }
}

function isOnSale({ endsAt, lastPurchaseAt }: Bundle, now: Instant): boolean {
  return isBefore(now, endsAt) && (lastPurchaseAt === null || isBefore(now, lastPurchaseAt))
}

/** Every batch that one could join has a limit and no seat left. */
function isFull(batches: Awaited<ReturnType<typeof readBatches>>): boolean {
  const open = batches.filter(({ isOver }) => !isOver)
  return open.length > 0 && open.every(({ seatsLeft }) => seatsLeft === 0)
}

/** The next class of this course that everybody may join. */
async function readFree({ api, lang }: Page, { id }: Bundle) {
  const { classes } = await api.classroom.listFreeClasses({ bundleId: id, size: 1, lang })
  const [own] = classes
  return (
    own && {
      path: `/free-classes/${own.id}`,
      dateTime: machineTime(own.startsAt),
      tile: timeTile(own.startsAt),
      title: own.title,
      note: [showDate(own.startsAt, lang, { weekday: 'long', day: 'numeric', month: 'short' }), timeOf(own.startsAt), own.subject, own.teacherName].join(' · '), // prettier-ignore
    }
  )
}

/** Three others for the same class, board and target: first those in the same language. */
async function readSimilar(page: Page, { id, bundle }: CoursePage): Promise<CardData[]> {
  const { grade, stream, board, target, language } = bundle
  const { courses } = await page.api.catalogue.getCourseList({
    grade,
    board,
    target,
    lang: page.lang,
    ...(stream ? { stream } : {}),
  })
  return courses
    .filter(({ bundleId }) => bundleId !== id)
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .slice(0, 3)
    .map((course) => cardWords(course, page))
}
