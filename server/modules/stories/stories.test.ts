// Stories: shown while the consent of who is in them holds, and not a moment longer.
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aStory } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' }).stories
/** Somebody who has just logged in: the clock moves by days. */
let members = 0
const nextStaff = () => `stf${String((members += 1)).padStart(18, '0')}`
const staff = () => app.as({ kind: 'staff', staffId: nextStaff(), scopes: ['content.view', 'content.edit'] })
const shown = async (ask: object = {}) => (await visitor().fetchCurrentVStories(ask)).stories.map(({ id }) => id)

async function save(id: string, fields: object) {
  const { version, filmType: _t, filmBytes: _b, ...form } = await staff().staffStories.one({ id })
  return staff().staffStories.update({ ...form, ...fields, id, version } as never)
}

it('is answered at the path of the specification, with or without the slash at its end', async () => {
  const id = await aStory(app.ctx)
  for (const url of ['/api/VStory/fetchCurrentVStories/', '/api/VStory/fetchCurrentVStories?sectionType=PROPAGES&requestType=APP']) {
    const { stories } = (await app.inject({ url })).json() as { stories: { id: string; media: { url: string } }[] }
    const [story] = stories.filter((each) => each.id === id)
    expect((await app.inject({ url: story?.media.url ?? '' })).statusCode).toBe(200)
  }
}) // prettier-ignore

describe('a story', () => {
  it('is hidden from the moment on at which its consent ends, with its captions', async () => {
    const id = await aStory(app.ctx, { consentUntil: later(app.now(), DAY) })
    expect(await shown()).toContain(id)
    expect((await visitor().getStoryCaptions({ id, captions: 'en' })).text).toMatch(/^WEBVTT/)
    app.moveClock(DAY)
    expect(await shown()).not.toContain(id)
    await expect(visitor().getStoryCaptions({ id, captions: 'en' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is shown to its class and target, and to all without one', async () => {
    const [all, ten] = [
      await aStory(app.ctx),
      await aStory(app.ctx, { grade: 10, target: 'school' as never, year: 2025 }),
    ]
    expect(await shown({ grade: 11 })).toContain(all)
    expect(await shown({ grade: 11 })).not.toContain(ten)
    expect(await shown({ grade: 10, target: 'school', year: 2025 })).toContain(ten)
    expect(await shown({ year: 2026 })).not.toContain(ten)
  })

  it.each([
    ['proof', { consentProof: '' }, 'STORY_NEEDS_CONSENT'],
    ['end', { consentUntil: null }, 'STORY_NEEDS_CONSENT'],
    ['captions', { captions: { en: 'Hello' } }, 'STORY_NEEDS_CAPTIONS'],
  ])('is not published without its %s', async (_, fields, code) => {
    const id = await aStory(app.ctx, { state: 'DRAFT' })
    await expect(save(id, { ...fields, state: 'PUBLISHED' })).rejects.toMatchObject({ code })
    expect(await shown()).not.toContain(id)
    await save(id, { state: 'PUBLISHED' })
    expect(await shown()).toContain(id)
  })

  it('keeps the time at which it was first shown', async () => {
    const id = await aStory(app.ctx, { state: 'DRAFT', consentUntil: later(app.now(), 30 * DAY) })
    const first = app.now()
    await save(id, { state: 'PUBLISHED' })
    app.moveClock(DAY)
    await save(id, { state: 'WITHDRAWN' })
    await save(id, { state: 'PUBLISHED' })
    const { stories } = await visitor().fetchCurrentVStories({})
    expect(stories.find((story) => story.id === id)?.publishedAt).toBe(first)
  })

  it('that is withdrawn is shown no more', async () => {
    const id = await aStory(app.ctx)
    await save(id, { state: 'WITHDRAWN' })
    expect(await shown()).not.toContain(id)
  })

  it('takes a film that staff send, and nothing that is no film', async () => {
    const id = await aStory(app.ctx, { state: 'DRAFT' })
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const sha256 = hash('sha256', bytes, 'hex')
      const { key, url, headers } = await staff().staffStoryFilms.askFilm({ id, type: 'video/webm', bytes: bytes.length, sha256 }) // prettier-ignore
      await fetch(new URL(url, app.url), { method: 'PUT', headers, body: bytes })
      return staff().staffStoryFilms.keepFilm({ id, key })
    }
    await expect(send(new TextEncoder().encode('no film'))).rejects.toMatchObject({ code: 'NOT_THE_ANNOUNCED_FILM' })
    await send(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]))
    expect((await staff().staffStories.one({ id })).filmBytes).toBe(7)
    await expect(staff().staffStories.create({ ...(await form(id)), state: 'PUBLISHED' })).rejects.toMatchObject({ code: 'STORY_HAS_NO_FILM' }) // prettier-ignore
  })
})

async function form(id: string) {
  const { version: _v, filmType: _t, filmBytes: _b, id: _i, ...fields } = await staff().staffStories.one({ id })
  return fields
}
