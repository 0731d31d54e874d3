// A bucket of Amazon S3, or of what speaks its language: MinIO, Cloudflare R2, Ceph. Addresses have the bucket in their path.
import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { openHttpPool, within } from '../http-pool.ts'
import { isoString, SECOND, type Clock, type Instant } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'
import { createBucketParts, type BucketCall } from './s3-parts.ts'

export interface S3Options {
  /** "https://s3.ap-south-1.amazonaws.com" */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const ANSWER_MS = 8_000
const LARGEST = 4 * 1024 * 1024

export function s3({ url, bucket, ...credentials }: S3Options, now: Clock): FileStorage {
  const sign = createSigner(credentials, now)
  const { origin } = new URL(url)
  const pool = openHttpPool(origin, { connections: 16, connect: { timeout: 2_000 }, maxResponseSize: LARGEST })
  const pathOf = (key: string) => `/${bucket}/${key}`

  async function send({ method, key, query = '', body, headers: more = {} }: BucketRequest) {
    const path = pathOf(key) + (query && `?${query}`)
    const { headers } = await sign({
      method,
      url: origin + path,
      headers: { 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex'), ...more },
    })
    const { statusCode, bytes } = await within(ANSWER_MS, async (signal) => {
      const answer = await pool.request({
        method,
        path,
        headers: Object.fromEntries(headers),
        body: body ?? null,
        signal,
      })
      return { statusCode: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) }
    })
    if (statusCode >= 300 && statusCode !== 404) throw new Error(`the file storage answered ${statusCode} to ${method}`)
    return { isThere: statusCode < 300, bytes }
  }

  const call: BucketCall = async (method, key, query, body) => {
    const headers = body && { 'content-type': body.type }
    const { isThere, bytes } = await send({ method, key, query, body: body && Buffer.from(body.text), headers })
    return isThere ? bytes.toString() : undefined
  }

  const secondsUntil = (expiresAt: Instant) => String(Math.max(1, Math.floor((expiresAt - now()) / SECOND)))

  return {
    uploadOrigin: origin,
    ...createBucketParts(call),
    async partAddress({ key, ref }, { no, bytes }, expiresAt) {
      const query = new URLSearchParams({ partNumber: String(no), uploadId: ref })
      const address = new URL(`${origin}${pathOf(key)}?${query}`)
      address.searchParams.set('X-Amz-Expires', secondsUntil(expiresAt))
      const headers = { 'content-length': String(bytes) }
      const signed = await sign({ method: 'PUT', url: address.href, headers, signQuery: true, allHeaders: true })
      return { url: signed.url.href, headers: {} }
    },
    async downloadAddress({ key, type }, expiresAt) {
      const address = new URL(origin + pathOf(key))
      address.searchParams.set('X-Amz-Expires', secondsUntil(expiresAt))
      address.searchParams.set('response-content-type', type)
      return (await sign({ method: 'GET', url: address.href, signQuery: true })).url.href
    },
    /** The bucket itself refuses other bytes, another type and another length: all three are signed. */
    async uploadAddress({ key, type, bytes, sha256 }, expiresAt) {
      const sent = { 'content-type': type, 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
      const address = new URL(origin + pathOf(key))
      address.searchParams.set('X-Amz-Expires', secondsUntil(expiresAt))
      // A browser sets the length itself and lets no page do it.
      const headers = { ...sent, 'content-length': String(bytes) }
      const signed = await sign({ method: 'PUT', url: address.href, headers, signQuery: true, allHeaders: true })
      return { url: signed.url.href, headers: sent }
    },
    async read(key) {
      const { isThere, bytes } = await send({ method: 'GET', key })
      return isThere ? bytes : undefined
    },
    async readStart(key, bytes) {
      const found = await send({ method: 'GET', key, headers: { range: `bytes=0-${bytes - 1}` } })
      return found.isThere ? found.bytes : undefined
    },
    async write(key, bytes, type) {
      const { isThere } = await send({ method: 'PUT', key, body: bytes, headers: { 'content-type': type } })
      if (!isThere) throw new Error('the file storage has no such bucket')
    },
    async remove(key) {
      await send({ method: 'DELETE', key })
    },
  }
}

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly key: string
  readonly query?: string
  readonly body?: Uint8Array | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

type SignerOptions = ConstructorParameters<typeof AwsV4Signer>[0]
type UnsignedRequest = Pick<SignerOptions, 'method' | 'url' | 'headers' | 'signQuery' | 'allHeaders'>

/** AWS Signature Version 4. */
function createSigner({ region, keyId, secret }: Omit<S3Options, 'url' | 'bucket'>, now: Clock) {
  const credentials = { accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' }
  return (request: UnsignedRequest) => {
    const datetime = isoString(now()).replace(/[-:]|\.\d+/g, '')
    return new AwsV4Signer({ ...request, ...credentials, datetime }).sign()
  }
}
