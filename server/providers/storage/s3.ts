// A bucket of Amazon S3, or of what speaks its language: MinIO, Cloudflare R2, Ceph. Addresses have the bucket in their path.
import { hash } from 'node:crypto'
import { openHttpPool, within } from '../http-pool.ts'
import type { Clock } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'
import { createBucketAddresses, createSigner, type S3Credentials } from './s3-addresses.ts'
import { createBucketParts, type BucketCall } from './s3-parts.ts'

export interface S3Options extends S3Credentials {
  /** "https://s3.ap-south-1.amazonaws.com" */
  readonly url: string
  readonly bucket: string
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

  return {
    uploadOrigin: origin,
    ...createBucketAddresses((key) => origin + pathOf(key), sign, now),
    ...createBucketParts(call),
    async read(key) {
      const { isThere, bytes } = await send({ method: 'GET', key })
      return isThere ? bytes : undefined
    },
    async readStart(key, count) {
      const { isThere, bytes } = await send({ method: 'GET', key, headers: { range: `bytes=0-${count - 1}` } })
      return isThere ? bytes : undefined
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
