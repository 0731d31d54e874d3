// Photos and PDFs from a family's phone, and what others try on the way.
import { createServer, type AddressInfo, type Server } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import { sample } from '#server/modules/media/factory.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { clamd } from '#server/providers/scanner/clamd.ts'
import type { FileScanner } from '#server/providers/scanner/port.ts'
import { householdOf } from '#server/test/household-of.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type People, type Person } from '#server/test/people.ts'
import { claimFiles } from './index.ts'

let app: TestApp
let people: People
let family: Person
/** The test's own, changed by it. */
let scanner: FileScanner = { scan: async () => undefined }

beforeAll(async () => {
  app = await startTestApp({ scanner: { scan: (bytes) => scanner.scan(bytes) } })
  people = peopleOf(app)
  family = await people.logIn()
})
afterAll(() => app.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const ZIP = Buffer.from('504b0304140000000000', 'hex')

function announce(person: Person, contentType: string, more: { filename?: string; contentLength?: number } = {}) {
  const { filename = 'page 3.jpg', contentLength } = more
  return person.client.uploads.getPreSignedKey({ filename, contentType, action: 'UPLOAD', contentLength })
}

/** The browser's own part. */
async function put({ url, headers }: { url: string; headers: Readonly<Record<string, string>> }, bytes: Uint8Array) {
  return (await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(bytes) })).status
}

async function sent(person: Person, bytes: Uint8Array, contentType: string) {
  const address = await announce(person, contentType)
  expect(await put(address, bytes)).toBe(204)
  return address.key
}

async function kept(person: Person, bytes: Uint8Array = sample('jpeg'), contentType = 'image/jpeg') {
  return person.client.uploads.keepFile({ key: await sent(person, bytes, contentType) })
}

const refusalsOf = async (subject: string) => {
  const { rows } = await app.pool.query<{ action: string }>('select action from platform.audit where subject = $1', [
    subject,
  ])
  return rows.map(({ action }) => action)
}

describe('a photo of a family', () => {
  it('is sent to the address, checked, and read by a signed address for ten minutes', async () => {
    const address = await announce(family, 'image/jpeg')
    expect(address.expiresAt).toBe(app.now() + 10 * MINUTE)
    expect(await put(address, sample('jpeg'))).toBe(204)
    const file = await family.client.uploads.keepFile({ key: address.key })
    expect(file).toMatchObject({ key: address.key, name: 'page 3.jpg', type: 'image/jpeg', width: 32, height: 20, scan: 'UNSCANNED' }) // prettier-ignore
    const read = await app.inject({ url: file.url })
    expect(read.statusCode).toBe(200)
    expect(read.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "attachment; filename*=UTF-8''page%203.jpg",
      'x-content-type-options': 'nosniff',
    })
    expect(read.rawPayload.length).toBe(file.bytes)
    app.moveClock(10 * MINUTE)
    expect((await app.inject({ url: file.url })).statusCode).toBe(403)
    const again = await family.client.uploads.getFile({ key: file.key })
    expect((await app.inject({ url: again.url })).statusCode).toBe(200)
  })

  it('loses the camera’s name and the place where it was taken', async () => {
    const of = sample('jpegOfAPhone')
    expect((await sharp(of).metadata()).exif).toBeDefined()
    const { url } = await kept(family, of)
    const read = await app.inject({ url })
    const { exif, format } = await sharp(read.rawPayload).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
  })

  it('is made smaller until neither side is longer than 2,000 pixels', async () => {
    const wide = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    // 4,000 by 3,000 at half the size.
    expect(await kept(family, wide)).toMatchObject({ width: 2_000, height: 1_500 })
  })

  it('is not read without a signature, with a forged one or with that of another file', async () => {
    const [one, other] = [await kept(family), await kept(family)]
    const query = one.url.split('?')[1] ?? ''
    for (const url of [
      `/files/${one.key}`,
      `/files/${other.key}?${query}`,
      one.url.replace(/until=\d+/, 'until=99999999999999'),
      `${one.url}x`,
    ])
      // prettier-ignore
      expect((await app.inject({ url })).statusCode, url).toBe(403)
    expect((await app.inject({ url: `/media/${one.key}.jpg` })).statusCode).toBe(404)
    expect((await app.inject({ url: '/files/..%2f..%2fetc%2fpasswd?until=1&signature=a' })).statusCode).toBe(403)
  })

  it('is kept once: the second call answers the same file', async () => {
    const key = await sent(family, sample('png'), 'image/png')
    const both = await Promise.all([1, 2].map(() => family.client.uploads.keepFile({ key }).catch(({ code }: Error & { code: string }) => code))) // prettier-ignore
    expect(both.filter((each) => typeof each !== 'string').length).toBeGreaterThan(0)
    expect(await family.client.uploads.keepFile({ key })).toMatchObject({ key, type: 'image/png', width: 32 })
  })
})

