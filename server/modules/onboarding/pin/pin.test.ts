import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statesOfPin } from '#core/taxonomy/state-of-pin.ts'
import { DAY } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lookUp = (pin: string) => app.browser().client.onboarding.lookUpPin({ pin })

describe('a PIN code', () => {
  it.each([
    ['110001', 'New Delhi', 'Delhi'],
    ['400706', 'Navi Mumbai', 'Maharashtra'],
    ['403001', 'Panaji', 'Goa'],
    ['560038', 'Bengaluru', 'Karnataka'],
    ['600001', 'Chennai', 'Tamil Nadu'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['700001', 'Kolkata', 'West Bengal'],
    ['794001', 'Tura', 'Meghalaya'],
    ['831001', 'Jamshedpur', 'Jharkhand'],
    // Over a border within one sorting district.
    ['247667', 'Roorkee', 'Uttarakhand'],
    ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['682555', 'Kavaratti', 'Lakshadweep'],
    ['244713', 'Kashipur', 'Uttarakhand'],
    ['160062', 'Mohali', 'Punjab'],
    ['673310', 'Mahé', 'Puducherry'],
    ['609602', 'Karaikal', 'Puducherry'],
    ['262203', 'Pilibhit', 'Uttar Pradesh'],
  ])('%s is in %s, %s', async (pin, city, stateName) => {
    expect(await lookUp(pin)).toMatchObject({ pinCode: pin, city, stateName, otherStates: [], postOffices: [] })
  })

  it('with post offices in two states names both', async () => {
    expect(await lookUp('533464')).toMatchObject({
      city: 'Yanam',
      stateName: 'Andhra Pradesh',
      otherStates: [{ stateCode: '34', stateName: 'Puducherry' }],
    })
  })

  it.each(['999999', '290001', '900056'])('%s is nowhere', async (pin) => {
    await expect(lookUp(pin)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND', status: 404 })
  })

  it.each(['12', '012345', '4110011', 'abcdef', '%00'])('“%s” is not a PIN code', async (pin) => {
    await expect(lookUp(pin)).rejects.toMatchObject({ status: 400 })
  })

  it('has a town wherever it has a state', async () => {
    const { rows } = await app.pool.query<{ prefix: string }>('select prefix from onboarding.pin_district')
    const towns = new Set(rows.map(({ prefix }) => prefix))
    const beginnings = Array.from({ length: 900 }, (_, i) => String(i + 100))
    const withState = beginnings.filter((beginning) => statesOfPin(`${beginning}001`).length > 0)
    expect(withState.length).toBeGreaterThan(380)
    expect(withState.filter((beginning) => !towns.has(beginning))).toEqual([])
  })

  it('is asked of the postal service at night, and then told as it says', async () => {
    await lookUp('411001')
    expect(await lookUp('411001')).toMatchObject({ city: 'Pune', district: null })
    await app.runJob('onboarding.refresh-pins')
    expect(await lookUp('411001')).toEqual({
      pinCode: '411001',
      city: 'Pune City',
      district: 'Pune',
      stateCode: '27',
      stateName: 'Maharashtra',
      otherStates: [],
      postOffices: ['C D A (O)', 'Dr.B.A. Chowk', 'Ghorpuri Bazar', 'N.W. College', 'Pune'],
    })
  })

  it('that the postal service does not know stays as our own table has it, and is asked again after 90 days', async () => {
    await lookUp('560999')
    await app.runJob('onboarding.refresh-pins')
    expect(await lookUp('560999')).toMatchObject({ city: 'Bengaluru', postOffices: [] })
    const due = () =>
      app.pool.query('select from onboarding.pin_code where refreshed_at < $1', [new Date(app.now() - 90 * DAY)])
    expect((await due()).rowCount).toBe(0)
    app.moveClock(91 * DAY)
    expect((await due()).rowCount).toBeGreaterThan(0)
  })
})

it('a postal service that is away changes nothing, and is asked another night', async () => {
  const other = await startTestApp({ postal: { find: () => Promise.reject(new Error('away')) } })
  const { onboarding } = other.browser().client
  await onboarding.lookUpPin({ pin: '600001' })
  await expect(other.runJob('onboarding.refresh-pins')).rejects.toThrow('away')
  expect(await onboarding.lookUpPin({ pin: '600001' })).toMatchObject({ city: 'Chennai' })
  await other.close()
})
