// Every link that staff write passes one check: our own paths, or https addresses of hosts that are on a list.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { api, type ApiClient } from '#core/api.ts'
import { SPEC, type AnyResource } from '#core/kernel/resource.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { clerk, owner } from './clerk.ts'

interface Field {
  readonly resource: string
  readonly path: readonly string[]
  readonly schema: z.ZodType
}

/** Every field of staff's forms, also inside lists and sections. */
const fields: readonly Field[] = (Object.values(api) as readonly object[])
  .filter((group): group is AnyResource => SPEC in group)
  .flatMap(({ [SPEC]: { name, create, update, bulk } }) =>
    [create, update, bulk].flatMap((form) => (form ? fieldsOf(form, name, []) : [])),
  )

interface Parts {
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly valueType?: z.ZodType
}

function fieldsOf(schema: z.ZodType, resource: string, path: readonly string[]): Field[] {
  const { innerType, element, options, shape, valueType } = schema.def as Parts
  const inner = [innerType, element, valueType, ...(options ?? [])].filter((each) => each !== undefined)
  if (shape) return Object.entries(shape).flatMap(([name, each]) => fieldsOf(each, resource, [...path, name]))
  if (inner.length > 0) return inner.flatMap((each) => fieldsOf(each, resource, path))
  return [{ resource, path, schema }]
}

const accepts = ({ schema }: Field, text: string) => schema.safeParse(text).success
const nameOf = ({ resource, path }: Field) => `${resource}.${path.join('.')}`
const namesOf = (some: readonly Field[]) => [...new Set(some.map(nameOf))].toSorted()

const OUTSIDE = 'https://www.cbse.example/notice'
const BAD = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/%09/evil.example', 'javascript:alert(1)', 'http://evil.example', 'https://a:b@evil.example', 'https://evil.example\\@kandil.example', 'https://[::1]/'] // prettier-ignore

describe('a field that is a link', () => {
  const isLink = /url|href|link|image|picture|thumbnail|media|poster|icon|redirect/i

  it('is known by its name, and takes nothing that leads elsewhere', () => {
    const links = fields.filter(({ path }) => isLink.test(path.at(-1) ?? ''))
    expect(links.length).toBeGreaterThan(20)
    expect(namesOf(links.filter((field) => BAD.some((text) => accepts(field, text))))).toEqual([])
  })

  it('that may lead to another site is one of these', () => {
    const outside = fields.filter((field) => accepts(field, OUTSIDE) && !accepts(field, 'javascript:alert(1)'))
    expect(namesOf(outside)).toEqual(Object.keys(WRITES).toSorted())
  })
})

type Write = (staff: ApiClient, link: string) => Promise<{ readonly id: string; readonly version: string }>

const text = { en: 'Boards' }
const shown: { grades: number[]; rank: number; entityState: 'DRAFT' } = { grades: [], rank: 1, entityState: 'DRAFT' }
let bundleId: string
let now: TestApp['now']
let no = 0

/** How each of those fields is written; of those in a list the first. */
const WRITES: Readonly<Record<string, Write>> = {
  'articles.blocks.href': async ({ staffArticleCategories, staffArticles, staffArticleWriters }, href) => {
    const { id: category } = await staffArticleCategories.create({
      path: `links-${(no += 1)}`,
      title: text,
      text,
      rank: 1,
    })
    const { id: authorId } = await staffArticleWriters.create({ name: 'A writer', role: text })
    return staffArticles.create({
      slug: `boards-${no}`, category, title: text, summary: text, authorId, reviewerId: authorId,
      blocks: [{ kind: 'ACTION', text, label: text, href }],
    }) // prettier-ignore
  },
  'library-resources.address': async ({ staffLibraryChapters, staffLibraryResources }, address) => {
    const slug = `links-${(no += 1)}`
    const place = { gradeKey: '9', courseKey: 'cbse', subjectKey: 'physics' }
    const { id: chapterId } = await staffLibraryChapters.create({ ...place, slug, title: text, position: 1 } as never)
    return staffLibraryResources.create({
      chapterId, kind: 'NOTES', title: text, language: 'en', access: 'FREE', courseIds: [], address, pages: null,
      editionYear: null, rightsHolder: '', licence: '', isOutdated: false, state: 'DRAFT',
    }) // prettier-ignore
  },
  'campaigns.sections.redirectionUrl': ({ staffCampaigns }, redirectionUrl) =>
    staffCampaigns.create({
      slug: `boards-${(no += 1)}`, title: text, description: text, startsAt: now(), endsAt: null, entityState: 'DRAFT',
      sections: [{ kind: 'HERO', title: text, text, label: text, redirectionUrl }],
    }), // prettier-ignore
  'claims.sourceUrl': ({ staffClaims }, sourceUrl) =>
    staffClaims.create({ position: 1, figure: '60', text, year: null, course: null, sample: null, sourceUrl, evidenceUntil: null }), // prettier-ignore
  'course-pages.videoUrl': ({ staffCoursePages }, videoUrl) =>
    staffCoursePages.create({ bundleId: bundleId as never, helps: [], services: [], keyStats: [], videoUrl, thumbnailMweb: '/a.webp', thumbnailDweb: '/b.webp' }), // prettier-ignore
  'feed-cards.redirectionUrl': ({ staffFeedCards }, redirectionUrl) =>
    staffFeedCards.create({ ...shown, type: 'OFFER', title: text, text: null, media: null, label: text, redirectionUrl, at: null, audience: 'EVERYONE', startsAt: null, endsAt: null }), // prettier-ignore
  'marking-policies.sourceUrl': ({ staffMarkingPolicies }, sourceUrl) =>
    staffMarkingPolicies.create({ exam: 'neet', year: 2030, paper: 'ug', section: `s${(no += 1)}`, rule: { kind: 'SUBJECTIVE', full: '5', dropped: 'ALL' }, source: 'Bulletin', sourceUrl }), // prettier-ignore
  'menu.iconUrl': ({ staffMenu }, iconUrl) => staffMenu.create({ ...menuEntry(), iconUrl }),
  'menu.redirectionUrl': ({ staffMenu }, redirectionUrl) => staffMenu.create({ ...menuEntry(), redirectionUrl }),
  'offerings.redirectionUrl': ({ staffOfferings }, redirectionUrl) =>
    staffOfferings.create({ ...shown, title: text, text, icon: 'play', redirectionUrl }),
  'predictor-sets.sourceUrl': ({ staffPredictorSets }, sourceUrl) =>
    staffPredictorSets.create({ exam: 'JOSAA', year: 2026, round: (no += 1) % 20 + 1, kind: 'REGULAR', sourceName: 'JoSAA', sourceUrl, publishedOn: '2026-07-20' }), // prettier-ignore
  'sample-lessons.filmUrl': ({ staffSampleLessons }, filmUrl) =>
    staffSampleLessons.create({
      title: text, subject: 'physics' as never, teacherName: 'A teacher', firstGrade: 11, lastGrade: 12, targets: [], rank: 1,
      filmUrl, filmSeconds: 60, posterUrl: null, captions: [], notesPictureId: null, questionIds: [],
    } as never), // prettier-ignore
  'services.url': async ({ staffServices }, url) => {
    const { data: [{ key: _, ...service } = unknown()] } = await staffServices.list({}) // prettier-ignore
    return staffServices.update({ ...service, url })
  },
  'toppers.sourceUrl': ({ staffToppers }, sourceUrl) =>
    staffToppers.create({ bundleId: bundleId as never, name: 'Meera S.', result: 'AIR 412', exam: 'JEE Main', year: 2026, course: 'JEE Main', courseMonths: 3, wasPaid: true, sourceUrl, consentedAt: now(), expiresAt: later(now(), DAY) }), // prettier-ignore
}

