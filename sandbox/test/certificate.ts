// A certificate for localhost that signs itself, for the length of a test. Written by hand, since every maker on npm brings a
// dozen packages along: X.509 version 3 in DER (RFC 5280), with an elliptic key (RFC 5480).
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  /** The certificate that a client must trust. It is its own authority. */
  readonly cert: string
}

export function localhostCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(42, 134, 72, 206, 61, 4, 3, 2)) // ecdsa-with-SHA256
  const name = sequence(der(0x31, sequence(oid(85, 4, 3), utf8('localhost')))) // its common name
  const content = sequence(
    der(0xa0, integer(Buffer.of(2))), // version 3
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension(oid(85, 29, 19), sequence(BOOLEAN_TRUE)), extension(oid(85, 29, 17), sequence(der(0x82, Buffer.from('localhost')))))),
  ) // prettier-ignore
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.of(0), signature])))
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

const BOOLEAN_TRUE = Buffer.of(0x01, 0x01, 0xff)

/** Tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...(length < 128 ? [length] : long)), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, Buffer.of(...bytes))
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes)
}

function utf8(text: string): Buffer {
  return der(0x0c, Buffer.from(text))
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text))
}

function extension(name: Buffer, value: Buffer): Buffer {
  return sequence(name, der(0x04, value))
}
