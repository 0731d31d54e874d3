// A device with a passkey, for tests: makes what browsers make, with a real P-256 key. W3C WebAuthn level 3, section 6.
import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface SoftDevice {
  readonly id: string
  /** Answers a request to make a passkey. */
  readonly attest: (options: Record<string, unknown>, origin: string) => ReturnType<typeof attestationOf>
  /** Answers a request to log in; each answer counts one up unless told otherwise. */
  readonly assert: (options: Record<string, unknown>, origin: string, but?: Deviation) => ReturnType<typeof assertionOf>
}

export interface Deviation {
  readonly counter?: number
  /** The device has not asked for a finger, a face or a PIN. */
  readonly isUnseen?: boolean
}

export function aSoftDevice(rpId: string): SoftDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  return {
    id: id.toString('base64url'),
    attest(options, origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key])
      const data = authenticatorData(rpId, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, counter, credential)
      return attestationOf(id, clientData('webauthn.create', options, origin), data)
    },
    assert(options, origin, { counter: told, isUnseen = false } = {}) {
      counter = told ?? counter + 1
      const data = authenticatorData(rpId, isUnseen ? USER_PRESENT : USER_PRESENT | USER_VERIFIED, counter)
      const client = clientData('webauthn.get', options, origin)
      const signed = Buffer.concat([data, hash('sha256', client, 'buffer')])
      return assertionOf(id, client, data, createSign('sha256').update(signed).sign(privateKey))
    },
  }
}

function clientData(type: string, { challenge }: Record<string, unknown>, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([flags]), count, credential])
}

/** EC2, ES256, P-256, x, y: RFC 9052 in CBOR. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])
}

function named(id: Buffer) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const }
}

/** { fmt: "none", attStmt: {}, authData }: CBOR by hand. */
function attestationOf(id: Buffer, client: Buffer, data: Buffer) {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
  const length = Buffer.from([data.length >> 8, data.length & 0xff])
  const attestationObject = Buffer.concat([head, length, data]).toString('base64url')
  return {
    ...named(id),
    response: { clientDataJSON: client.toString('base64url'), attestationObject, transports: ['internal'] },
  }
}

function assertionOf(id: Buffer, client: Buffer, data: Buffer, signature: Buffer) {
  const [clientDataJSON, authenticatorData, sign] = [client, data, signature].map((part) =>
    part.toString('base64url'),
  ) as [string, string, string] // one each
  return { ...named(id), response: { clientDataJSON, authenticatorData, signature: sign } }
}
