// After any changes by staff, in any order, the course list agrees with the courses' own pages.
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { DomainError } from '#core/kernel/error.ts'
import { rupees } from '#core/kernel/money.ts'
import { DAY, isBefore, later, MINUTE } from '#core/kernel/time.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { aBatch, aBundle, aTeacher, heard } from '../factory.ts'
import { publicBundles } from '../index.ts'

const app = await startTestApp()
const publisher = app.as(owner)
const editor = app.as(clerk('stf000000000000000053', 'catalogue.view', 'catalogue.edit'))
afterAll(() => app.close())

const PLACE = { grade: 11, board: 'cbse', target: 'jeemain' } as const
const teachers = [await aTeacher(app.ctx), await aTeacher(app.ctx), await aTeacher(app.ctx)]
// The current price differs from the price of the fifty days before. Only that earlier price may be struck.
const before = { price: rupees(24_999), from: later(app.now(), -60 * DAY) }
const priced = { price: rupees(14_999), before, pricedAt: later(app.now(), -10 * DAY) }
const bundles = await Promise.all([0, 1, 2, 3].map(() => aBundle(app.ctx, priced)))
const batches = await Promise.all(bundles.map((bundle) => aBatch(app.ctx, bundle)))

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const index = fc.nat(bundles.length - 1)
const teacherId = oneOf(...teachers.map(({ id }) => id))
const subject = oneOf('physics', 'chemistry', 'maths')

const aCourse = fc.record(
  {
    title: oneOf({ en: 'Class 11 "JEE" Main' }, { en: 'Physics', hi: 'भौतिकी' }, { en: 'Maths', ta: 'கணிதம்', kn: 'ಗಣಿತ' }),
    price: oneOf(rupees(9_999), rupees(19_999), rupees(24_999)),
    cutPrice: oneOf(rupees(19_999), rupees(24_999)),
    grade: oneOf(10, 11, 11, 11, 11),
    stream: oneOf('SCIENCE' as const, null),
    boards: oneOf(['cbse'], ['icse', 'cbse'], ['cbse', 'ib'], ['icse']),
    language: oneOf<Language>('en', 'hi', 'hi-Latn'),
    variantName: oneOf(null, ...VARIANTS),
    courseKind: oneOf('FULL' as const, 'CRASH' as const, 'REVISION' as const),
    startsAt: fc.nat(90).map((days) => later(app.now(), -days * DAY)),
    endsAt: fc.integer({ min: 1, max: 400 }).map((days) => later(app.now(), days * DAY)),
    lastPurchaseAt: oneOf(null, null, later(app.now(), 20 * DAY), later(app.now(), -DAY)),
    isListed: oneOf(true, true, true, true, false),
    staff: fc.uniqueArray(fc.record({ subject, teacherId }), { maxLength: 4, selector: ({ subject: of, teacherId: by }) => of + by }),
  },
  { requiredKeys: [] },
) // prettier-ignore
const slots = fc.uniqueArray(
  fc.record({ weekday: fc.nat(6), startMinutes: oneOf(600, 1_080, 1_140), lengthMinutes: fc.constant(60), subject, teacherId, isFree: fc.boolean() }),
  { maxLength: 5, selector: ({ weekday, startMinutes }) => `${weekday} ${startMinutes}` },
) // prettier-ignore

