// What the first page shows, worded: numbers and dates become text here, where one ICU does it for everybody.
import { inIndia, startOfDayInIndia } from '#core/kernel/time.ts'
import { inDisplayOrder } from '#core/modules/plans/variant-name.ts'
import { isIncluded } from '#core/modules/plans/service-inclusion.ts'
import { studyQuery, readChoice, type Choice } from '#web/page/choice.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'
import { clockOf, dateTile, machineTime, planNames, timeOf, timeTile, weekdayName } from '#web/page/wording.ts'
import { readNextUp } from './next-up.server.ts'

export async function readHome(page: Page) {
  const { api, lang } = page
  const viewer = await page.viewer()
  const choice = await readChoice(page, viewer ? studyQuery(viewer.studentInfo) : undefined)
  const [free, program, claims, testimonials, questions] = await Promise.all([
    readFree(page, choice),
    choice && readProgram(page, choice),
    api.content.getClaims({ lang }),
    api.content.getTestimonials({ lang }),
    api.content.getFaqs({ page: 'home', lang }),
  ])
  return {
    lang,
    choice,
    nextUp: viewer && (await readNextUp(page, viewer)),
    free,
    plans: program?.plans,
    week: program?.week,
    claims,
    testimonials,
    questions,
  }
}

/** Classes open to everybody: tonight's, or else the next ones. */
async function readFree({ api, lang, visit }: Page, choice: Choice | undefined) {
  const ofClass = choice ? { grade: choice.grade } : {}
  const { classes } = await api.catalogue.getFreeClasses({ ...ofClass, size: 3, lang })
  if (classes.length === 0) return undefined
  const today = startOfDayInIndia(visit.now)
  const tonight = classes.filter(({ startsAt }) => startOfDayInIndia(startsAt) === today)
  const isTonight = tonight.length > 0
  return {
    isTonight,
    classes: (isTonight ? tonight : classes).map(({ slug, startsAt, title, subject, teacherName }) => ({
      slug,
      dateTime: machineTime(startsAt),
      tile: isTonight ? timeTile(startsAt) : dateTile(startsAt, lang),
      title,
      note: [subject, teacherName, ...(isTonight ? [] : [timeOf(startsAt)])].join(' · '),
    })),
  }
}

/** Plans with their final prices, and a week of the one that most families take. */
async function readProgram(page: Page, { grade, stream, board, target }: Choice) {
  const { api, lang } = page
  const asked = { grade, board, target, lang, ...(stream ? { stream } : {}) }
  const answer = await unlessMissing(api.plans.getFullSubscriptionPlan(asked))
  if (!answer) return { plans: undefined, week: undefined }
  const { subscriptionPlanMap: map, variants, defaultPlanId, program } = answer
  const plans = inDisplayOrder(variants).flatMap((variant) => {
    const offers = map[variant] ?? []
    const plan = offers.find(({ validMonths }) => validMonths === 0) ?? offers[0]
    if (!plan) return []
    const { price, cutPrice, planVariantInfos: services, id } = plan
    return [
      {
        id,
        name: planNames[variant],
        price,
        cutPrice,
        included: services.filter(isIncluded).length,
        of: services.length,
      },
    ]
  })
  const usual = Object.values(map).flat().find((plan) => plan?.id === defaultPlanId) // prettier-ignore
  return {
    plans: { program: program.name, plans },
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
    name: weekdayName(weekday, lang),
    longName: weekdayName(weekday, lang, 'long'),
    isToday: weekday === today,
    classes: timetable
      .filter((slot) => slot.weekday === weekday)
      .toSorted((a, b) => a.startMinutes - b.startMinutes)
      .map(({ startMinutes, subject }) => ({ time: clockOf(startMinutes).replace(/\sIST$/, ''), subject })),
  }))
}
