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

/** A bucket that stores uploads with a valid signature, and answers like S3. */
beforeAll(async () => {
  bucket = createServer(async (request, reply) => {
    const { method, url = '', headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer) // a request without an encoding gives these
    const body = Buffer.concat(parts)
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/20261121/ap-south-1/s3/aws4_request,'))
      return reply.writeHead(403).end()
    if (method === 'PUT') objects.set(url, body)
    if (method === 'DELETE') objects.delete(url)
    answer(method, objects.get(url), reply)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const { port } = bucket.address() as AddressInfo // it listens on a port
  files = s3(
    { url: `http://127.0.0.1:${port}`, bucket: 'kandil', region: 'ap-south-1', keyId: 'key', secret: 'secret' },
    () => now,
  )
})
afterAll(() => bucket.close())

function answer(method: string | undefined, stored: Buffer | undefined, reply: ServerResponse): void {
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && stored) reply.setHeader('content-length', stored.length)
  reply.writeHead(isRead && !stored ? 404 : 200).end(method === 'GET' ? stored : undefined)
}

it('keeps a file until it is taken away', async () => {
  const bytes = Buffer.from('a picture')
  await files.write('media/ab.png', bytes, 'image/png')
  expect([...objects.keys()]).toEqual(['/kandil/media/ab.png'])
  expect(await files.read('media/ab.png')).toEqual(bytes)
  expect([await files.sizeOf('media/ab.png'), await files.sizeOf('media/cd.png')]).toEqual([9, undefined])
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

it('lets a browser send a file of any length and content where none was announced: only its type is signed', async () => {
  const announced = { key: 'incoming/fil1', type: 'image/png' }
  const { url, headers } = await files.uploadAddress(announced, later(now, 10 * MINUTE))
  expect(headers).toEqual({ 'content-type': 'image/png' })
  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host')
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
