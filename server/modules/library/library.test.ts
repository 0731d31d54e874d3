// Study material: the tree, who opens which file, and how long an address works.
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aStudyChapter, aStudyResource } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = { kind: 'visitor' } as const
const PDF = new TextEncoder().encode('%PDF-1.4 the notes\n%%EOF\n')

/** Somebody who has just logged in: the clock moves by days. */
let members = 0
const nextStaff = () => `stf${String((members += 1)).padStart(18, '0')}`
const staff = () => app.as({ kind: 'staff', staffId: nextStaff(), scopes: ['library.view', 'library.edit'] }) // prettier-ignore

async function enrolled({ accountId, learnerId }: AHousehold, bundleId: string, validTill = later(app.now(), DAY)) {
  const orderId = app.ctx.newId('ord')
  const what = { accountId, learnerId, bundleId, aslGroup: null, planId: null, orderId, state: 'REGULAR', validTill } as const
  await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, what))
} // prettier-ignore

async function read(url: string) {
  const reply = await app.inject({ url })
  return { status: reply.statusCode, text: reply.statusCode === 200 ? reply.body : '' }
}

describe('a file', () => {
  it('that is FREE opens for everybody for ten minutes, and not a second longer', async () => {
    const id = await aStudyResource(app.ctx, {}, { bytes: PDF, type: 'application/pdf' })
    const { url, expiresAt } = await app.as(visitor).library.signUrl({ id })
    expect(expiresAt).toBe(later(app.now(), 10 * MINUTE))
    expect((await read(url)).text).toContain('the notes')
    expect((await read(url.split('?')[0] ?? '')).status).not.toBe(200)
    app.moveClock(10 * MINUTE)
    expect((await read(url)).status).not.toBe(200)
  })

  it('that needs a login opens for every household', async () => {
    const id = await aStudyResource(app.ctx, { access: 'LOGIN' })
    await expect(app.as(visitor).library.signUrl({ id })).rejects.toMatchObject({ code: 'RESOURCE_NEEDS_LOGIN' })
    expect((await app.as(await aHousehold(app.ctx)).library.signUrl({ id })).url).toMatch(/^\//)
  })

  it('of a course opens for its learners only, and closes with their enrolment', async () => {
    const [asha, other] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const [course, another] = [await aBundle(app.ctx), await aBundle(app.ctx)]
    const id = await aStudyResource(app.ctx, { access: 'ENROLLED', courseIds: [course.id] })
    await enrolled(other, another.id)
    await expect(app.as(visitor).library.signUrl({ id })).rejects.toMatchObject({ code: 'RESOURCE_NEEDS_LOGIN' })
    await expect(app.as(asha).library.signUrl({ id })).rejects.toMatchObject({ code: 'RESOURCE_NEEDS_COURSE' })
    await expect(app.as(other).library.signUrl({ id })).rejects.toMatchObject({ code: 'RESOURCE_NEEDS_COURSE' })
    await enrolled(asha, course.id)
    const { url } = await app.as(asha).library.signUrl({ id })
    expect((await read(url)).status).toBe(200)
    app.moveClock(DAY)
    expect((await read(url)).status).not.toBe(200)
    await expect(app.as(asha).library.signUrl({ id })).rejects.toMatchObject({ code: 'RESOURCE_NEEDS_COURSE' })
  })

  it('is opened 40 times a day from one address, then RATE_LIMIT_EXCEEDED', async () => {
    const asha = app.as(await aHousehold(app.ctx)).library
    const id = await aStudyResource(app.ctx)
    for (let opened = 0; opened < 40; opened += 1) await asha.signUrl({ id })
    await expect(asha.signUrl({ id })).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    expect((await staff().staffLibraryResources.one({ id })).openings).toBe(40)
    app.moveClock(DAY)
    expect((await asha.signUrl({ id })).url).toMatch(/^\//)
  })
})

describe('the library', () => {
  it('lists the classes, targets, subjects and chapters that have something published', async () => {
    const chapter = await aStudyChapter(app.ctx, { gradeKey: '9' as never, courseKey: 'cbse' as never })
    await aStudyChapter(app.ctx, { gradeKey: '9' as never, courseKey: 'icse' as never })
    await aStudyResource(app.ctx, { chapterId: chapter })
    await aStudyResource(app.ctx, { chapterId: chapter, state: 'DRAFT' })
    const { grades, chapters } = await app.as(visitor).library.getTree({ grade: '9', board: 'cbse', lang: 'hi' })
    expect(grades.find(({ key }) => key === '9')?.courses).toMatchObject([{ key: 'cbse', resources: 1 }])
    expect(chapters).toMatchObject([{ id: chapter, title: { text: 'गति के नियम', lang: 'hi' }, resources: 1 }])
    const { resources } = await app.as(visitor).library.listResources({ chapter })
    expect(resources).toMatchObject([{ licence: 'All rights reserved', editionYear: 2026 }])
  })

  it('has no draft, and nothing that was withdrawn', async () => {
    for (const state of ['DRAFT', 'WITHDRAWN'] as const) {
      const id = await aStudyResource(app.ctx, { state })
      await expect(app.as(visitor).library.getResource({ id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
      await expect(app.as(visitor).library.signUrl({ id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    }
  })

  it('links to what others publish', async () => {
    const address = 'https://ncert.nic.in/textbook.php'
    const id = await aStudyResource(app.ctx, { address, rightsHolder: 'NCERT' })
    expect(await app.as(visitor).library.signUrl({ id })).toEqual({ url: address, expiresAt: null })
  })

  it('takes reports of errors to the help desk', async () => {
    const asha = app.as(await aHousehold(app.ctx))
    const id = await aStudyResource(app.ctx)
    const { ticketId } = await asha.library.reportResource({ id, text: 'The sign in line 3 is wrong.' })
    const ticket = await asha.tickets.getTicket({ ticketId })
    expect(ticket).toMatchObject({ category: 'CONTENT', path: `/study/file/${id}` })
  })
})

describe('staff', () => {
  async function save(id: string, fields: object) {
    const { version, fileType: _t, fileBytes: _b, fileVersion: _v, openings: _o, updatedAt: _u, ...form } = await staff().staffLibraryResources.one({ id }) // prettier-ignore
    return staff().staffLibraryResources.update({ ...form, ...fields, id, version } as never)
  }

  async function sendFile(id: string, bytes: Uint8Array<ArrayBuffer>, type: FileType = 'application/pdf') {
    const sha256 = hash('sha256', bytes, 'hex')
    const { key, url, headers } = await staff().staffLibraryFiles.askFile({ id, type, bytes: bytes.length, sha256 })
    await fetch(new URL(url, app.url), { method: 'PUT', headers, body: bytes })
    return staff().staffLibraryFiles.keepFile({ id, key })
  } // prettier-ignore

  it('store a file, and another in its place; the old one is deleted after a day', async () => {
    const id = await aStudyResource(app.ctx, {}, { bytes: PDF, type: 'application/pdf' })
    const { rows } = await app.pool.query('select file_key as key from library.resource where id = $1', [id])
    expect(await sendFile(id, new TextEncoder().encode('%PDF-1.7 corrected'))).toEqual({ fileVersion: 2 })
    const { url } = await app.as(visitor).library.signUrl({ id })
    expect((await read(url)).text).toContain('corrected')
    app.moveClock(DAY + MINUTE)
    await app.runJobs()
    expect(await app.ctx.files.read(rows[0].key)).toBeUndefined()
  })

  it('store no file of an unknown type, nor one of another resource', async () => {
    const [id, other] = [await aStudyResource(app.ctx), await aStudyResource(app.ctx)]
    await expect(sendFile(id, new TextEncoder().encode('no file of ours'))).rejects.toMatchObject({
      code: 'NOT_THE_ANNOUNCED_FILE',
    })
    const { key } = await staff().staffLibraryFiles.askFile({ id: other, type: 'application/pdf', bytes: 1, sha256: '0'.repeat(64) }) // prettier-ignore
    await expect(staff().staffLibraryFiles.keepFile({ id, key })).rejects.toMatchObject({ code: 'NOT_THE_ANNOUNCED_FILE' }) // prettier-ignore
  })

  it('store a film of at most 5 MB in a film, and documents in everything else', async () => {
    const webm = new Uint8Array(64)
    webm.set([0x1a, 0x45, 0xdf, 0xa3])
    const film = await aStudyResource(app.ctx, { kind: 'FILM', state: 'DRAFT' }, { bytes: webm, type: 'video/webm' })
    expect(await sendFile(film, webm, 'video/webm')).toEqual({ fileVersion: 2 })
    expect(await save(film, { state: 'PUBLISHED' })).toMatchObject({ state: 'PUBLISHED', fileType: 'video/webm' })
    await expect(save(film, { kind: 'NOTES' })).rejects.toMatchObject({ code: 'RESOURCE_FILE_OF_OTHER_KIND' })
    await expect(sendFile(film, PDF)).rejects.toMatchObject({ code: 'RESOURCE_FILE_OF_OTHER_KIND' })
    await expect(sendFile(film, PDF, 'video/mp4')).rejects.toMatchObject({ code: 'NOT_THE_ANNOUNCED_FILE' })
    const notes = await aStudyResource(app.ctx)
    await expect(sendFile(notes, webm, 'video/webm')).rejects.toMatchObject({ code: 'RESOURCE_FILE_OF_OTHER_KIND' })
    const most = 5 * 1024 * 1024
    const ask = (bytes: number) => staff().staffLibraryFiles.askFile({ id: film, type: 'video/webm', bytes, sha256: '0'.repeat(64) }) // prettier-ignore
    await expect(ask(most + 1)).rejects.toMatchObject({ code: 'RESOURCE_FILE_TOO_LARGE' })
    expect((await ask(most)).url).not.toBe('')
  })

  it.each([
    ['licence', { licence: '' }, 'RESOURCE_HAS_NO_LICENCE'],
    ['rights holder', { rightsHolder: '' }, 'RESOURCE_HAS_NO_LICENCE'],
    ['edition', { editionYear: null }, 'RESOURCE_HAS_NO_EDITION'],
    ['course', { access: 'ENROLLED' }, 'RESOURCE_HAS_NO_COURSE'],
    ['right to store it', { rightsHolder: 'NCERT' }, 'RESOURCE_IS_ONLY_LINKED'],
  ])('publish nothing without its %s', async (_, fields, code) => {
    const id = await aStudyResource(app.ctx, { state: 'DRAFT' })
    await expect(save(id, { ...fields, state: 'PUBLISHED' })).rejects.toMatchObject({ code })
    expect(await save(id, { state: 'PUBLISHED' })).toMatchObject({ state: 'PUBLISHED' })
  })

  it('publish no empty record, and none for a course that is a link', async () => {
    const id = await aStudyResource(app.ctx, { address: 'https://example.org/a', state: 'DRAFT' })
    await expect(save(id, { address: null, state: 'PUBLISHED' })).rejects.toMatchObject({ code: 'RESOURCE_HAS_NO_FILE' }) // prettier-ignore
    const course = await aBundle(app.ctx)
    const enrolledLink = { access: 'ENROLLED', courseIds: [course.id], state: 'PUBLISHED' }
    await expect(save(id, enrolledLink)).rejects.toMatchObject({ code: 'RESOURCE_LINK_IS_OPEN' })
  })
})
