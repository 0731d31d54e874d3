// The texts of a course's own page. Numbers and dates become text here, so that the same ICU formats them for
// everybody.
import { data, redirect } from 'react-router'
import { toRupeeString } from '#core/kernel/money.ts'
import { isBefore, isoString, showDate, type Instant } from '#core/kernel/time.ts'
import { BundleId, Slug, type Bundle } from '#core/modules/catalogue/catalogue.ts'
import { countTaught } from '#core/modules/catalogue/taught-chapters.ts'
import { findBought } from '#core/modules/enrolments/bought.ts'
import type { SampleQuestion } from '#core/modules/lessons/sample.ts'
import type { CoursePage } from '#core/modules/listings/listing.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { namesOf, readChoice, studyQuery } from '#web/page/choice.server.ts'
import { promiseDays, readRefundCard } from '#web/page/course/course-facts.server.ts'
import { curriculumMonths } from '#web/page/course/curriculum.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { daysOf, hoursOf, machineTime, timeOf, timeTile } from '#web/page/wording.ts'
import { cardWords, type GroupData } from '../card.server.ts'
import { readBatches } from './batches.server.ts'
import { readOffer, type Offer } from './offer.server.ts'

export type CourseData = Awaited<ReturnType<typeof readCourse>>

export async function readCourse(page: Page, slug: string) {
  const { api, lang, visit } = page
  if (!Slug.safeParse(slug).success) throw data(null, { status: 404 })
  const answer = await api.listings.getCoursePage({ id: slug, lang })
  const { bundle, course, aiLiveCourse } = answer
  // Its address is its slug; an id leads there.
  if (BundleId.safeParse(slug).success && bundle.slug !== slug) throw redirect(`/course/${bundle.slug}`, 301)
  const offer = await readOffer(page, answer)
  const classes = bundle.batches.find(({ endsAt }) => isBefore(visit.now, endsAt)) ?? bundle
  const promise = promiseDays(classes, { validMonths: 0, from: visit.now }, lang)
  const [batches, free, similar, questions, choice, owned, sample, answers, reviews, refund] = await Promise.all([
    readBatches(page, bundle, bundle.curriculum),
    readFree(page, bundle),
    readSimilar(page, answer),
    api.content.getFaqs({ page: offer.hasPlans ? 'plans' : 'pay', lang }),
    readChoice(page, studyQuery(bundle)),
    readOwned(page, bundle.id),
    readSample(page, bundle.id),
    api.content.getFaqs({ page: 'course', lang }),
    readReviews(page, bundle.grade),
    readRefundCard(page, { promise }),
  ])
  const months = curriculumMonths(bundle.curriculum, bundle.startsAt, lang)
  return {
    ...summaryOf(bundle, page),
    lang,
    owned,
    sample,
    answers,
    reviews,
    refund,
    today: todayOf(bundle, offer, page),
    /** The number of chapters that have notes. */
    noted: Object.values(bundle.curriculum)
      .flat()
      .filter(({ notes }) => notes > 0).length,
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

/** Something of a class, where staff have put it out for such courses. */
async function readSample({ api, lang }: Page, bundleId: Bundle['id']) {
  const { sample } = await api.lessons.getCourseSample({ bundleId, lang })
  return sample && { ...sample, questions: sample.questions.map(withoutStyles) }
}

/** The page's policy refuses styles in HTML. Formulae are shown as MathML, which needs none. */
function withoutStyles({ stem, options, solution, lang }: SampleQuestion): SampleQuestion {
  const plain = (html: string) => html.replaceAll(/ style="[^"]*"/g, '')
  return { lang, stem: plain(stem), options: options.map((option) => ({ ...option, text: plain(option.text) })), solution: plain(solution) } // prettier-ignore
}

/** So many classes up or down another learner may be. */
const NEAR = 2
const REVIEWS = 3

/** Three that are about this class or one close to it, the closest first. */
async function readReviews({ api, lang }: Page, grade: number) {
  const all = await api.content.getTestimonials({ lang })
  return all
    .flatMap((each) => (each.grade === null ? [] : [{ ...each, far: Math.abs(each.grade - grade) }]))
    .filter(({ far }) => far <= NEAR)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, REVIEWS)
    .map(({ consentAt, ...each }) => ({
      ...each,
      writtenOn: consentAt === null ? undefined : showDate(consentAt, lang),
    }))
}

/** Undefined before the first class and after the last. */
function todayOf({ startsAt, endsAt, curriculum }: CoursePage['bundle'], { hasReplays }: Offer, { visit: { now }, lang }: Page) {
  const chapters = Object.values(curriculum).flat()
  if (isBefore(now, startsAt) || !isBefore(now, endsAt) || chapters.length === 0) return undefined
  const taught = countTaught(chapters, startsAt, now)
  return { live: chapters.length - taught.chapters, taught, hasReplays, endsOn: showDate(endsAt, lang) }
} // prettier-ignore

/** The learner's own course: until when, and where it is. One that was not bought may still be bought. */
async function readOwned({ api, lang, viewer }: Page, bundleId: Bundle['id']) {
  if (!(await viewer())) return undefined
  const enrolment = findBought(await api.enrolments.getUserActiveEnrollments({ bundleId }))
  return enrolment && { till: showDate(enrolment.validTill, lang), path: `/learn/${bundleId}` }
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
    taughtIn: languageNameIn(language, lang),
    variantName: bundle.variantName,
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
    hours: hoursOf(
      timetable.map(({ startMinutes }) => startMinutes),
      lang,
    ),
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
      tile: timeTile(own.startsAt, lang),
      title: own.title,
      note: [showDate(own.startsAt, lang, { weekday: 'long', day: 'numeric', month: 'short' }), timeOf(own.startsAt, lang), own.subject, own.teacherName].join(' · '), // prettier-ignore
    }
  )
}

/** Three others for the same class, board and target: first those in the same language. */
async function readSimilar(page: Page, { id, bundle }: CoursePage): Promise<GroupData[]> {
  const { grade, stream, board, target, language } = bundle
  const { groups } = await page.api.catalogue.getCourseGroups({
    grade,
    board,
    target,
    first: language,
    lang: page.lang,
    ...(stream ? { stream } : {}),
  })
  return groups
    .filter(({ tiers }) => tiers.every(({ bundleId }) => bundleId !== id))
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .slice(0, 3)
    .map((course) => cardWords(course, page))
}
