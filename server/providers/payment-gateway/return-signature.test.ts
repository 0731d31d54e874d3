import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedReturn, signReturn } from './return-signature.ts'

const KEY = 'DEMO-RESPONSE-KEY-0001'
// The test vector of the payments reference, section 3.
const params = { order_id: 'TATVA240001', status: 'CHARGED', status_id: '21' }
const signature = 'oPB6Gzg44ws1fVEVgQwDtn7oct3dbGpxdyxxgOUwmrQ='
const algorithm = { signature_algorithm: 'HMAC-SHA256' }
const genuine = { ...params, ...algorithm, signature }

describe('the return signature', () => {
  it('is that of the published vector', () => {
    expect(signReturn(params, KEY)).toBe(signature)
    expect(isSignedReturn(genuine, KEY)).toBe(true)
  })

  it('is taken as the gateway writes it: encoded once more than the address needs', () => {
    expect(isSignedReturn({ ...genuine, signature: encodeURIComponent(signature) }, KEY)).toBe(true)
  })

  it('does not depend on the order of the parameters', () => {
    const reversed = Object.fromEntries(Object.entries(genuine).toReversed())
    expect(isSignedReturn(reversed, KEY)).toBe(true)
  })

  it.each([
    ['another status', { ...genuine, status: 'AUTHORIZATION_FAILED' }],
    ['another order', { ...genuine, order_id: 'TATVA240002' }],
    ['a parameter more', { ...genuine, amount: '1' }],
    ['a parameter less', { order_id: params.order_id, status: params.status, ...algorithm, signature }],
    ['no signature', { ...params, ...algorithm }],
    ['an empty signature', { ...genuine, signature: '' }],
    ['half a signature', { ...genuine, signature: signature.slice(0, 20) }],
    ['a signature that cannot be decoded', { ...genuine, signature: '%E0%A4%A' }],
    ['two signatures', { ...genuine, signature: [signature, signature] }],
    ['two statuses', { ...genuine, status: ['CHARGED', 'CHARGED'] }],
    ['no algorithm', { ...params, signature }],
    ['another algorithm', { ...genuine, signature_algorithm: 'none' }],
    ['nothing at all', {}],
  ])('does not hold with %s', (_, query) => {
    expect(isSignedReturn(query, KEY)).toBe(false)
  })

  it('does not hold with another key', () => {
    expect(isSignedReturn(genuine, 'another-key')).toBe(false)
  })

  it('also covers the characters that encodeURIComponent does not encode', () => {
    const marked = { note: "!'()*" }
    expect(signReturn(marked, KEY)).not.toBe(signReturn({ note: '' }, KEY))
    expect(isSignedReturn({ ...marked, ...algorithm, signature: signReturn(marked, KEY) }, KEY)).toBe(true)
  })

  it('holds for everything that was signed and for nothing else, and never throws', () => {
    const anyParams = fc.dictionary(
      fc
        .string({ unit: 'binary', minLength: 1 })
        .filter((name) => !name.startsWith('signature') && name !== '__proto__'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(anyParams, fc.string({ unit: 'binary' }), (some, other) => {
        const signed = { ...some, ...algorithm, signature: signReturn(some, KEY) }
        expect(isSignedReturn(signed, KEY)).toBe(true)
        expect(isSignedReturn({ ...signed, signature: other }, KEY)).toBe(false)
      }),
    )
  })
})
