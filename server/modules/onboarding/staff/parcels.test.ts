import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { countStatements } from '#server/test/count-statements.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { anEnrolledLearner } from '../factory.ts'

let app: TestApp
let bundleId: string
beforeAll(async () => {
  app = await startTestApp()
  bundleId = (await aBundle(app.ctx)).id
})
afterAll(() => app.close())

const deliveries = () => app.as(owner).staffDeliveries
const address = { name: 'Asha Rao', phone: '9876543210', line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }

async function aFamilyWithParcel(): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { hasConsent: true })
  await anEnrolledLearner(app.ctx, family, bundleId)
  await app.runJobs()
  return family
}

describe('the parcels to pack', () => {
  it('go each to its own family, with as many statements for a page as for one parcel', async () => {
    const first = await aFamilyWithParcel()
    await app.as(first).profiles.saveAddress(address)
    await deliveries().list({}) // which begins the session
    const ofOne = await countStatements(app, () => deliveries().list({}))
    const others = [await aFamilyWithParcel(), await aFamilyWithParcel(), await aFamilyWithParcel()]
    for (const [no, family] of others.entries())
      await app.as(family).profiles.saveAddress({ ...address, line1: `${no} Lake Road` })
    expect(await countStatements(app, () => deliveries().list({}))).toBe(ofOne)
    const { data } = await deliveries().list({})
    expect(data.map((parcel) => parcel.address?.split(', ').at(1)).toSorted()).toEqual([
      '0 Lake Road',
      '1 Lake Road',
      '12',
      '2 Lake Road',
    ])
  })
})
