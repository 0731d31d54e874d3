// LiveKit's tokens: JSON Web Tokens signed with the API secret (HS256). The issuer is the API key, the grants are in `video`.
import { jwtVerify, SignJWT } from 'jose'
import { toDate, type Instant } from '#core/kernel/time.ts'

export interface VideoGrant {
  readonly room?: string
  readonly roomJoin?: boolean
  readonly roomCreate?: boolean
  readonly roomList?: boolean
  readonly roomAdmin?: boolean
  readonly roomRecord?: boolean
  readonly canPublish?: boolean
  readonly canSubscribe?: boolean
  readonly canPublishData?: boolean
  readonly canUpdateOwnMetadata?: boolean
  readonly canPublishSources?: readonly string[]
  readonly hidden?: boolean
  readonly recorder?: boolean
}

export interface Claims {
  /** Not before: epoch seconds. */
  readonly nbf?: number
  readonly sub?: string
  readonly name?: string
  readonly metadata?: string
  readonly attributes?: Record<string, string>
  readonly video?: VideoGrant
}

export interface ApiKey {
  readonly key: string
  readonly secret: string
}

const SKEW_SECONDS = 5
const LIVES_SECONDS = 300

/** Undefined when the token is malformed, forged, too early or expired by this clock. */
export async function verifyToken({ key, secret }: ApiKey, token: string, now: Instant): Promise<Claims | undefined> {
  const options = {
    issuer: key,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    clockTolerance: SKEW_SECONDS,
    currentDate: toDate(now),
  }
  try {
    const { payload } = await jwtVerify(token, bytesOf(secret), options)
    return payload as Claims // signed by someone who has the secret
  } catch {
    return undefined
  }
}

/** The token that a webhook carries: it vouches for the body by its SHA-256 in Base64. */
export function signWebhook({ key, secret }: ApiKey, sha256: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1_000)
  return new SignJWT({ sha256 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setNotBefore(seconds - SKEW_SECONDS)
    .setExpirationTime(seconds + LIVES_SECONDS)
    .sign(bytesOf(secret))
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
