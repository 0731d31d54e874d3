// Log-ins of staff from many networks at once: each costs a tenth of a second in the threads that also read files.
import { afterAll, describe, expect, it } from 'vitest'
import { SECOND } from '#core/kernel/time.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { codeAt } from '#server/modules/staff/login/authenticator.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { startTestApp } from '../../app.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** More than are let in and may wait. */
const FLOOD = 120

const flood = (path: '/staff/login' | '/teacher/login') =>
  Array.from({ length: FLOOD }, (_, n) => {
    const body = { email: `nobody${n}@kandil.example`, password: 'a wrong password', code: '123456' }
    return app.inject({ method: 'POST', url: `/api${path}`, body, address: `10.${n}.0.1` })
  })

describe.each(['/staff/login', '/teacher/login'] as const)('many log-ins by %s at once', (path) => {
  it('are refused, or asked to come back, and a browser that the member has used before comes first', async () => {
    const member = await aMember(app.ctx, { roles: ['support'] })
    const { client } = app.browser(visitor, '10.200.0.1')
    const logIn = () => {
      app.moveClock(30 * SECOND)
      return client.staffLogin.logIn({ email: member.email, password: member.password, code: codeAt(member.secret, app.now()) })
    }
    await logIn()
    const refused = flood(path)
    expect(await logIn()).toMatchObject({ staffId: member.id })
    const replies = await Promise.all(refused)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]))
    const turnedAway = replies.filter(({ statusCode }) => statusCode === 503)
    expect(new Set(turnedAway.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']))
    expect(turnedAway.length).toBeGreaterThanOrEqual(FLOOD - 42)
  }) // prettier-ignore
})

describe('a member without the permission', () => {
  it('gets 403 however often they call', async () => {
    const cookie = await app.cookieOf(clerk('stf000000000000000001'))
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/staff/payment-exceptions/reconcile',
        cookie,
        body: {},
      })
      statuses.push(reply.statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([403]))
  })
})