const edit = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(index, aCourse).map(([which, fields]) => () => publishCourse(which, fields)) },
  fc.tuple(index, oneOf('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const)).map(([which, status]) => () => setStatus(which, status)),
  index.map((which) => () => goBack(which)),
  fc.tuple(index, index, slots).map(([which, to, timetable]) => () => changeBatch(which, to, timetable)),
  fc.tuple(fc.nat(2), oneOf('Asha Menon', 'Ravi "R" Naik', 'Zoya')).map(([which, name]) => () => renameTeacher(which, name)),
) // prettier-ignore

async function publishCourse(which: number, fields: object) {
  const course = await editor.staffCourses.one({ id: idOf(which) })
  const { version } = await editor.staffCourses.update({ ...course, ...fields })
  app.moveClock(MINUTE)
  await publisher.staffCourses.publish({ id: course.id, version })
}

async function setStatus(which: number, status: 'ACTIVE' | 'INACTIVE') {
  await publisher.staffCourses.bulk({ ids: [idOf(which)], change: { status }, reason: 'the term is over' })
}

async function goBack(which: number) {
  const { version } = await publisher.staffCourses.one({ id: idOf(which) })
  await publisher.staffCourses.rollBack({ id: idOf(which), version, no: 1, reason: 'a mistake' })
}

async function changeBatch(which: number, to: number, timetable: object[]) {
  const batch = await editor.staffBatches.one({ id: batches[which]?.id ?? '' })
  const label = String(which + 1) as '1'
  await editor.staffBatches.update({ ...batch, bundleId: idOf(to), label, slots: timetable as typeof batch.slots })
}

async function renameTeacher(which: number, name: string) {
  const teacher = await editor.staffTeachers.one({ id: teachers[which]?.id ?? '' })
  await editor.staffTeachers.update({ ...teacher, name })
}

function idOf(which: number): string {
  return bundles[which]?.id ?? ''
}

/** A refused change has no effect. */
function refused(error: unknown): void {
  if (!(error instanceof DomainError) || error.status >= 500) throw error
}

async function expectCardsToBeTrue(lang: Language): Promise<void> {
  await heard(app.ctx)
  const listed = await app.as(visitor).catalogue.getCourseList({ ...PLACE, lang })
  const { rows } = await app.pool.query('select id from catalogue.bundle where is_listed')
  const shown = new Set(rows.map(({ id }) => id))
  const pages = await publicBundles(app.ctx, bundles.map(({ id }) => id), lang) // prettier-ignore
  const expected = pages.filter((page) => shown.has(page.id) && isOffered(page)).toSorted(inOrder)
  expect(listed).toEqual({ courses: expected.map(cardOf), total: expected.length, page: 1, pageSize: 12 })
}

function isOffered({ grade, boards, target, endsAt, lastPurchaseAt }: Bundle): boolean {
  const until = Math.min(endsAt, lastPurchaseAt ?? Infinity) as typeof endsAt
  return grade === PLACE.grade && boards.includes(PLACE.board) && target === PLACE.target && isBefore(app.now(), until)
}

function inOrder(a: Bundle, b: Bundle): number {
  const keys = ({ courseKind, language, variantName, startsAt, id }: Bundle) => [
    courseKind === 'FULL' ? '' : courseKind,
    language === 'en' ? '' : language,
    // Families of the tatva line read PRO where PLUS is stored.
    variantName ? VARIANTS.indexOf(variantName === 'PRO' ? 'PLUS' : variantName) : VARIANTS.length,
    startsAt,
    id,
  ]
  const pairs = keys(a).map((key, i) => [key, keys(b)[i] ?? key] as const)
  const [first, second] = pairs.find(([one, other]) => one !== other) ?? [0, 0]
  return first < second ? -1 : 1
}

function cardOf(page: Bundle) {
  const { id, slug, title, language, variantName, courseKind, startsAt, endsAt, price, cutPrice } = page
  const [first] = page.batches.filter(({ timetable }) => timetable.length > 0)
  const timetable = first?.timetable ?? []
  return {
    bundleId: id,
    slug, title, language, variantName, courseKind, startsAt, endsAt, price, cutPrice,
    weekdays: [...new Set(timetable.map(({ weekday }) => weekday))].toSorted(),
    startMinutes: first ? Math.min(...timetable.map(({ startMinutes }) => startMinutes)) : null,
    teacherNames: [...new Set(page.teachers.map(({ name }) => name))],
    portraits: [],
    picture: null,
  } // prettier-ignore
}

it('has its teachers in the order of the page when two have one name', async () => {
  const [first, second, third] = teachers.map(({ id }, which) => ({ id, which })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (!first || !second || !third) throw new Error('there are three teachers')
  for (const [{ which }, name] of [[first, 'Zoya'], [second, 'Asha Menon'], [third, 'Zoya']] as const) await renameTeacher(which, name)
  // Zoya comes first by the subject of one of them and by the id of the other; Asha by both together.
  const taught = [{ subject: 'physics', teacherId: first.id }, { subject: 'chemistry', teacherId: second.id }, { subject: 'chemistry', teacherId: third.id }]
  await publishCourse(0, { title: { en: 'Class 11, by three', hi: 'कक्षा 11, तीन शिक्षक' }, staff: [] })
  await changeBatch(0, 0, taught.map((each, i) => ({ ...each, weekday: i, startMinutes: 600, lengthMinutes: 60, isFree: false })))
  await expectCardsToBeTrue('en')
}) // prettier-ignore

it('is true after every change', async () => {
  const edits = fc.array(fc.tuple(edit, oneOf(...LANGUAGES)), { minLength: 8, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(edits, async (list) => {
      for (const [change, lang] of list) {
        await change().catch(refused)
        await expectCardsToBeTrue(lang)
      }
    }),
    { numRuns: triesOf(20), endOnFailure: true },
  )
})

it('is true when two change the same course at once', async () => {
  for (const price of [9_999, 14_999, 19_999, 24_999].map(rupees)) {
    const change = publishCourse(0, { price, isListed: true, staff: [{ subject: 'physics', teacherId: teachers[0]?.id }] })
    await Promise.allSettled([change, renameTeacher(0, `Asha ${price}`), changeBatch(0, 0, [])])
    await expectCardsToBeTrue('en')
  }
}) // prettier-ignore
