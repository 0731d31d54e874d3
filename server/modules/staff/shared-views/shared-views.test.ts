// A filter of a list that everybody who can open the list may use, and only its author or an owner changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aMember } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const author = clerk('stf000000000000000071', 'orders.view')
const colleague = clerk('stf000000000000000072', 'orders.view', 'orders.approve', 'leads.view')
const other = clerk('stf000000000000000073', 'coupons.view')
const value = { filter: { status: 'OPEN' }, displayedFilters: {}, sort: { field: 'createdAt', order: 'DESC' as const }, perPage: 25 } // prettier-ignore
let made = 0
const share = (by = author) =>
  app.as(by).staffSharedViews.shareView({ resource: 'orders', label: `Open orders ${(made += 1)}`, value })
const listed = async (by = colleague) =>
  (await app.as(by).staffSharedViews.listSharedViews({ resource: 'orders' })).views

describe('a shared filter', () => {
  it('is listed with its author for everybody who can open the list, and for nobody else', async () => {
    const { id, label } = await share()
    const view = { id, label, value, authorId: author.staffId }
    expect(await listed()).toContainEqual({ ...view, mayChange: false })
    expect(await listed(author)).toContainEqual({ ...view, mayChange: true })
    await expect(listed(other)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(share(other)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const nothing = app.as(owner).staffSharedViews.listSharedViews({ resource: 'no-such-list' })
    await expect(nothing).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('is changed and removed by its author only', async () => {
    const { id } = await share()
    const renamed = { id, label: 'Open, this week', value: { ...value, perPage: 50 } }
    const byColleague = app.as(colleague).staffSharedViews
    await expect(byColleague.changeSharedView(renamed)).rejects.toMatchObject({ code: 'NOT_YOUR_SHARED_VIEW' })
    await expect(byColleague.removeSharedView({ id })).rejects.toMatchObject({ code: 'NOT_YOUR_SHARED_VIEW' })
    await app.as(author).staffSharedViews.changeSharedView(renamed)
    expect(await listed()).toContainEqual(expect.objectContaining(renamed))
    await app.as(author).staffSharedViews.removeSharedView({ id })
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id }))
    const again = app.as(author).staffSharedViews.removeSharedView({ id })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is changed and removed by an owner too', async () => {
    const { id } = await share()
    const member = await aMember(app.ctx, { name: 'Leela Menon', roles: ['owner'] })
    const shop = clerk(member.id, 'orders.view')
    expect(await listed(shop)).toContainEqual(expect.objectContaining({ id, mayChange: true }))
    await app.as(shop).staffSharedViews.changeSharedView({ id, label: 'By the owner', value })
    await app.as(shop).staffSharedViews.removeSharedView({ id })
    const { data } = await app.as(owner).staffAudit.list({ subject: `shared-views/${id}` })
    expect(data.map(({ action }) => action).toSorted()).toEqual([
      'shared-views.create',
      'shared-views.remove',
      'shared-views.update',
    ])
  })

  it('has a name of its own in its list, in capital letters too', async () => {
    const [first, second] = [await share(), await share()]
    const twin = { label: first.label.toUpperCase(), value }
    const again = app.as(colleague).staffSharedViews.shareView({ resource: 'orders', ...twin })
    await expect(again).rejects.toMatchObject({ code: 'SHARED_VIEW_IS_THERE' })
    const renaming = app.as(author).staffSharedViews.changeSharedView({ id: second.id, ...twin })
    await expect(renaming).rejects.toMatchObject({ code: 'SHARED_VIEW_IS_THERE' })
  })

  it('never looks for a person: colleagues may see less of the list than its author', async () => {
    const views = app.as(author).staffSharedViews
    for (const filter of [{ q: 'Asha Rao' }, { phone: '9876543210' }, { status: 'OPEN', q: '98765 43210' }]) {
      const named = { label: 'Asha', value: { ...value, filter } }
      await expect(views.shareView({ resource: 'orders', ...named })).rejects.toMatchObject({ code: 'SHARED_VIEW_NAMES_PEOPLE' }) // prettier-ignore
    }
    const { id, label } = await share()
    const change = views.changeSharedView({ id, label, value: { ...value, filter: { q: 'Asha' } } })
    await expect(change).rejects.toMatchObject({ code: 'SHARED_VIEW_NAMES_PEOPLE' })
    const coupons = app.as(other).staffSharedViews
    await coupons.shareView({ resource: 'coupons', label: 'Diwali', value: { filter: { q: 'Diwali' } } })
    const phone = coupons.shareView({ resource: 'coupons', label: 'One', value: { filter: { q: '9876543210' } } })
    await expect(phone).rejects.toMatchObject({ code: 'SHARED_VIEW_NAMES_PEOPLE' })
  })

  it('that looked for a person before is seen by its author only', async () => {
    const { id } = await share()
    await app.asOwner(`update staff.shared_view set value = '{"filter":{"q":"Asha"}}' where id = '${id}'`)
    expect((await listed()).map((view) => view.id)).not.toContain(id)
    expect((await listed(author)).map((view) => view.id)).toContain(id)
  })

  it('is one of fifty at most in a list', async () => {
    const { staffSharedViews } = app.as(owner)
    for (let i = 0; i < 50; i += 1) await staffSharedViews.shareView({ resource: 'plans', label: `Shared ${i}`, value })
    const more = staffSharedViews.shareView({ resource: 'plans', label: 'One more', value })
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_SHARED_VIEWS' })
  })
})
