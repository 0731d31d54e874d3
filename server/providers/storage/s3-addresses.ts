// Signed addresses of a bucket: browsers send files to it and read them from it by themselves.
import { AwsV4Signer } from 'aws4fetch'
import { isoString, SECOND, type Clock, type Instant } from '#core/kernel/time.ts'
import type { FileStorage } from './port.ts'

export interface S3Credentials {
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

type SignerOptions = ConstructorParameters<typeof AwsV4Signer>[0]
type UnsignedRequest = Pick<SignerOptions, 'method' | 'url' | 'headers' | 'signQuery' | 'allHeaders'>
type Sign = ReturnType<typeof createSigner>

/** AWS Signature Version 4. */
export function createSigner({ region, keyId, secret }: S3Credentials, now: Clock) {
  const credentials = { accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' }
  return (request: UnsignedRequest) => {
    const datetime = isoString(now()).replace(/[-:]|\.\d+/g, '')
    return new AwsV4Signer({ ...request, ...credentials, datetime }).sign()
  }
}

type Addresses = Pick<FileStorage, 'uploadAddress' | 'downloadAddress' | 'partAddress'>

/** `urlOf` answers the address of a key, without a query. */
export function createBucketAddresses(urlOf: (key: string) => string, sign: Sign, now: Clock): Addresses {
  function addressOf(key: string, expiresAt: Instant, more: Readonly<Record<string, string>> = {}): string {
    const address = new URL(urlOf(key))
    for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
    const seconds = Math.max(1, Math.floor((expiresAt - now()) / SECOND))
    address.searchParams.set('X-Amz-Expires', String(seconds))
    return address.href
  }

  return {
    /** The bucket itself refuses other bytes, another type and another length: all three are signed. */
    async uploadAddress({ key, type, bytes, sha256 }, expiresAt) {
      const sent = { 'content-type': type, 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
      // A browser sets the length itself and lets no page do it.
      const headers = { ...sent, 'content-length': String(bytes) }
      const url = addressOf(key, expiresAt)
      const signed = await sign({ method: 'PUT', url, headers, signQuery: true, allHeaders: true })
      return { url: signed.url.href, headers: sent }
    },
    async partAddress({ key, ref }, { no, bytes }, expiresAt) {
      const url = addressOf(key, expiresAt, { partNumber: String(no), uploadId: ref })
      const headers = { 'content-length': String(bytes) }
      const signed = await sign({ method: 'PUT', url, headers, signQuery: true, allHeaders: true })
      return { url: signed.url.href, headers: {} }
    },
    async downloadAddress({ key, type }, expiresAt) {
      const url = addressOf(key, expiresAt, { 'response-content-type': type })
      return (await sign({ method: 'GET', url, signQuery: true })).url.href
    },
  }
}
