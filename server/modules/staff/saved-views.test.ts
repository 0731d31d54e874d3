// The filters of lists that a member of staff keeps, the same in each of their browsers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const view = { label: 'Open, this week', value: { filter: { status: 'OPEN' }, displayedFilters: { status: true }, sort: { field: 'createdAt', order: 'DESC' as const }, perPage: 25 } } // prettier-ignore
const named = (label: string) => ({ label, value: { perPage: 25 } })
const of = (id: string) => app.as(clerk(`stf0000000000000000${id}`)).staffViews

describe('saved views', () => {
  it('are one’s own, list by list', async () => {
    const mine = of('61')
    await mine.saveViews({ resource: 'orders', saved: [named('Old')], removed: [] })
    await mine.saveViews({ resource: 'orders', saved: [view], removed: ['Old'] })
    await mine.saveViews({ resource: 'leads', saved: [], removed: ['Never there'] })
    expect(await mine.listSavedViews({})).toEqual({ views: { orders: [view], leads: [] } })
    expect(await of('62').listSavedViews({})).toEqual({ views: {} })
  })

  it('are all kept when two browsers save at the same time', async () => {
    const save = (...labels: string[]) =>
      of('63').saveViews({ resource: 'orders', saved: labels.map(named), removed: [] })
    await Promise.all([save('First'), save('Second')])
    await Promise.all([save('Third'), save('Fourth'), of('63').saveViews({ resource: 'orders', saved: [], removed: ['First'] })]) // prettier-ignore
    const { orders = [] } = (await of('63').listSavedViews({})).views
    expect(orders.map(({ label }) => label).toSorted()).toEqual(['Fourth', 'Second', 'Third'])
  })

  it('are thirty at most, and not large', async () => {
    const mine = of('64')
    const save = (resource: string, ...saved: { label: string; value: object }[]) =>
      mine.saveViews({ resource, saved, removed: [] })
    const thirty = Array.from({ length: 30 }, (_, i) => named(`Filter ${i}`))
    await expect(save('orders', ...thirty, named('One more'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await save('orders', ...thirty)
    await expect(save('orders', named('One more'))).rejects.toMatchObject({ code: 'TOO_MANY_SAVED_VIEWS' })
    const large = { label: 'Large', value: { filter: { q: 'x'.repeat(20_000) } } }
    await expect(save('orders', large)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(save('../me')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
