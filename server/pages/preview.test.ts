// A page before it is published: whole, in each language, for staff with a signed address, and for nobody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#core/kernel/time.ts'
import { rupees } from '#core/kernel/money.ts'
import { aBatch, aBundle, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { aCampaign } from '#server/modules/content/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import type { TestApp } from '#server/test/app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '#server/test/pages.ts'

let app: TestApp
let bundle: NewBundle
beforeAll(async () => {
  app = await startTestAppWithPages()
  bundle = await aBundle(app.ctx)
  await aBatch(app.ctx, bundle)
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

const title = { en: 'Sharper Mechanics', hi: 'यांत्रिकी, और पैनी', ta: 'கூர்மையான இயக்கவியல்' }

/** A draft of the course under another title. */
async function drafted() {
  const staff = app.as(owner)
  return staff.staffCourses.update({ ...(await staff.staffCourses.one({ id: bundle.id })), title })
}

function open(resource: string, id: string) {
  return app.as(owner).staffPreviews.openPreview({ resource, id })
}

describe('the page of a course that is being written', () => {
  it('is drawn as it would be, in every language, while families see the old one', async () => {
    await drafted()
    const { path } = await open('courses', bundle.id)
    for (const [prefix, shown] of [['', title.en], ['/hi', title.hi], ['/ta', title.ta]] as const) {
      const page = await app.inject({ url: prefix + path })
      expect(page.statusCode).toBe(200)
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page.body)?.[1]).toBe(shown)
      expect(page.body).toContain('Preview: families do not see this page')
      const live = await app.inject({ url: `${prefix}/course/${bundle.slug}` })
      expect(live.body).not.toContain(shown)
      expect(live.body).not.toContain('Preview:')
    }
  }) // prettier-ignore

  it('is stored in no cache and found by no search engine; its address is sent to no other site', async () => {
    const { path } = await open('courses', bundle.id)
    const { headers } = await app.inject({ url: path })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['etag']).toBeUndefined()
  })

  it('leaves nothing behind', async () => {
    const before = await app.as(owner).staffCourses.one({ id: bundle.id })
    const { path } = await open('courses', bundle.id)
    await app.inject({ url: path })
    expect(await app.as(owner).staffCourses.one({ id: bundle.id })).toEqual(before)
    const seen = await app.as(visitor).catalogue.getPublicBundle({ bundleId: bundle.id })
    expect(seen.title.text).toBe(bundle.title.en)
  })

  it('that was never published has a page too, but only under the signed address', async () => {
    const draft = await aBundle(app.ctx, { status: 'DRAFT', title, price: rupees(4_999) })
    expect((await app.inject({ url: `/course/${draft.slug}` })).statusCode).toBe(404)
    const { path } = await open('courses', draft.id)
    const page = await app.inject({ url: path })
    expect(page.body).toContain('₹4,999')
    expect((await app.inject({ url: `/course/${draft.slug}` })).statusCode).toBe(404)
  })
})

it('shows a new price only on the plans page of its preview', async () => {
  const { plan } = await aSellablePlan(app.ctx)
  const staff = app.as(owner)
  const written = await staff.staffPlans.one({ id: plan.id })
  const services = [...written.services] as never // as they were read
  await staff.staffPlans.update({ ...written, services, price: rupees(17_171) })
  for (const [resource, id] of [['plans', plan.id], ['programs', plan.programId]] as const) {
    const { path } = await open(resource, id)
    const page = await app.inject({ url: path })
    expect(page.body).toContain('17,171')
    const live = await app.inject({ url: path.replace(/[?&]preview=[^&]*/, '') })
    expect(live.body).not.toContain('17,171')
  }
}) // prettier-ignore

it('a campaign page is looked at before it is on', async () => {
  const { slug } = await aCampaign(app.ctx, { slug: 'not-yet-on', entityState: 'DRAFT' })
  const { data } = await app.as(owner).staffCampaigns.list({ q: slug })
  const { path } = await open('campaigns', data[0]?.id ?? '')
  expect((await app.inject({ url: path })).statusCode).toBe(200)
  expect((await app.inject({ url: `/campaign/${slug}` })).statusCode).toBe(404)
})

describe('an address of a preview', () => {
  it('cannot be forged, and opens no other record', async () => {
    const { path } = await open('courses', bundle.id)
    const { path: other } = await open('courses', (await aBundle(app.ctx)).id)
    const token = (of: string) => new URLSearchParams(of.split('?')[1]).get('preview') ?? ''
    const [resource, , expiry, signature] = token(path).split('.')
    const forged = [
      '',
      'x',
      `${resource}.${bundle.id}.${expiry}.${signature?.split('').toReversed().join('')}`,
      token(path).replace(bundle.id, token(other).split('.')[1] ?? ''),
      token(path).replace(`.${expiry}.`, '.zzzzzzzzz.'),
    ]
    for (const each of forged) {
      const reply = await app.inject({ url: `/course/${bundle.slug}?preview=${encodeURIComponent(each)}` })
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  it('is given to who may look at the thing', async () => {
    const elsewhere = app.as(clerk('stf000000000000000091', 'orders.view')).staffPreviews
    await expect(elsewhere.openPreview({ resource: 'courses', id: bundle.id })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
    const asked = app.as(visitor).staffPreviews.openPreview({ resource: 'courses', id: bundle.id })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(open('courses', 'nobody-s')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(open('members', owner.staffId)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('takes no form, and ends', async () => {
    const { path } = await open('courses', bundle.id)
    const posted = await app.inject({
      method: 'POST',
      url: path,
      body: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(posted.statusCode).toBeGreaterThanOrEqual(400)
    app.moveClock(HOUR)
    expect((await app.inject({ url: path })).statusCode).toBe(404)
  })
})
