// The data of each step's screen.
import { inIndia, showDate } from '#core/kernel/time.ts'
import { codeOf } from '#core/kernel/error.ts'
import { plainDigits } from '#core/kernel/typed.ts'
import type { OnboardingInfo } from '#core/modules/onboarding/onboarding.ts'
import type { TaskKey } from '#core/modules/onboarding/task.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { isPinCode } from '#core/taxonomy/pin-code.ts'
import { stateChoicesIn } from '#core/taxonomy/state-names.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import type { Page, Viewer } from '#web/page/page.server.ts'
import { clockOf, dateTile, machineTime, momentOf, timeOf, weekdayName } from '#web/page/wording.ts'

interface ScreenQuery {
  readonly key: TaskKey
  readonly info: OnboardingInfo
  readonly viewer: Viewer
}

export async function readScreen(page: Page, { key, info, viewer }: ScreenQuery) {
  if (key === 'WELCOME_VIDEO') return { key, video: info.video, watching: info.watching, pageLang: page.lang }
  if (key === 'PROFILE') return { key, ...(await readProfile(page, info, viewer)) }
  if (key === 'GUARDIAN_CONSENT') return { key, phone: showPhone(viewer.phone) }
  if (key === 'WHATSAPP') return { key, ...(await readWhatsApp(page, info, viewer)) }
  if (key === 'SCHOOL') return { key, ...(await readSchools(page, info)) }
  if (key === 'ADDRESS_PIN') return { key, ...(await readAddress(page, viewer)) }
  if (key === 'KYC') return { key, ...info.kyc }
  if (key === 'BATCH') return { key, ...(await readBatch(page, info)) }
  if (key === 'TIMETABLE') return { key, ...(await readTimetable(page, info)) }
  if (key === 'BENCHMARK') return { key, tests: await readTests(page, info) }
  if (key === 'OTHER_PARENT') return { key, ...(await readGuardians(page)) }
  return { key }
}
type AnyScreen = Awaited<ReturnType<typeof readScreen>>
/** The data of one step's screen. */
export type Screen<K extends TaskKey> = Extract<AnyScreen, { readonly key: K }>

async function readProfile({ api, lang, visit }: Page, { bundleId }: OnboardingInfo, viewer: Viewer) {
  const { firstName, birthYear, heldBy, studentInfo } = viewer
  const [{ grades }, [course]] = await Promise.all([
    api.catalogue.getGradeBoards({ lang }),
    api.catalogue.getBundles({ bundleIds: [bundleId], lang }),
  ])
  const { year } = inIndia(visit.now)
  return {
    firstName,
    birthYear,
    heldBy,
    hasGrade: studentInfo.grade !== null,
    /** The class that the course is for. */
    likelyGrade: grades.find(({ grade, stream }) => grade === course?.grade && stream === course.stream)?.key ?? '',
    grades: grades.map(({ key, name }) => ({ value: key, text: name.text })),
    /** The years of birth of learners, from the youngest class to those who study on. */
    years: Array.from({ length: 60 }, (_, i) => String(year - 3 - i)),
  }
}

async function readWhatsApp({ api, lang }: Page, { whatsAppNumber }: OnboardingInfo, { phone }: Viewer) {
  const { purposes } = await api.consent.getConsents({ lang })
  const notice = purposes.find(({ purpose }) => purpose === 'WHATSAPP')
  return {
    whatsAppNumber,
    phone: phone.slice(3),
    notice: notice && {
      version: notice.noticeVersion,
      text: notice.text,
      effect: notice.effectOfWithdrawal,
      lang: notice.lang,
    },
  }
}

const MOST_SCHOOLS = 50

async function readSchools({ api, url }: Page, { school }: OnboardingInfo) {
  const query = url.searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const schools = query ? await api.catalogue.getSchools({ nameQuery: query, size: MOST_SCHOOLS }) : []
  return {
    school,
    query,
    hasMore: schools.length === MOST_SCHOOLS,
    schools: schools.map(({ id, name, city }) => ({ id, name, city })),
  }
}

async function readAddress(page: Page, viewer: Viewer) {
  const pinCode = plainDigits(page.url.searchParams.get('pin') ?? viewer.pinCode ?? '')
  const addresses = await page.api.profiles.listAddresses({})
  return {
    name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' '),
    phone: viewer.phone.slice(3),
    pinCode,
    place: await placeOf(page, pinCode),
    states: stateChoicesIn(page.lang),
    known: addresses.map(({ addressId, line1, city, pinCode: pin }) => ({ addressId, line1, city, pin })),
  }
}

/** Undefined when the PIN code is wrong or unknown. City and state are typed then. */
async function placeOf({ api }: Page, pin: string) {
  if (!isPinCode(pin)) return undefined
  const place = await api.onboarding.lookUpPin({ pin }).catch((error: unknown) => {
    if (codeOf(error) !== 'PIN_NOT_FOUND') throw error
  })
  return place && { city: place.city, stateCode: place.otherStates.length === 0 ? place.stateCode : '' }
}

async function readBatch({ api, lang }: Page, { bundleId }: OnboardingInfo) {
  const { batch, timetable, teachers } = await api.onboarding.getBatchSchedule({ bundleId, lang })
  return {
    label: batch.label,
    language: languageNameIn(batch.language, lang),
    from: showDate(batch.startsAt, lang),
    till: showDate(batch.endsAt, lang),
    week: timetable.map(({ weekday, startMinutes, lengthMinutes, subject, teacherName }) => ({
      day: weekdayName(weekday, lang, 'long'),
      time: clockOf(startMinutes, lang),
      minutes: lengthMinutes,
      subject,
      teacherName,
    })),
    teachers: teachers.map(({ id, name, subject, qualification, experienceYears }) => ({
      id,
      name,
      subject,
      qualification,
      experienceYears,
    })),
  }
}

async function readTimetable(page: Page, { bundleId, userId }: OnboardingInfo) {
  const { api, lang } = page
  const [{ upcoming }, feeds] = await Promise.all([
    api.onboarding.getBatchSchedule({ bundleId, lang }),
    api.onboarding.listCalendarFeeds({}),
  ])
  const feed = feeds.find((each) => each.userId === userId)
  return {
    feedSince: feed ? momentOf(feed.since, lang) : null,
    classes: upcoming.map(({ startsAt, endsAt, subject, teacherName }) => ({
      dateTime: machineTime(startsAt),
      tile: dateTile(startsAt, lang),
      day: weekdayName(inIndia(startsAt).weekday, lang, 'long'),
      starts: timeOf(startsAt, lang).replace(/\sIST$/, ''),
      ends: timeOf(endsAt, lang),
      subject,
      teacherName,
    })),
  }
}

async function readTests({ api, lang }: Page, { userId, onboardingId }: OnboardingInfo) {
  const [batch] = await api.onboarding.getAutoEnrolledBatches({ id: onboardingId })
  return api.onboarding.getBenchmarkTests({ studentId: userId, lang, ...(batch ? { batchId: batch.id } : {}) })
}

async function readGuardians({ api }: Page) {
  const guardians = await api.households.listGuardians({})
  return { guardians: guardians.map(({ accountId, phone, isYou }) => ({ accountId, phone, isYou })) }
}
