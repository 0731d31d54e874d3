// A bucket of Amazon S3, or of what speaks its language: MinIO, Cloudflare R2, Ceph. Addresses have the bucket in their path.
import { hash } from 'node:crypto'
import { openHttpPool, within } from '../http-pool.ts'
import { SECOND, type Clock } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'
import { authorised, presign, type Credentials } from './sigv4.ts'

export interface S3Options extends Credentials {
  /** "https://s3.ap-south-1.amazonaws.com" */
  readonly url: string
  readonly bucket: string
}

const ANSWER_MS = 8_000
const LARGEST = 4 * 1024 * 1024

export function s3({ url, bucket, ...credentials }: S3Options, now: Clock): FileStorage {
  const { origin, host } = new URL(url)
  const pool = openHttpPool(origin, { connections: 16, connect: { timeout: 2_000 }, maxResponseSize: LARGEST })
  const pathOf = (key: string) => `/${bucket}/${key}`

  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array, type?: string) {
    const path = pathOf(key)
    const headers = type === undefined ? {} : { 'content-type': type }
    const signed = authorised({ method, host, path, headers }, hashOf(body).toString('hex'), credentials, now())
    const { statusCode, bytes } = await within(ANSWER_MS, async (signal) => {
      const answer = await pool.request({ method, path, headers: signed, body: body ?? null, signal })
      return { statusCode: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) }
    })
    if (statusCode >= 300 && statusCode !== 404) throw new Error(`the file storage answered ${statusCode} to ${method}`)
    return { isThere: statusCode < 300, bytes }
  }

  return {
    uploadOrigin: origin,
    /** The bucket itself refuses other bytes, another type and another length: all three are signed. */
    uploadAddress({ key, type, bytes, sha256 }, expiresAt) {
      const sent = { 'content-type': type, 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
      const path = pathOf(key)
      // A browser counts the bytes itself and lets no page say it.
      const request = { method: 'PUT', host, path, headers: { ...sent, 'content-length': String(bytes) } } as const
      const seconds = Math.max(1, Math.floor((expiresAt - now()) / SECOND))
      return { url: `${origin}${path}?${presign(request, credentials, now(), seconds)}`, headers: sent }
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

function hashOf(body: Uint8Array = new Uint8Array()): Buffer {
  return hash('sha256', body, 'buffer')
}
