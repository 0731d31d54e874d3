// The data of the home page's sections, worded: numbers and dates become text here, where one ICU does it for everybody.
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { inIndia, startOfDayInIndia } from '#core/kernel/time.ts'
import type { SectionKey } from '#core/modules/home/home.ts'
import { inDisplayOrder } from '#core/modules/plans/variant-name.ts'
import { includedOf, withFullest } from '#core/modules/plans/service-inclusion.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import type { Choice } from '#web/page/choice.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { clockOf, columnWeekday, dateTile, machineTime, timeOf, timeTile, weekdayName } from '#web/page/wording.ts'
import { cardWords, type Card } from '../card.server.ts'

interface SectionFacts {
  readonly choice: Choice | undefined
  /** The language of teaching to begin with. */
  readonly prefer: Language
  /** The cards of the feed that no other section shows. */
  readonly cards: readonly Card[]
}

/**
 * Reads only the named sections. A section that cannot be read says so, and the rest of the page is shown: decision
 * L-04.
 */
export async function readSections(page: Page, keys: readonly SectionKey[], { choice, prefer, cards }: SectionFacts) {
  const { api, lang } = page
  const failed: SectionKey[] = []
  async function wanted<T>(key: SectionKey, ask: () => Promise<T>): Promise<T | undefined> {
    if (!keys.includes(key)) return undefined
    try {
      return await ask()
    } catch (error) {
      page.visit.onFault(`the home page's ${key}`, error)
      failed.push(key)
      return undefined
    }
  }
  const needsProgram = choice && (keys.includes('PLANS') || keys.includes('WEEK'))
  const [free, demoGrades, masterClasses, offerings, program, claims, testimonials, questions] = await Promise.all([
    wanted('FREE_CLASSES', () => readFree(page, choice && [choice.grade])),
    wanted('DEMO', () => readDemoGrades(page)),
    wanted('MASTER_CLASSES', () =>
      readMasterClasses(page, choice ? { grades: String(choice.grade), target: choice.target } : {}),
    ),
    wanted('OFFERINGS', () => api.home.getOfferings({ lang })),
    needsProgram && readProgram(page, choice, prefer),
    wanted('CLAIMS', () => api.content.getClaims({ lang })),
    wanted('TESTIMONIALS', () => api.content.getTestimonials({ lang })),
    wanted('QUESTIONS', () => api.content.getFaqs({ page: 'home', lang })),
  ])
  return {
    failed,
    free,
    demoGrades,
    masterClasses,
    offerings: offerings?.offerings ?? [],
    plans: program && program.plans,
    week: program && program.week,
    claims: claims ?? [],
    testimonials: testimonials ?? [],
    questions: questions ?? [],
    cards: keys.includes('FEED') ? cards.map((card) => cardWords(page, card)) : [],
  }
}

/** Classes open to everybody: tonight's, or else the next ones. */
export async function readFree({ api, lang, visit }: Page, grades: readonly number[] = [], size = 3) {
  const asking = grades.length === 0 ? [{}] : grades.map((grade) => ({ grade }))
  const answers = await Promise.all(asking.map((grade) => api.classroom.listFreeClasses({ ...grade, size, lang })))
  const classes = answers.flatMap((answer) => answer.classes).toSorted((a, b) => a.startsAt - b.startsAt).slice(0, size) // prettier-ignore
  if (classes.length === 0) return undefined
  const today = startOfDayInIndia(visit.now)
  const tonight = classes.filter(({ startsAt }) => startOfDayInIndia(startsAt) === today)
  const isTonight = tonight.length > 0
  return {
    isTonight,
    classes: (isTonight ? tonight : classes).map(({ id, startsAt, title, subject, teacherName }) => ({
      path: `/free-classes/${id}`,
      dateTime: machineTime(startsAt),
      tile: isTonight ? timeTile(startsAt, lang) : dateTile(startsAt, lang),
      title,
      note: [subject, teacherName, ...(isTonight ? [] : [timeOf(startsAt, lang)])].join(' · '),
    })),
  }
}

const MASTER_CLASSES = 4

export async function readMasterClasses(
  { api, lang }: Page,
  asked: { readonly grades?: string; readonly target?: string },
) {
  const { masterClasses } = await api.home.getMasterClasses({ ...asked, lang })
  return masterClasses.slice(0, MASTER_CLASSES).map(({ startsAt, ...each }) => ({
    ...each,
    dateTime: machineTime(startsAt),
    tile: dateTile(startsAt, lang),
    time: timeOf(startsAt, lang),
  }))
}

/** Plans with their final prices, and a week of the one that most families take. */
async function readProgram(page: Page, { grade, stream, board, target }: Choice, prefer: Language) {
  const { api, lang } = page
  const asked = { grade, board, target, prefer, lang, ...(stream ? { stream } : {}) }
  const answer = await unlessMissing(api.plans.getFullSubscriptionPlan(asked))
  if (!answer) return { plans: undefined, week: undefined }
  const { subscriptionPlanMap: map, variants, defaultPlanId, program } = answer
  const plans = inDisplayOrder(variants).flatMap((variant) => {
    const offers = map[variant] ?? []
    const plan = offers.find(({ validMonths }) => validMonths === 0) ?? offers[0]
    if (!plan) return []
    const { price, cutPrice, planVariantInfos: services, id } = plan
    const has = includedOf(services)
    return [{ id, name: tierNameIn(lang, variant), price, cutPrice, has, of: services.length }]
  })
  const usual = Object.values(map).flat().find((plan) => plan?.id === defaultPlanId) // prettier-ignore
  return {
    plans: {
      program: program.name,
      language: program.language,
      taughtIn: languageNameIn(program.language, lang),
      // The answer is in another language only if no course is taught in the one asked for.
      missing: program.language === prefer ? undefined : languageNameIn(prefer, lang),
      plans: withFullest(plans).map(({ has, ...plan }) => ({
        ...plan,
        included: Object.values(has).filter(Boolean).length,
      })),
    },
    week: usual && (await readWeek(page, usual.bundleId)),
  }
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]

async function readWeek({ api, lang, visit }: Page, bundleId: string) {
  const bundle = await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
  const timetable = bundle?.batches[0]?.timetable ?? []
  if (timetable.length === 0) return undefined
  const today = inIndia(visit.now).weekday
  return WEEKDAYS.map((weekday) => ({
    name: columnWeekday(weekday, lang),
    longName: weekdayName(weekday, lang, 'long'),
    isToday: weekday === today,
    classes: timetable
      .filter((slot) => slot.weekday === weekday)
      .toSorted((a, b) => a.startMinutes - b.startMinutes)
      .map(({ startMinutes, subject }) => ({ time: clockOf(startMinutes, lang).replace(/\sIST$/, ''), subject })),
  }))
}

/** The classes for which a demo can be booked, the youngest first. */
async function readDemoGrades({ api, lang }: Page): Promise<number[]> {
  const categories = await api.demos.listCategories({ lang })
  const grades = categories.filter(({ isOpen }) => isOpen).flatMap((category) => category.grades)
  return [...new Set(grades)].toSorted((a, b) => a - b)
}
