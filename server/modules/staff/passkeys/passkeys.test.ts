import { afterAll, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { codeAt } from '../login/authenticator.ts'
import { aMember, type AMember } from '../factory.ts'
import { aSoftDevice, type Deviation, type SoftDevice } from './soft-device.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ORIGIN = app.ctx.settings.publicUrl
const HOST = new URL(ORIGIN).hostname

let networks = 0
function newBrowser() {
  networks += 1
  return app.browser(visitor, `10.8.${networks >> 8}.${networks & 255}`)
}
type Browser = ReturnType<typeof newBrowser>

function codeOf({ secret }: AMember): string {
  app.moveClock(30 * SECOND)
  return codeAt(secret, app.now())
}

interface Holder {
  readonly member: AMember
  readonly device: SoftDevice
  readonly browser: Browser
}

/** Somebody who has logged in by password and code and then added a passkey. */
async function aHolder(device = aSoftDevice(HOST)): Promise<Holder> {
  const member = await aMember(app.ctx)
  const browser = newBrowser()
  const { email, password } = member
  await browser.client.staffLogin.logIn({ email, password, code: codeOf(member) })
  const options = await browser.client.staffPasskeys.askNewPasskey({ code: codeOf(member) })
  await browser.client.staffPasskeys.addPasskey({ name: 'My phone', attestation: device.attest(options, ORIGIN) })
  return { member, device, browser }
}

async function logsIn({ device }: Pick<Holder, 'device'>, origin = ORIGIN, but: Deviation = {}) {
  const { client } = newBrowser()
  const options = await client.staffPasskeys.askPasskey({})
  return client.staffPasskeys.logInByPasskey({ assertion: device.assert(options, origin, but) })
}

const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' }

describe('a passkey', () => {
  it('logs in by itself, with what the roles let', async () => {
    const holder = await aHolder()
    const me = await logsIn(holder)
    expect(me).toMatchObject({ staffId: holder.member.id, email: holder.member.email })
    expect(me.scopes).toContain('people.approve')
    expect(await holder.browser.client.staffPasskeys.listPasskeys({})).toEqual([
      { id: holder.device.id, name: 'My phone', createdAt: expect.any(Number), usedAt: app.now() },
    ])
  })

  it('opens the classes of the teacher whom its owner is, and nothing of the console', async () => {
    const teacher = await aTeacher(app.ctx)
    const [holder, other] = [await aHolder(), await aHolder()]
    await app.pool.query('update staff.member set teacher_id = $2 where id = $1', [holder.member.id, teacher.id])
    const teach = async ({ device }: Holder) => {
      const { client } = newBrowser()
      const assertion = device.assert(await client.staffPasskeys.askPasskey({}), ORIGIN)
      return { client, me: await client.staffPasskeys.teachByPasskey({ assertion }) }
    }
    const { client, me } = await teach(holder)
    expect(me).toMatchObject({ teacherId: teacher.id })
    await expect(client.staffMembers.list({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(teach(other)).rejects.toMatchObject({ code: 'NO_TEACHER' })
  })

  it('is added with a fresh code only, for the browser that asked, and once', async () => {
    const { browser, member } = await aHolder()
    await expect(browser.client.staffPasskeys.askNewPasskey({ code: '000000' })).rejects.toMatchObject({
      code: 'LOGIN_REFUSED',
    })
    const options = await browser.client.staffPasskeys.askNewPasskey({ code: codeOf(member) })
    const attestation = aSoftDevice(HOST).attest(options, ORIGIN)
    const other = await aHolder()
    await expect(other.browser.client.staffPasskeys.addPasskey({ name: 'Theirs', attestation })).rejects.toMatchObject(REFUSED)
    await browser.client.staffPasskeys.addPasskey({ name: 'Second', attestation })
    await expect(browser.client.staffPasskeys.addPasskey({ name: 'Again', attestation })).rejects.toMatchObject(REFUSED)
  }) // prettier-ignore

  it('has at most nine others next to it', async () => {
    const { browser, member } = await aHolder()
    const another = () => browser.client.staffPasskeys.askNewPasskey({ code: codeOf(member) })
    for (let no = 2; no <= 10; no += 1) {
      app.moveClock(5 * MINUTE)
      const attestation = aSoftDevice(HOST).attest(await another(), ORIGIN)
      await browser.client.staffPasskeys.addPasskey({ name: `Device ${no}`, attestation })
    }
    app.moveClock(5 * MINUTE)
    await expect(another()).rejects.toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
  })

  it('that its owner has removed opens nothing, and nobody removes another’s', async () => {
    const [holder, other] = [await aHolder(), await aHolder()]
    const passkeyId = holder.device.id
    await expect(other.browser.client.staffPasskeys.removePasskey({ passkeyId })).rejects.toMatchObject({ status: 404 })
    expect(await holder.browser.client.staffPasskeys.removePasskey({ passkeyId })).toEqual([])
    await expect(logsIn(holder)).rejects.toMatchObject(REFUSED)
  })

  it('of somebody who does not work here any more opens nothing', async () => {
    const holder = await aHolder()
    await app.pool.query('update staff.member set is_active = false where id = $1', [holder.member.id])
    await expect(logsIn(holder)).rejects.toMatchObject(REFUSED)
  })
})

describe('an answer is refused', () => {
  it('of another origin: a page that looks like ours gets nothing', async () => {
    await expect(logsIn(await aHolder(), 'https://kandil.evil.example')).rejects.toMatchObject(REFUSED)
  })

  it('of a device that has not seen its owner', async () => {
    await expect(logsIn(await aHolder(), ORIGIN, { isUnseen: true })).rejects.toMatchObject(REFUSED)
  })

  it('of a device that counts back: it has been copied', async () => {
    const holder = await aHolder()
    await logsIn(holder, ORIGIN, { counter: 7 })
    await expect(logsIn(holder, ORIGIN, { counter: 6 })).rejects.toMatchObject(REFUSED)
  })

  it('of a key we do not know, and of another key under a name we know', async () => {
    const holder = await aHolder()
    await expect(logsIn({ device: aSoftDevice(HOST) })).rejects.toMatchObject(REFUSED)
    const thief = aSoftDevice(HOST)
    const { client } = newBrowser()
    const options = await client.staffPasskeys.askPasskey({})
    const { id } = holder.device
    const assertion = { ...thief.assert(options, ORIGIN), id, rawId: id }
    await expect(client.staffPasskeys.logInByPasskey({ assertion })).rejects.toMatchObject(REFUSED)
  })

  it('a second time, after five minutes, and in another browser', async () => {
    const { device } = await aHolder()
    const { client } = newBrowser()
    const assertion = device.assert(await client.staffPasskeys.askPasskey({}), ORIGIN)
    await client.staffPasskeys.logInByPasskey({ assertion })
    await expect(client.staffPasskeys.logInByPasskey({ assertion })).rejects.toMatchObject(REFUSED)
    const late = device.assert(await client.staffPasskeys.askPasskey({}), ORIGIN)
    app.moveClock(5 * MINUTE)
    await expect(client.staffPasskeys.logInByPasskey({ assertion: late })).rejects.toMatchObject(REFUSED)
    const planted = device.assert(await client.staffPasskeys.askPasskey({}), ORIGIN)
    await expect(newBrowser().client.staffPasskeys.logInByPasskey({ assertion: planted })).rejects.toMatchObject(REFUSED)
  }) // prettier-ignore
})

describe('who works here', () => {
  it('is answered for the address of an adviser, and for no other address', async () => {
    const [adviser, clerk] = [await aMember(app.ctx), await aMember(app.ctx, { roles: ['marketing'] })]
    const { client } = newBrowser()
    const valid = async (agentEmail: string) => (await client.staffAccess.isValidUser({ agentEmail })).valid
    expect(await valid(adviser.email.toUpperCase())).toBe(true)
    expect([await valid(clerk.email), await valid('nobody@kandil.example'), await valid('%')]).toEqual([false, false, false])
    await app.asOwner(`update staff.member set is_active = false where id = '${adviser.id}'`)
    expect(await valid(adviser.email)).toBe(false)
    for (let no = 0; no < 15; no += 1) await valid('nobody@kandil.example')
    await expect(valid(adviser.email)).rejects.toMatchObject({ status: 429 })
  }) // prettier-ignore

  it('reads their own features, and another’s only when they decide about staff', async () => {
    const [owner, clerk] = [await aHolder(), await aMember(app.ctx, { roles: ['marketing'] })]
    const browser = newBrowser()
    const { email, password } = clerk
    await browser.client.staffLogin.logIn({ email, password, code: codeOf(clerk) })
    const marketing = expect.arrayContaining(['catalogue', 'plans', 'coupons', 'content']) as string[] // what a role begins with
    expect(await browser.client.staffAccess.adminFeatures({})).toEqual(marketing)
    expect(await owner.browser.client.staffAccess.adminFeatures({ adminId: clerk.id })).toEqual(marketing)
    for (const adminId of [owner.member.id, 'stf000000000000000000'])
      await expect(browser.client.staffAccess.adminFeatures({ adminId })).rejects.toMatchObject({ status: 403 })
    const unknown = owner.browser.client.staffAccess.adminFeatures({ adminId: 'stf000000000000000000' })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })
})