function menuEntry() {
  return { key: `menu-${(no += 1)}`, parentKey: null, heading: text, subHeading: null, iconUrl: null, redirectionUrl: null, rank: 1, grid: 1, description: null, entityState: 'DRAFT', isTopCourse: false } as const // prettier-ignore
}

function unknown(): never {
  throw new Error('there is a service')
}

describe('a link to another site', () => {
  let app: TestApp
  let staff: ApiClient
  beforeAll(async () => {
    app = await startTestApp({}, { PUBLIC_URL: 'http://kandil.example' })
    staff = app.as(owner)
    now = app.now
    bundleId = (await aBundle(app.ctx)).id
    await app.asOwner('delete from listings.course_page')
  })
  afterAll(() => app.close())

  const HOST = { host: 'WWW.cbse.example', note: 'Notices of the board', isActive: true }
  const refusalOf = (field: string, host: string) => ({
    status: 400,
    code: 'INVALID_INPUT',
    fieldErrors: {
      [inputOf(field)]: `Links to ${host} are not allowed. Ask for the host to be added under Link hosts.`,
    },
  })
  const inputOf = (field: string) => field.slice(field.indexOf('.') + 1).replace(/(sections|blocks)\./, '$1.0.')

  it.for(Object.entries(WRITES))('of %s is refused until its host is on the list', async ([field, write]) => {
    await expect(write(staff, OUTSIDE)).rejects.toMatchObject(refusalOf(field, 'www.cbse.example'))
    const { id, version } = await staff.staffLinkHosts.create(HOST)
    await app.asOwner('delete from listings.course_page')
    await write(staff, OUTSIDE)
    await expect(write(staff, 'https://cbse.example/')).rejects.toMatchObject(refusalOf(field, 'cbse.example'))
    await expect(write(staff, 'https://www.cbse.example:8443/')).rejects.toMatchObject(refusalOf(field, 'www.cbse.example:8443')) // prettier-ignore
    await staff.staffLinkHosts.update({ id, version, note: HOST.note, isActive: false })
    await expect(write(staff, `${OUTSIDE}/2`)).rejects.toMatchObject(refusalOf(field, 'www.cbse.example'))
    await app.asOwner('delete from platform.link_host')
  })

  it('to our own host needs no entry', async () => {
    await WRITES['claims.sourceUrl']?.(staff, 'https://kandil.example/evidence/1')
  })

  it('that was saved before stays when the rest of the row changes', async () => {
    const host = await staff.staffLinkHosts.create(HOST)
    const { id } = (await WRITES['claims.sourceUrl']?.(staff, OUTSIDE)) ?? unknown()
    await staff.staffLinkHosts.update({ id: host.id, version: host.version, note: HOST.note, isActive: false })
    const { id: _, ...claim } = await staff.staffClaims.one({ id })
    await staff.staffClaims.update({ ...claim, id, figure: '61' })
  })

  it('is allowed by who may edit operations, not by who writes pages', async () => {
    const writer = app.as(clerk('stf000000000000000097', 'content.view', 'content.edit'))
    await expect(writer.staffLinkHosts.create(HOST)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    for (const host of ['https://cbse.example', 'cbse', 'cbse.example/path', 'a b.example', '127.0.0.1'])
      await expect(staff.staffLinkHosts.create({ ...HOST, host })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
