import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later, MINUTE, toInstant } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'
import { s3 } from './s3.ts'

const now = toInstant(Date.UTC(2026, 10, 21, 12))
const objects = new Map<string, Buffer>()
let bucket: Server
let files: FileStorage

function answerRead(there: Buffer | undefined, range = '', reply: ServerResponse): unknown {
  if (!there) return reply.writeHead(404).end()
  const [, last] = /^bytes=0-(\d+)$/.exec(range) ?? []
  return reply.end(last === undefined ? there : there.subarray(0, Number(last) + 1))
}

const parts = new Map<number, string>()

/** The multipart calls, in the words of the S3 API Reference. */
function answerParts(method: string | undefined, url: string, reply: ServerResponse): unknown {
  const [path = '', query] = url.split('?')
  if (query === 'uploads=')
    return reply.end('<InitiateMultipartUploadResult><UploadId>up 1</UploadId></InitiateMultipartUploadResult>')
  if (method === 'DELETE' || parts.size === 0) return reply.writeHead(404).end()
  if (method === 'GET')
    return reply.end(
      `<ListPartsResult>${[...parts].map(([no, text]) => `<Part><PartNumber>${no}</PartNumber><ETag>&quot;${no}&quot;</ETag><Size>${text.length}</Size></Part>`).join('')}</ListPartsResult>`,
    )
  objects.set(path, Buffer.from([...parts.values()].join('')))
  parts.clear()
  return reply.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

/** A bucket that stores uploads with a valid signature, and answers like S3. */
beforeAll(async () => {
  bucket = createServer(async (request, reply) => {
    const { method, url = '', headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer) // a request without an encoding gives these
    const body = Buffer.concat(parts)
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/20261121/ap-south-1/s3/aws4_request,'))
      return reply.writeHead(403).end()
    if (url.includes('?')) return answerParts(method, url, reply)
    if (method === 'PUT') objects.set(url, body)
    if (method === 'DELETE') objects.delete(url)
    if (method !== 'GET') return reply.end()
    return answerRead(objects.get(url), headers.range, reply)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const { port } = bucket.address() as AddressInfo // it listens on a port
  files = s3(
    { url: `http://127.0.0.1:${port}`, bucket: 'kandil', region: 'ap-south-1', keyId: 'key', secret: 'secret' },
    () => now,
  )
})
afterAll(() => bucket.close())

it('keeps a file until it is taken away', async () => {
  const bytes = Buffer.from('a picture')
  await files.write('media/ab.png', bytes, 'image/png')
  expect([...objects.keys()]).toEqual(['/kandil/media/ab.png'])
  expect(await files.read('media/ab.png')).toEqual(bytes)
  await files.remove('media/ab.png')
  expect(await files.read('media/ab.png')).toBeUndefined()
})

it('lets a browser send only these bytes: their number, type and hash are signed', async () => {
  const sha256 = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
  const announced = { key: 'incoming/upl1', type: 'image/png', bytes: 9, sha256 }
  const { url, headers } = await files.uploadAddress(announced, later(now, 10 * MINUTE))
  const { origin, pathname, searchParams } = new URL(url)
  expect([origin, pathname]).toEqual([files.uploadOrigin, '/kandil/incoming/upl1'])
  expect(headers).toEqual({
    'content-type': 'image/png',
    'x-amz-checksum-sha256': 'RM591nyVng01JP+sF3Hfu6h9K2tLTpnkIDSouAP4sHI=',
  })
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;x-amz-checksum-sha256')
  expect(searchParams.get('X-Amz-Expires')).toBe('600')
})

it('reads the start of a file, and lets a browser read all of it for a while', async () => {
  await files.write('films/ab.webm', Buffer.from('a long film'), 'video/webm')
  expect(await files.readStart('films/ab.webm', 6)).toEqual(Buffer.from('a long'))
  expect(await files.readStart('films/cd.webm', 6)).toBeUndefined()
  const address = new URL(await files.downloadAddress({ key: 'films/ab.webm', type: 'video/webm' }, later(now, 10 * MINUTE))) // prettier-ignore
  expect([address.pathname, address.searchParams.get('response-content-type')]).toEqual(['/kandil/films/ab.webm', 'video/webm']) // prettier-ignore
  expect(address.searchParams.get('X-Amz-Expires')).toBe('600')
})

it('takes a large file in parts: a browser sends each, the bucket puts them together', async () => {
  const upload = { key: 'films/ef.webm', ref: await files.beginParts({ key: 'films/ef.webm', type: 'video/webm' }) }
  expect(upload.ref).toBe('up 1')
  const { url, headers } = await files.partAddress(upload, { no: 2, bytes: 4 }, later(now, MINUTE))
  const { searchParams } = new URL(url)
  expect([searchParams.get('partNumber'), searchParams.get('uploadId'), headers]).toEqual(['2', 'up 1', {}])
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  parts.set(1, 'a lo').set(2, 'ng')
  expect(await files.listParts(upload)).toEqual([{ no: 1, bytes: 4 }, { no: 2, bytes: 2 }]) // prettier-ignore
  await files.joinParts(upload)
  expect(await files.read('films/ef.webm')).toEqual(Buffer.from('a long'))
  await files.joinParts(upload)
  await files.dropParts(upload)
})

it('signs an address as Amazon describes it', async () => {
  const at9000 = s3({ url: 'http://127.0.0.1:9000', bucket: 'kandil', region: 'ap-south-1', keyId: 'key', secret: 'secret' }, () => now) // prettier-ignore
  const sha256 = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
  const announced = { key: 'incoming/upl1', type: 'image/png', bytes: 9, sha256 }
  const { url } = await at9000.uploadAddress(announced, later(now, 10 * MINUTE))
  // Calculated with a program of its own, which passes the examples of "Authenticating Requests" in the S3 API Reference.
  expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(
    'b2f3623042bb4dec974fca3c64c1a962e97f85a333aa3b1eaca5c3bf265a06b0',
  )
})