describe('a PDF', () => {
  it('is kept as it is and always saved, never opened', async () => {
    scanner = { scan: async () => 'CLEAN' }
    const { url, type, scan, width } = await kept(family, PDF, 'application/pdf')
    expect([type, scan, width]).toEqual(['application/pdf', 'CLEAN', null])
    const read = await app.inject({ url })
    expect(read.rawPayload).toEqual(PDF)
    expect(read.headers['content-disposition']).toMatch(/^attachment; /)
  })
})

describe('an upload', () => {
  it.each([
    ['a zip that says it is a photo', ZIP, 'image/jpeg', 'FILE_TYPE_REFUSED'],
    ['an SVG that says it is a PNG', SVG, 'image/png', 'FILE_TYPE_REFUSED'],
    ['a page that begins like a PDF', Buffer.from('%PDF-1.4<html><script>alert(1)</script>'), 'application/pdf', 'FILE_TYPE_REFUSED'],
    ['a PDF that was cut off', PDF.subarray(0, 40), 'application/pdf', 'FILE_TYPE_REFUSED'],
    ['a PDF that says it is a photo', PDF, 'image/jpeg', 'FILE_TYPE_REFUSED'],
    ['a PNG that says it is a JPEG', sample('png'), 'image/jpeg', 'FILE_TYPE_REFUSED'],
    ['no byte at all', Buffer.alloc(0), 'image/png', 'FILE_IS_EMPTY'],
    ['half a photo', sample('png').subarray(0, 40), 'image/png', 'FILE_IS_DAMAGED'],
    ['a picture that moves', sample('movingWebp'), 'image/webp', 'FILE_IS_DAMAGED'],
    ['a HEIC photo under another name', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/avif', 'PHOTO_IS_HEIC'],
  ])('of %s is refused, and it is gone', async (_, bytes, type, code) => {
    const key = await sent(await people.logIn(), bytes, type).catch(() => '')
    const owner = await app.ctx.db.selectFrom('uploads.file').select(['account_id', 'learner_id']).where('id', '=', key).executeTakeFirstOrThrow() // prettier-ignore
    const asOwner = app.as({ kind: 'household', accountId: owner.account_id, learnerId: owner.learner_id })
    await expect(asOwner.uploads.keepFile({ key })).rejects.toMatchObject({ code })
    await expect(asOwner.uploads.keepFile({ key })).rejects.toMatchObject({ code: 'FILE_IS_OVER' })
    await expect(asOwner.uploads.getFile({ key })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await app.ctx.files.read(`incoming/${key}`)).toBeUndefined()
  }) // prettier-ignore

  it.each([
    ['image/svg+xml', 'FILE_TYPE_REFUSED'],
    ['application/zip', 'FILE_TYPE_REFUSED'],
    ['text/html', 'FILE_TYPE_REFUSED'],
    ['image/heic', 'PHOTO_IS_HEIC'],
  ])('of %s gets no address', async (contentType, code) => {
    await expect(announce(family, contentType)).rejects.toMatchObject({ code })
  })

  it('of more than 5 MB gets no address, and the storage takes none', async () => {
    await expect(announce(family, 'image/png', { contentLength: MOST_FILE_BYTES + 1 })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' }) // prettier-ignore
    await expect(announce(family, 'image/png', { contentLength: 0 })).rejects.toMatchObject({ code: 'FILE_IS_EMPTY' })
    const address = await announce(family, 'image/png')
    expect(await put(address, Buffer.alloc(MOST_FILE_BYTES + 1))).toBe(413)
    // A bucket takes more than was announced nowhere: it is refused when it is kept.
    await app.ctx.files.write(`incoming/${address.key}`, Buffer.alloc(MOST_FILE_BYTES + 1), 'image/png')
    await expect(family.client.uploads.keepFile({ key: address.key })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
  })

  it('with an announced length takes exactly as many bytes, of the announced type', async () => {
    const bytes = sample('png')
    const address = await announce(family, 'image/png', { contentLength: bytes.length })
    expect(await put(address, bytes.subarray(1))).toBe(403)
    expect(await put({ ...address, headers: { 'content-type': 'image/jpeg' } }, bytes)).toBe(403)
    expect(await put(address, bytes)).toBe(204)
  })

  it('after ten minutes is refused', async () => {
    const address = await announce(family, 'image/png')
    app.moveClock(10 * MINUTE)
    expect(await put(address, sample('png'))).toBe(403)
    await expect(family.client.uploads.keepFile({ key: address.key })).rejects.toMatchObject({ code: 'FILE_IS_OVER' })
  })

  it('that never came is not kept', async () => {
    const { key } = await announce(family, 'image/png')
    await expect(family.client.uploads.keepFile({ key })).rejects.toMatchObject({ code: 'FILE_NOT_SENT' })
  })

  it('with another action than UPLOAD is not valid', async () => {
    const input = { filename: 'a.png', contentType: 'image/png', action: 'DOWNLOAD' as 'UPLOAD' }
    await expect(family.client.uploads.getPreSignedKey(input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is one of twenty that a learner may announce a day, also when they come at once', async () => {
    const busy = await people.logIn()
    const codes = await Promise.all(
      Array.from({ length: 25 }, () => announce(busy, 'image/png').then(() => 'YES', ({ code }: Error & { code: string }) => code)), // prettier-ignore
    )
    expect(codes.filter((code) => code === 'YES')).toHaveLength(20)
    expect(codes.filter((code) => code === 'TOO_MANY_FILES')).toHaveLength(5)
    app.moveClock(DAY)
    await announce(busy, 'image/png')
  })
})

describe('a file of another family', () => {
  it('is neither kept, read, deleted nor used, and each try is written down', async () => {
    const { key } = await kept(family)
    const stranger = await people.logIn()
    const { uploads } = stranger.client
    for (const tried of [
      () => uploads.keepFile({ key }),
      () => uploads.getFile({ key }),
      () => uploads.removeFile({ key }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const actor = { kind: 'household' as const, accountId: stranger.data.accountId, learnerId: stranger.data.userId }
    const wish = { keys: [key], purpose: 'HELP' as const, claimedBy: 'ticket/tic000000000000000001' }
    await expect(inTransaction(app.ctx.db, (tx) => claimFiles(app.ctx, tx, actor, wish))).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    expect(await refusalsOf(key)).toEqual(Array(4).fill('another household’s file'))
  })
})

describe('a file to which nothing refers', () => {
  it('is deleted a day after it was announced; one that belongs to something stays', async () => {
    const [lost, used] = [await kept(family), await kept(family)]
    const [row] = await app.ctx.db.selectFrom('uploads.file').selectAll().where('id', '=', used.key).execute()
    const actor = { kind: 'household' as const, accountId: row?.account_id ?? '', learnerId: row?.learner_id ?? '' }
    const wish = { keys: [used.key], purpose: 'HELP' as const, claimedBy: 'ticket/tic000000000000000002' }
    await inTransaction(app.ctx.db, (tx) => claimFiles(app.ctx, tx, actor, wish))
    app.moveClock(24 * HOUR + MINUTE)
    await app.runJob('uploads.delete-unclaimed')
    await expect(family.client.uploads.getFile({ key: lost.key })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await app.ctx.files.read(`private/${lost.key}.jpg`)).toBeUndefined()
    expect((await app.inject({ url: (await family.client.uploads.getFile({ key: used.key })).url })).statusCode).toBe(
      200,
    )
    // Its family cannot delete it.
    expect(await family.client.uploads.removeFile({ key: used.key })).toEqual({ isRemoved: false })
  })

  it('can be deleted by its family', async () => {
    const { key } = await kept(family)
    expect(await family.client.uploads.removeFile({ key })).toEqual({ isRemoved: true })
    expect(await app.ctx.files.read(`private/${key}.jpg`)).toBeUndefined()
  })
})

describe('a virus scanner', () => {
  it('refuses an infected file, and lets a clean photo open in the browser', async () => {
    const person = await people.logIn()
    scanner = { scan: async () => 'INFECTED' }
    await expect(kept(person)).rejects.toMatchObject({ code: 'FILE_IS_INFECTED' })
    scanner = { scan: async () => 'CLEAN' }
    const { url, scan } = await kept(person)
    expect(scan).toBe('CLEAN')
    expect((await app.inject({ url })).headers['content-disposition']).toMatch(/^inline; /)
  })

  it('that is away leaves a file unscanned, and sees it later', async () => {
    const person = await people.logIn()
    scanner = { scan: () => Promise.reject(new Error('the scanner is away')) }
    const [clean, infected] = [await kept(person), await kept(person, PDF, 'application/pdf')]
    expect([clean.scan, infected.scan]).toEqual(['UNSCANNED', 'UNSCANNED'])
    scanner = { scan: async (bytes) => (Buffer.from(bytes).equals(PDF) ? 'INFECTED' : 'CLEAN') }
    await app.runJob('uploads.scan')
    expect((await person.client.uploads.getFile({ key: clean.key })).scan).toBe('CLEAN')
    await expect(person.client.uploads.getFile({ key: infected.key })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
    expect((await app.inject({ url: infected.url })).statusCode).toBe(403)
  })
})

describe('ClamAV’s daemon', () => {
  let daemon: Server
  let url: string
  /** Reads as clamd does: chunks with their length, and answers by their content. */
  beforeAll(async () => {
    daemon = createServer((socket) => {
      let read = Buffer.alloc(0)
      socket.on('data', (part: Buffer) => {
        read = Buffer.concat([read, part])
        if (!read.subarray(-4).equals(Buffer.alloc(4))) return
        const content = contentOf(read.subarray('zINSTREAM\0'.length))
        if (!read.toString('latin1').startsWith('zINSTREAM\0') || content === undefined)
          return socket.end('UNKNOWN COMMAND\0')
        if (content.includes('too much')) return socket.end('INSTREAM size limit exceeded. ERROR\0')
        socket.end(content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
      })
    })
    await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve))
    url = `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`
  })
  afterAll(() => daemon.close())

  it('finds a virus, lets a clean file of several chunks pass, and throws when it has no verdict', async () => {
    const { scan } = clamd(url)
    expect(await scan(Buffer.alloc(200_000, 7))).toBe('CLEAN')
    expect(await scan(Buffer.from('X5O!P%@AP EICAR-STANDARD-ANTIVIRUS-TEST-FILE'))).toBe('INFECTED')
    await expect(scan(Buffer.from('too much'))).rejects.toThrow('size limit exceeded')
    await expect(clamd('tcp://127.0.0.1:9').scan(PDF)).rejects.toThrow()
  })
})

/** Undefined for a stream that is not as the protocol wants it. */
function contentOf(stream: Buffer): string | undefined {
  const parts: string[] = []
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return at + 4 === stream.length ? parts.join('') : undefined
    parts.push(stream.toString('latin1', at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

describe('an erased family', () => {
  it('leaves no file, neither its row nor its bytes', async () => {
    const person = await people.logIn()
    scanner = { scan: async () => undefined }
    const { key, url } = await kept(person)
    const { account_id: accountId } = await app.ctx.db.selectFrom('uploads.file').select('account_id').where('id', '=', key).executeTakeFirstOrThrow() // prettier-ignore
    await householdOf(app.ctx, 'uploads').eraseAccount?.(app.ctx, accountId)
    expect((await app.inject({ url })).statusCode).toBe(403)
    expect(await app.ctx.files.read(`private/${key}.jpg`)).toBeUndefined()
    expect(await app.ctx.db.selectFrom('uploads.file').select('id').where('account_id', '=', accountId).execute()).toEqual([]) // prettier-ignore
  })
})
