import { afterAll, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aBatch, aBundle, heard } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp({}, { PUBLIC_URL: 'http://kandil.example' })
const staff = app.as(owner)
const bundle = await aBundle(app.ctx)
await aBatch(app.ctx, bundle)
afterAll(() => app.close())

const shown = async () => (await app.as(visitor).listings.getCoursePage({ id: bundle.id, lang: 'hi' })).course

it('a course’s own page shows the texts of staff, and its video needs both pictures or neither', async () => {
  const page = { bundleId: bundle.id, helps: [{ en: 'Weak chapters.', hi: 'कमज़ोर अध्याय।' }], services: [], keyStats: [{ figure: '60', text: { en: 'classes' } }] } // prettier-ignore
  const none = { videoUrl: null, thumbnailMweb: null, thumbnailDweb: null }
  const made = await staff.staffCoursePages.create({ ...page, ...none })
  await heard(app.ctx)
  expect(await shown()).toMatchObject({
    helps: [{ text: 'कमज़ोर अध्याय।', lang: 'hi' }],
    keyStats: [{ figure: '60', text: { text: 'classes', lang: 'en' } }],
    video: null,
  })
  const half = staff.staffCoursePages.update({
    ...page,
    ...none,
    id: made.id,
    version: made.version,
    videoUrl: 'https://kandil.example/video/1',
  })
  await expect(half).rejects.toMatchObject({ code: 'DOES_NOT_FIT' })
})

it('a topper is shown from the written consent to its end', async () => {
  const topper = {
    bundleId: bundle.id,
    name: 'Meera S.',
    result: 'AIR 412',
    exam: 'JEE Main',
    year: 2026,
    course: 'JEE Main Crash Course',
    courseMonths: 3,
    wasPaid: true,
    sourceUrl: 'https://kandil.example/evidence/1',
    consentedAt: later(app.now(), -DAY),
    expiresAt: later(app.now(), DAY),
  }
  const { id, version } = await staff.staffToppers.create(topper)
  await heard(app.ctx)
  expect((await shown()).toppers).toMatchObject([{ id, result: 'AIR 412' }])
  await staff.staffToppers.update({ ...topper, id, version, expiresAt: app.now() })
  await heard(app.ctx)
  expect((await shown()).toppers).toEqual([])
  const backwards = staff.staffToppers.create({ ...topper, expiresAt: later(topper.consentedAt, -DAY) })
  await expect(backwards).rejects.toMatchObject({ code: 'DOES_NOT_FIT' })
})

it('the shelf and the names of groups are kept by who may edit the catalogue', async () => {
  const editor = app.as(clerk('stf000000000000000095', 'catalogue.view', 'catalogue.edit'))
  await editor.staffShortPrograms.create({ bundleId: bundle.id, format: 'ONE_TO_ONE', isFeatured: true, rank: 1 })
  const heading = await editor.staffGroupHeadings.one({ id: 'JEE' })
  await editor.staffGroupHeadings.update({
    id: heading.id,
    version: heading.version,
    rank: 1,
    heading: { en: 'Engineering' },
  })
  await heard(app.ctx)
  const { courses } = await app.as(visitor).listings.getShortPrograms({ type: 'ONE_TO_ONE' })
  expect(courses.map(({ bundleId }) => bundleId)).toEqual([bundle.id])
  expect((await editor.staffGroupHeadings.one({ id: 'JEE' })).heading).toEqual({ en: 'Engineering' })
  const viewer = app.as(clerk('stf000000000000000096', 'catalogue.view')).staffShortPrograms
  const adding = viewer.create({ bundleId: bundle.id, format: 'ONE_TO_ONE', isFeatured: true, rank: 1 })
  await expect(adding).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
})
