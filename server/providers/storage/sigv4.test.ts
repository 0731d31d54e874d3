// The examples of the Amazon S3 API Reference: "Signature Calculations for the Authorization Header" and "Authenticating
// Requests: Using Query Parameters".
import { expect, it } from 'vitest'
import { toInstant } from '#core/kernel/time.ts'
import { authorised, presign } from './sigv4.ts'

const credentials = { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' } // prettier-ignore
const host = 'examplebucket.s3.amazonaws.com'
const now = toInstant(Date.UTC(2013, 4, 24))
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

it('lets whoever has the address get one object, for a day', () => {
  expect(presign({ method: 'GET', host, path: '/test.txt', headers: {} }, credentials, now, 86_400)).toBe(
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

it.each([
  [
    'a part of an object',
    { method: 'GET', host, path: '/test.txt', headers: { range: 'bytes=0-9' } },
    NOTHING,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object to be kept',
    {
      method: 'PUT',
      host,
      path: '/test%24file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    },
    '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'what a bucket says of itself',
    { method: 'GET', host, path: '/', query: { lifecycle: '' }, headers: {} },
    NOTHING,
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list of objects',
    { method: 'GET', host, path: '/', query: { 'max-keys': '2', prefix: 'J' }, headers: {} },
    NOTHING,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('signs %s', (_, request, bodyHash, signature) => {
  expect(authorised(request, bodyHash, credentials, now)['authorization']).toContain(`,Signature=${signature}`)
})
