// Pictures from the hand of a member of staff to a family's page, and what others try on the way.
import { hash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import { MOST_BYTES, type PictureType } from '#core/modules/media/limits.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import { aBatch, aBundle, aTeacher, heard } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { sample, type samples } from './samples.ts'
import { replaceUses } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const editor = clerk('stf000000000000000071', 'content.view', 'content.edit')
const alt = { en: 'A teacher at the board', hi: 'बोर्ड पर शिक्षक' }

function announced(bytes: Uint8Array, type: PictureType = 'image/png') {
  return { type, bytes: bytes.length, sha256: hash('sha256', bytes, 'hex') }
}

/** The browser's own part: just these bytes to that address. */
async function put(url: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>) {
  const reply = await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(bytes) })
  return reply.status
}

async function sent(name: keyof typeof samples, type: PictureType) {
  return sentBytes(sample(name), type)
}

async function sentBytes(bytes: Uint8Array, type: PictureType = 'image/png') {
  const upload = await app.as(editor).staffUploads.askUpload(announced(bytes, type))
  expect(await put(upload.url, bytes, upload.headers)).toBe(204)
  return upload
}

describe('a picture', () => {
  it('goes from the browser to the storage, is written anew, and is shown with its size', async () => {
    const { id } = await sent('webp', 'image/webp')
    const picture = await app.as(editor).staffUploads.keepUpload({ id, alt })
    expect(picture).toMatchObject({ type: 'image/webp', width: 32, height: 20, uses: [] })
    const shown = await app.inject({ url: picture.url })
    expect(shown.rawPayload.length).toBe(picture.bytes)
    expect(picture.url).toBe(`/media/${hash('sha256', shown.rawPayload, 'hex')}.webp`)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 32, height: 20 })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${picture.url.slice('/media/'.length)}"`,
    })
    const again = await app.inject({ url: picture.url, headers: { 'if-none-match': String(shown.headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })

  it('that is there already is the same one', async () => {
    const [first, second] = [await sent('avif', 'image/avif'), await sent('avif', 'image/avif')]
    const kept = await app.as(editor).staffUploads.keepUpload({ id: first.id, alt })
    expect((await app.as(editor).staffUploads.keepUpload({ id: second.id, alt })).id).toBe(kept.id)
  })

  it('of a course is published with it, is shown on its page in the family’s language, and cannot be deleted', async () => {
    const staff = app.as(owner)
    const bundle = await aBundle(app.ctx)
    await aBatch(app.ctx, bundle)
    const { id: uploadId } = await sent('jpeg', 'image/jpeg')
    const { id, url } = await app.as(editor).staffUploads.keepUpload({ id: uploadId, alt })
    const course = await staff.staffCourses.one({ id: bundle.id })
    const drafted = await staff.staffCourses.update({ ...course, pictureId: id })
    const asked = { id: bundle.id, lang: 'hi' as const }
    expect((await app.as(visitor).listings.getCoursePage(asked)).bundle.picture).toBeNull()
    // A picture that only a draft uses cannot be deleted either.
    const { version } = await staff.staffPictures.one({ id })
    await expect(staff.staffUploads.removePicture({ id, version })).rejects.toMatchObject({ code: 'PICTURE_IS_USED' })
    await staff.staffCourses.publish({ id: bundle.id, version: drafted.version })
    await heard(app.ctx)
    const page = await app.as(visitor).listings.getCoursePage(asked)
    expect(page.bundle.picture).toEqual({ url, width: 32, height: 20, alt: { text: alt.hi, lang: 'hi' } })
    expect((await staff.staffPictures.one({ id })).uses).toEqual([{ resource: 'courses', id: bundle.id }])
    await expect(staff.staffUploads.removePicture({ id, version })).rejects.toMatchObject({ code: 'PICTURE_IS_USED' })
  })

  it('that is shown nowhere is thrown away, file and all', async () => {
    const { id: uploadId } = await sent('png', 'image/png')
    const { id, url, version } = await app.as(editor).staffUploads.keepUpload({ id: uploadId, alt })
    await app.as(editor).staffUploads.removePicture({ id, version })
    await app.runJobs()
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('is found by its words, and its words are mended', async () => {
    const { staffPictures, staffUploads } = app.as(editor)
    const { id: uploadId } = await sent('png', 'image/png')
    const { id, version } = await staffUploads.keepUpload({ id: uploadId, alt: { en: 'A blue square' } })
    expect((await staffPictures.list({ q: 'blue square', isUsed: false })).data).toMatchObject([{ id }])
    expect((await staffPictures.list({ q: 'blue square', isUsed: true })).data).toEqual([])
    const mended = await staffPictures.update({ id, version, alt })
    expect(mended.alt).toEqual(alt)
    const stale = staffPictures.update({ id, version, alt })
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION' })
    await staffUploads.removePicture({ id, version: mended.version })
    await app.runJobs()
  })

  it('is put into a folder with others, and is found there', async () => {
    const { staffPictures, staffPictureFolders, staffUploads } = app.as(editor)
    const keep = async (colour: string, folder?: string) => {
      const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer()
      const { id } = await sentBytes(bytes)
      return staffUploads.keepUpload({ id, alt: { en: `A ${colour} square of folders` }, ...(folder && { folder }) })
    }
    const [red, green, blue] = [await keep('red'), await keep('green'), await keep('blue', ' Courses / Class 9')]
    expect([red.folder, blue.folder]).toEqual(['', 'Courses/Class 9'])
    const found = async (folder: string) =>
      (await staffPictures.list({ folder, q: 'square of folders' })).data.map(({ id }) => id).toSorted()
    expect(await found('/')).toEqual([red.id, green.id].toSorted())
    await staffPictures.bulk({ ids: [red.id, blue.id], change: { folder: 'Shapes' } })
    expect(await found('Shapes')).toEqual([red.id, blue.id].toSorted())
    expect(await found('Courses/Class 9')).toEqual([])
    const { id, version } = await staffPictures.one({ id: green.id })
    await staffPictures.update({ id, version, alt, folder: 'Courses' })
    expect(await staffPictureFolders.listFolders({})).toEqual([
      { folder: 'Courses', pictures: 1 },
      { folder: 'Shapes', pictures: 2 },
    ])
    await staffPictures.bulk({ ids: [red.id], change: { folder: '' } })
    expect(await found('/')).toEqual([red.id])
  })

  it('needs words for who cannot see it', async () => {
    const { id } = await sent('png', 'image/png')
    const keeping = app.as(editor).staffUploads.keepUpload({ id, alt: { en: ' ' } })
    await expect(keeping).rejects.toMatchObject({ code: 'INVALID_INPUT', fieldErrors: { alt: expect.any(String) } })
  })
})

describe('a picture that is kept', () => {
  async function kept(bytes: Uint8Array, type: PictureType) {
    const { id } = await sentBytes(bytes, type)
    const { url } = await app.as(editor).staffUploads.keepUpload({ id, alt })
    return (await app.inject({ url })).rawPayload
  }

  it.each([
    ['jpegOfAPhone', 'image/jpeg'],
    ['webpOfAPhone', 'image/webp'],
    ['avifOfAPhone', 'image/avif'],
  ] as const)('has lost what the camera wrote into it: %s', async (name, type) => {
    expect((await sharp(sample(name)).metadata()).exif).toBeDefined()
    const { exif, width, height } = await sharp(await kept(sample(name), type)).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 32, height: 20 })
  })

  it('has nothing after its end', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const bytes = await kept(Buffer.concat([sample('png'), page]), 'image/png')
    expect(bytes.includes('<script>')).toBe(false)
  })

  it('is turned as its camera says', async () => {
    // Orientation 6: to be turned by 90 degrees to the right.
    const lying = await sharp(sample('jpeg')).withMetadata({ orientation: 6 }).toBuffer()
    expect(await sharp(await kept(lying, 'image/jpeg')).metadata()).toMatchObject({ width: 20, height: 32 })
  })

  it('does not change its colours or its pixels when it is a PNG', async () => {
    const drawn = await kept(sample('png'), 'image/png')
    expect(await sharp(drawn).raw().toBuffer()).toEqual(await sharp(sample('png')).raw().toBuffer())
  })

  it('shows its first frame where a PNG moves', async () => {
    const drawn = Buffer.from(await kept(sample('movingPng'), 'image/png'))
    expect([drawn.includes('acTL'), drawn.includes('fcTL')]).toEqual([false, false])
  })
})

