// Texts as they come: what is no JSON is refused, and what is accepted is read back as it was written.
import { afterAll, describe, expect, it } from 'vitest'
import { withoutStrayMarks } from '#core/kernel/typed.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '../../app.ts'
import { notJson, notUtf8, unwantedJson } from './broken-json.ts'
import { answerOf, faultIn } from './clean-response.ts'
import { strangeTexts, unusualTexts } from './strange-texts.ts'

const app = await startTestApp()
const asha = await aHousehold(app.ctx)
const cookie = await app.cookieOf(asha)
afterAll(() => app.close())

/** Every answer is clean, or this throws. */
async function send(url: string, payload: string | Buffer) {
  const headers = { cookie, 'content-type': 'application/json' }
  const reply = await app.http.inject({ method: 'POST', url, headers, payload })
  const answer = answerOf(reply)
  expect(faultIn(answer), `to ${JSON.stringify(payload.toString().slice(0, 200))}`).toBeUndefined()
  return answer
}

const edit = (change: object) => send('/api/editProfile', JSON.stringify(change))
const profile = () => app.as(asha).accounts.getLoginData({})

/** Those for which the answer is no. */
async function without<T>(all: readonly T[], isRight: (each: T) => Promise<boolean>): Promise<T[]> {
  const wrong: T[] = []
  for (const each of all) if (!(await isRight(each))) wrong.push(each)
  return wrong
}

describe('a body', () => {
  it('that is no JSON is refused', async () => {
    expect(await without(notJson, async (text) => (await send('/api/editProfile', text)).status === 400)).toEqual([])
  })

  it('that is no UTF-8 is refused, not kept in part', async () => {
    expect(await without(notUtf8, async (bytes) => (await send('/api/editProfile', bytes)).status === 400)).toEqual([])
  })

  it('that nobody asked for changes nothing', async () => {
    const before = await profile()
    for (const text of unwantedJson) await send('/api/editProfile', text)
    expect(await profile()).toEqual(before)
  })

  it('of many thousand lists within each other is refused', async () => {
    for (const url of ['/api/editProfile', '/api/bundle/getBundles', '/api/dinero/payment/buyItems'])
      for (const depth of [1_000, 10_000, 80_000])
        for (const open of ['[', '{"a":', '{"bundleIds":['])
          expect(await send(url, open.repeat(depth).slice(0, 260_000))).toMatchObject({ status: 400 })
    const whole = `{"firstName":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(await send('/api/editProfile', whole)).toMatchObject({ status: 400 })
  })

  it('with more wrong entries than anybody would read gets a short answer', async () => {
    const many = JSON.stringify({ bundleIds: Array(60_000).fill(1) })
    expect(await send('/api/bundle/getBundles', many)).toMatchObject({ status: 400 })
    expect(await send('/api/bundle/getBundles', JSON.stringify(Array(60_000).fill('x')))).toMatchObject({ status: 400 })
  })

  it('of more than 256 KiB is refused unread', async () => {
    const ofSize = (size: number) => `{"firstName":"${'x'.repeat(size - 16)}"}`
    expect(await send('/api/editProfile', ofSize(262_145))).toMatchObject({ status: 413 })
    expect(await send('/api/editProfile', ofSize(262_144))).toMatchObject({ status: 400 })
  })
})

describe('a text', () => {
  it('is kept as people see it or refused, never changed', async () => {
    const changed = await without(strangeTexts, async (text) => {
      await edit({ firstName: 'Asha', lastName: null })
      const { status } = await edit({ firstName: text, lastName: text })
      const { firstName, lastName } = await profile()
      // Marks that nobody sees, and white space around a name, are removed.
      const seen = withoutStrayMarks(text).trim()
      return status === 200 ? firstName === seen && lastName === seen : firstName === 'Asha'
    })
    expect(changed).toEqual([])
  })

  it('of any script is a name', async () => {
    const seen = unusualTexts.filter((text) => withoutStrayMarks(text).trim() !== '')
    expect(await without(seen, async (text) => (await edit({ firstName: text })).status === 200)).toEqual([])
  })

  it('searched for finds nothing worse than no school', async () => {
    for (const text of strangeTexts) {
      const url = `/api/school/getSchools?nameQuery=${encodeURIComponent(text.toWellFormed())}`
      expect(faultIn(answerOf(await app.inject({ url }))), text).toBeUndefined()
    }
  })

  it('is a mail address only if a mail to it goes nowhere else', async () => {
    const accepted = await without(strangeTexts, async (text) => (await edit({ email: text })).status !== 200)
    expect(accepted.filter((text) => !/^[^\s,;<>"]+@[^\s,;<>"]+$/.test(text))).toEqual([])
  })

  it('leads nobody away at logout', async () => {
    const astray = await without(strangeTexts, async (redirectUrl) => {
      const { status, text } = await send('/api/user/logout', JSON.stringify({ redirectUrl }))
      if (status !== 200) return true
      const next = (JSON.parse(text) as { redirectUrl: string }).redirectUrl // the endpoint's own answer
      return new URL(next, 'https://kandil.example').origin === 'https://kandil.example'
    })
    expect(astray).toEqual([])
  })
})
