import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aSchool } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  for (const name of [
    'Delhi Public School, Pune',
    'DAV Public School, Patna',
    'St. Xavier’s High School, Mumbai',
    "Queen Mary's School",
    'केंद्रीय विद्यालय, दिल्ली कैंट',
    'அரசு மேல்நிலைப் பள்ளி, மதுரை',
    '100% Learning_Centre',
    'École Française',
  ])
    await aSchool(app.ctx, { name })
})
afterAll(() => app.close())

async function namesFor(nameQuery: string): Promise<string[]> {
  const schools = await app.as({ kind: 'visitor' }).catalogue.getSchools({ nameQuery })
  return schools.map(({ name }) => name)
}

describe('schools', () => {
  it.each([
    ['pub', ['DAV Public School, Patna', 'Delhi Public School, Pune']],
    ['PUB del', ['Delhi Public School, Pune']],
    ['school delhi', ['Delhi Public School, Pune']],
    ['ublic', []],
    ['st xav', ['St. Xavier’s High School, Mumbai']],
    ["xavier's", ['St. Xavier’s High School, Mumbai']],
    ['queen mary’s', ["Queen Mary's School"]],
    ['विद्या', ['केंद्रीय विद्यालय, दिल्ली कैंट']],
    ['दिल्ली केंद्री', ['केंद्रीय विद्यालय, दिल्ली कैंट']],
    ['மேல்நி', ['அரசு மேல்நிலைப் பள்ளி, மதுரை']],
    ['éco fran', ['École Française']],
    ['ｄｅｌｈｉ', ['Delhi Public School, Pune']],
  ])('with words that begin as %j', async (query, names) => {
    expect(await namesFor(query)).toEqual(names)
  })

  it.each([
    ['%', []],
    ['_', []],
    ['100%', ['100% Learning_Centre']],
    ['learning_', ['100% Learning_Centre']],
    ['learning%', []],
    ["pub' | 'st", []],
    ['pub:*', []],
    ['!pub', []],
    ['pub\\', []],
    ["'", []],
    ['(', []],
    ['  -- ', []],
    ['  ', 'all'],
    ['', 'all'],
  ])('for %j, whose signs mean themselves', async (query, names) => {
    if (names === 'all') expect(await namesFor(query)).toHaveLength(8)
    else expect(await namesFor(query)).toEqual(names)
  })

  it('come at most fifty at a time, in order, and fifty unless asked otherwise', async () => {
    for (let made = 0; made < 50; made += 1)
      await aSchool(app.ctx, { name: `Zilla School ${String(made).padStart(2, '0')}` })
    const ask = app.as({ kind: 'visitor' }).catalogue
    const all = await ask.getSchools({ nameQuery: 'sch' })
    expect(all).toHaveLength(50)
    expect(await ask.getSchools({ nameQuery: 'zil', size: 2 })).toMatchObject([{ name: 'Zilla School 00' }, { name: 'Zilla School 01' }]) // prettier-ignore
    await expect(ask.getSchools({ size: 51 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('are refused for a repeated parameter', async () => {
    const reply = await app.inject({ url: '/api/school/getSchools?size=1&size=2' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })

  it('are asked for 120 times a minute from one address, then RATE_LIMIT_EXCEEDED', async () => {
    const ask = () => app.inject({ url: '/api/school/getSchools?size=1' })
    for (let asked = 0; asked < 120; asked += 1) await ask()
    const refused = await ask()
    expect(refused.json()).toMatchObject({ errorCode: 'RATE_LIMIT_EXCEEDED' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