describe('what is not a picture for a page', () => {
  it.each([
    ['movingWebp', 'image/webp', 'PICTURE_MOVES'],
    ['tooWide', 'image/png', 'PICTURE_OUT_OF_SIZE'],
    // The upload was announced as a PNG.
    ['jpeg', 'image/png', 'NOT_WHAT_WAS_ANNOUNCED'],
  ] as const)('%s as %s is %s', async (name, type, code) => {
    const { id } = await sent(name, type)
    await expect(app.as(editor).staffUploads.keepUpload({ id, alt })).rejects.toMatchObject({ code })
  })

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
  ])('%s that is called one is NOT_A_PICTURE, and nobody is ever shown it', async (_, text) => {
    const bytes = new TextEncoder().encode(text)
    const upload = await app.as(editor).staffUploads.askUpload(announced(bytes))
    expect(await put(upload.url, bytes, upload.headers)).toBe(204)
    const keeping = app.as(editor).staffUploads.keepUpload({ id: upload.id, alt })
    await expect(keeping).rejects.toMatchObject({ code: 'NOT_A_PICTURE' })
    for (const url of [`/media/incoming/${upload.id}`, `/media/${upload.id}`, new URL(upload.url, app.url).pathname])
      expect((await app.inject({ url })).statusCode).toBe(404)
  })

  const png = Buffer.from(sample('png'))
  /** The last four bytes of the image data are its checksum; the end chunk after it takes 12. */
  const wrongChecksum = Buffer.from(png)
  wrongChecksum.writeUInt8((png.at(-13) ?? 0) ^ 0xff, png.length - 13)
  it.each([
    ['a PNG that is cut off', png.subarray(0, -30), 'image/png'],
    ['a PNG with a wrong checksum', wrongChecksum, 'image/png'],
    ['a JPEG that is cut off', Buffer.from(sample('jpeg')).subarray(0, -20), 'image/jpeg'],
    ['a WebP that is cut off', Buffer.from(sample('webp')).subarray(0, -10), 'image/webp'],
    ['an AVIF that is cut off', Buffer.from(sample('avif')).subarray(0, -10), 'image/avif'],
    ['an AVIF that moves', Buffer.from(sample('movingAvif')), 'image/avif'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'image/png'],
  ] as const)('%s is NOT_A_PICTURE', async (_, bytes, type) => {
    const { id } = await sentBytes(bytes, type)
    const keeping = app.as(editor).staffUploads.keepUpload({ id, alt })
    await expect(keeping).rejects.toMatchObject({ code: 'NOT_A_PICTURE' })
  })

  it('is not asked for: too large, or of another type', async () => {
    const { sha256 } = announced(sample('png'))
    const { staffUploads } = app.as(editor)
    const large = staffUploads.askUpload({ type: 'image/png', bytes: MOST_BYTES + 1, sha256 })
    await expect(large).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const drawing = staffUploads.askUpload({ type: 'image/svg+xml' as 'image/png', bytes: 10, sha256 })
    await expect(drawing).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('an address for an upload', () => {
  it('accepts only the announced bytes, of this type, at this place, until it expires', async () => {
    const bytes = sample('png')
    const { url, headers, expiresAt } = await app.as(editor).staffUploads.askUpload(announced(bytes))
    const other = await app.as(editor).staffUploads.askUpload(announced(bytes))
    const shorter = bytes.subarray(0, -1)
    expect(await put(url, shorter, headers)).toBe(403)
    expect(await put(url, Uint8Array.from([...shorter, 0]), headers)).toBe(403)
    expect(await put(url, bytes, { 'content-type': 'text/html' })).toBe(403)
    const { pathname, search, searchParams } = new URL(url, app.url)
    expect(await put(new URL(other.url, app.url).pathname + search, bytes, headers)).toBe(403)
    searchParams.set('until', String(expiresAt + HOUR))
    expect(await put(`${pathname}?${searchParams}`, bytes, headers)).toBe(403)
    expect(await put(pathname, bytes, headers)).toBe(403)
    expect(await put(url, Buffer.alloc(MOST_BYTES + 1), headers)).toBe(403)
    expect(await put(url, Buffer.alloc(MOST_FILE_BYTES + 1), headers)).toBe(413)
    app.moveClock(11 * MINUTE)
    expect(await put(url, bytes, headers)).toBe(403)
  })

  it.each(['..%2f..%2fetc%2fpasswd', '..', 'upl', '%2e%2e%2fmedia%2fx', `media%2f${'a'.repeat(64)}.png`])(
    'leads nowhere else: %s',
    async (name) => {
      const { url, headers } = await app.as(editor).staffUploads.askUpload(announced(sample('png')))
      const elsewhere = new URL(url, app.url).search
      const reply = await app.inject({
        method: 'PUT',
        url: `/uploads/incoming/${name}${elsewhere}`,
        headers,
        body: 'x',
      })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode).toBeLessThan(500)
    },
  )

  it('used again after the picture was kept changes nothing that is shown', async () => {
    const upload = await sent('png', 'image/png')
    const { url } = await app.as(editor).staffUploads.keepUpload({ id: upload.id, alt })
    expect(await put(upload.url, sample('png'), upload.headers)).toBe(204)
    const again = app.as(editor).staffUploads.keepUpload({ id: upload.id, alt })
    await expect(again).rejects.toMatchObject({ code: 'UPLOAD_IS_OVER' })
    expect(await sharp((await app.inject({ url })).rawPayload).metadata()).toMatchObject({ width: 32, height: 20 })
    app.moveClock(12 * MINUTE)
    await app.runJobs()
    expect(await app.ctx.files.read(`incoming/${upload.id}`)).toBeUndefined()
  })

  it('is given to who may edit content, and to nobody else', async () => {
    const asked = announced(sample('png'))
    const viewer = clerk('stf000000000000000072', 'content.view')
    await expect(app.as(viewer).staffUploads.askUpload(asked)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(app.as(visitor).staffUploads.askUpload(asked)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})

describe('a day later', () => {
  it('that nothing came to is UPLOAD_IS_MISSING, and what nobody kept is gone after an hour', async () => {
    const { id } = await app.as(editor).staffUploads.askUpload(announced(sample('png')))
    await expect(app.as(editor).staffUploads.keepUpload({ id, alt })).rejects.toMatchObject({
      code: 'UPLOAD_IS_MISSING',
    })
    await sent('png', 'image/png')
    app.moveClock(HOUR + 11 * MINUTE)
    await app.runJob('media.delete-uploads')
    const { rows } = await app.pool.query('select from media.upload')
    expect(rows).toEqual([])
  })

  it('is not replaced while something that never changes shows it', async () => {
    const first = await sent('jpegOfAPhone', 'image/jpeg')
    const { id, url } = await app.as(editor).staffUploads.keepUpload({ id: first.id, alt })
    const place = { resource: 'bank-questions', id: 'que000000000000000001', field: 'version-1', isFixed: true }
    await app.ctx.db.transaction().execute((tx) => replaceUses(tx, place, [id]))
    const next = await sent('webpOfAPhone', 'image/webp')
    const replacing = app.as(editor).staffUploads.keepUpload({ id: next.id, alt, replaces: id })
    await expect(replacing).rejects.toMatchObject({ code: 'PICTURE_IS_FIXED' })
    expect((await app.as(editor).staffPictures.one({ id })).url).toBe(url)
  })

  it('is replaced everywhere at once; the old file goes a day later', async () => {
    const staff = app.as(owner)
    const teacher = await aTeacher(app.ctx)
    const first = await sent('png', 'image/png')
    const old = await staff.staffUploads.keepUpload({ id: first.id, alt }).catch((error: unknown) => error)
    expect(old).toMatchObject({ code: 'UPLOAD_IS_OVER' }) // it is the editor's upload
    const { id, url } = await app.as(editor).staffUploads.keepUpload({ id: first.id, alt })
    await staff.staffTeachers.update({ ...(await staff.staffTeachers.one({ id: teacher.id })), pictureId: id })
    const next = await sent('losslessWebp', 'image/webp')
    const replaced = await app.as(editor).staffUploads.keepUpload({ id: next.id, alt, replaces: id })
    expect(replaced).toMatchObject({ id, uses: [{ resource: 'teachers', id: teacher.id }] })
    const { data } = await staff.staffAudit.list({ subject: `pictures/${id}` })
    expect(data.map(({ action }) => action).toSorted()).toEqual(['pictures.create', 'pictures.replace'])
    await heard(app.ctx)
    const [seen] = await app.as(visitor).catalogue.getTeachers({ ids: [teacher.id] })
    expect(seen?.picture?.url).toBe(replaced.url)
    await app.runJobs()
    expect((await app.inject({ url })).statusCode).toBe(200)
    app.moveClock(DAY + MINUTE)
    await app.runJobs()
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect((await app.inject({ url: replaced.url })).statusCode).toBe(200)
  })
})
