// AWS Signature Version 4, as S3 and whatever speaks its language check it: "Authenticating Requests (AWS Signature
// Version 4)", Amazon S3 API Reference.
import { createHmac, hash } from 'node:crypto'
import { isoString, type Instant } from '#core/kernel/time.ts'

export interface Credentials {
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

export interface SignedRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** The host and the path, encoded as it goes out. */
  readonly host: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Those that are signed, in small letters, without the host. */
  readonly headers: Readonly<Record<string, string>>
}

/** SHA-256 of the body, in hexadecimal digits, or this word where the body is not signed. */
const UNSIGNED = 'UNSIGNED-PAYLOAD'

/** The query that lets whoever has it make this one request, for so many seconds. */
export function presign(request: SignedRequest, credentials: Credentials, now: Instant, forSeconds: number): string {
  const { date, day } = stamp(now)
  const query = {
    ...request.query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${credentials.keyId}/${scopeOf(day, credentials)}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(forSeconds),
    'X-Amz-SignedHeaders': namesOf(request),
  }
  const signature = sign({ ...request, query }, UNSIGNED, credentials, now)
  return `${queryOf(query)}&X-Amz-Signature=${signature}`
}

/** The headers that make this request ours, those that were given among them. */
export function authorised(
  request: SignedRequest,
  bodyHash: string,
  credentials: Credentials,
  now: Instant,
): Record<string, string> {
  const { date, day } = stamp(now)
  const headers = { ...request.headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': date }
  const signed = { ...request, headers }
  const signature = sign(signed, bodyHash, credentials, now)
  const parts = [`Credential=${credentials.keyId}/${scopeOf(day, credentials)}`, `SignedHeaders=${namesOf(signed)}`, `Signature=${signature}`] // prettier-ignore
  return { ...headers, authorization: `${ALGORITHM} ${parts.join(',')}` }
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

function sign(request: SignedRequest, bodyHash: string, credentials: Credentials, now: Instant): string {
  const { date, day } = stamp(now)
  const headers = Object.entries({ ...request.headers, host: request.host }).toSorted(byName)
  const canonical = [
    request.method,
    request.path,
    queryOf(request.query ?? {}),
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    namesOf(request),
    bodyHash,
  ].join('\n')
  const toSign = [ALGORITHM, date, scopeOf(day, credentials), sha256(canonical)].join('\n')
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${credentials.secret}`)
  return hmac(key, toSign).toString('hex')
}

function scopeOf(day: string, { region }: Credentials): string {
  return `${day}/${region}/s3/aws4_request`
}

function namesOf({ headers }: SignedRequest): string {
  return ['host', ...Object.keys(headers)].toSorted().join(';')
}

function queryOf(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .toSorted(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** Everything but what RFC 3986 leaves unreserved. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1
}

/** "20130524T000000Z", and its day. */
function stamp(now: Instant): { readonly date: string; readonly day: string } {
  const date = isoString(now).replace(/[-:]|\.\d+/g, '')
  return { date, day: date.slice(0, 8) }
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}
