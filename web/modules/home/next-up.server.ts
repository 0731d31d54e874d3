// For somebody signed in: the courses of the learner, and what comes next in them.
import { showDate, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import { nextStart } from '#core/modules/catalogue/class-times.ts'
import type { Page, Viewer } from '#web/page/page.server.ts'
import { dateTile, machineTime, timeOf, timeTile } from '#web/page/wording.ts'

export async function readNextUp({ api, lang, visit }: Page, viewer: Viewer) {
  const enrolments = (await api.enrolments.getEnrolments({})).filter(({ isActive }) => isActive)
  const bundles = await api.catalogue.getBundles({ bundleIds: enrolments.map(({ bundleId }) => bundleId), lang })
  const upcoming = bundles
    .flatMap(({ title, batches }) =>
      (batches[0]?.timetable ?? []).map((slot) => ({ ...slot, course: title.text, at: nextStart(slot, visit.now) })),
    )
    .toSorted((a, b) => a.at - b.at)
  const isToday = (at: Instant) => startOfDayInIndia(at) === startOfDayInIndia(visit.now)
  return {
    firstName: viewer.firstName,
    classes: upcoming.slice(0, 2).map(({ at, subject, teacherName, course }) => ({
      dateTime: machineTime(at),
      tile: isToday(at) ? timeTile(at) : dateTile(at, lang),
      title: subject,
      note: [course, teacherName, ...(isToday(at) ? [] : [timeOf(at)])].join(' · '),
    })),
    courses: bundles.map(({ id, title }) => ({
      id,
      title,
      validTill: showDate(enrolments.find(({ bundleId }) => bundleId === id)?.validTill ?? visit.now, lang),
    })),
  }
}
