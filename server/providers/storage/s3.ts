// A bucket of Amazon S3, or of what speaks its language: MinIO, Cloudflare R2, Ceph. Addresses have the bucket in their path.
import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { openHttpPool, within } from '../http-pool.ts'
import { isoString, SECOND, type Clock } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'

export interface S3Options {
  /** "https://s3.ap-south-1.amazonaws.com" */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const ANSWER_MS = 8_000
const LARGEST = 6 * 1024 * 1024

export function s3({ url, bucket, ...credentials }: S3Options, now: Clock): FileStorage {
  const sign = createSigner(credentials, now)
  const { origin } = new URL(url)
  const pool = openHttpPool(origin, { connections: 16, connect: { timeout: 2_000 }, maxResponseSize: LARGEST })
  const pathOf = (key: string) => `/${bucket}/${key}`

  async function send(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, body?: Uint8Array, type?: string) {
    const path = pathOf(key)
    const { headers } = await sign({
      method,
      url: origin + path,
      headers: {
        'x-amz-content-sha256': hash('sha256', body ?? '', 'hex'),
        ...(type !== undefined && { 'content-type': type }),
      },
    })
    const { statusCode, bytes, size } = await within(ANSWER_MS, async (signal) => {
      const answer = await pool.request({
        method,
        path,
        headers: Object.fromEntries(headers),
        body: body ?? null,
        signal,
      })
      const size = Number(answer.headers['content-length'])
      return { statusCode: answer.statusCode, size, bytes: Buffer.from(await answer.body.arrayBuffer()) }
    })
    if (statusCode >= 300 && statusCode !== 404) throw new Error(`the file storage answered ${statusCode} to ${method}`)
    return { isThere: statusCode < 300, bytes, size }
  }

  return {
    uploadOrigin: origin,
    /** The bucket itself refuses another type, and other bytes and another length where they were announced: they are signed. */
    async uploadAddress({ key, type, bytes, sha256 }, expiresAt) {
      const sent = { 'content-type': type, ...(sha256 !== undefined && checksumOf(sha256)) }
      const address = new URL(origin + pathOf(key))
      address.searchParams.set('X-Amz-Expires', String(Math.max(1, Math.floor((expiresAt - now()) / SECOND))))
      // A browser sets the length itself and lets no page do it.
      const headers = { ...sent, ...(bytes !== undefined && { 'content-length': String(bytes) }) }
      const signed = await sign({ method: 'PUT', url: address.href, headers, signQuery: true, allHeaders: true })
      return { url: signed.url.href, headers: sent }
    },
    async sizeOf(key) {
      const { isThere, size } = await send('HEAD', key)
      return isThere ? size : undefined
    },
    async read(key) {
      const { isThere, bytes } = await send('GET', key)
      return isThere ? bytes : undefined
    },
    async write(key, bytes, type) {
      const { isThere } = await send('PUT', key, bytes, type)
      if (!isThere) throw new Error('the file storage has no such bucket')
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}

function checksumOf(sha256: string) {
  return { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
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
