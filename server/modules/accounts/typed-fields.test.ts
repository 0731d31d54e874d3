// A family types or pastes into its profile, and takes out of it again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aHousehold } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const aGrownUp = async () => app.as(await aHousehold(app.ctx, { birthYear: 2000 })).accounts

describe('a field of the profile', () => {
  it.each([
    ['pinCode', '\u202a411 001\u202c', '411001'],
    ['pinCode', '४११००१', '411001'],
    ['email', ' asha\u200b@example.in\u2069 ', 'asha@example.in'],
    ['firstName', '\u2068Asha\u200b\u2069', 'Asha'],
    ['firstName', 'आर्‍या', 'आर्‍या'],
  ])('takes a %s with marks that nobody sees: %j', async (field, pasted, kept) => {
    const accounts = await aGrownUp()
    expect(await accounts.editProfile({ [field]: pasted })).toMatchObject({ [field]: kept })
  })

  it('lets a PIN code be taken away, and its state with it', async () => {
    const accounts = await aGrownUp()
    await accounts.editProfile({ pinCode: '411001' })
    await accounts.editProfile({ pinCode: null })
    expect(await accounts.getLoginData({})).toMatchObject({ pinCode: null, stateCode: null })
  })
})
