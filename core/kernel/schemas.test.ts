import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Href, Instant, kindOf, OwnPath, Paise, percent, QueryFlag, queryInt, secret } from './schemas.ts'
import { Secret } from './secret.ts'

describe('a percentage', () => {
  it('may have any two decimals from 0.01 to 100', () => {
    const all = Array.from({ length: 10_000 }, (_, i) => Number(((i + 1) / 100).toFixed(2)))
    expect(all.filter((value) => !percent(0, 100).safeParse(value).success)).toEqual([])
  })

  it.each([33.333, 0.001, -0.01, 100.01, Number.NaN])('is not %d', (value) => {
    expect(percent(0, 100).safeParse(value).success).toBe(false)
  })
})

describe('an instant', () => {
  it.each([Date.parse('0001-01-01T00:00:00Z'), 0, Date.parse('9999-12-31T23:59:59.999Z')])('may be %d', (at) => {
    expect(Instant.safeParse(at).success).toBe(true)
  })

  it.each([8.64e15, 8.64e15 + 1, -8.64e15, Date.parse('0001-01-01T00:00:00Z') - 1, 1.5])('is not %d', (at) => {
    expect(Instant.safeParse(at).success).toBe(false)
  })
})

describe('an address that staff write', () => {
  it.each(['/', '/plans?grade=11', 'https://kandil.example/evidence'])('may be %s', (address) => {
    expect(Href.safeParse(address).success).toBe(true)
  })

  it.each(['/\t/evil.example', '/\\evil.example', '//evil.example', 'http://kandil.example', 'https://a@evil.example'])(
    'is not %j',
    (address) => {
      expect(Href.safeParse(address).success).toBe(false)
      expect(OwnPath.safeParse(address).success).toBe(false)
    },
  )
})

describe('the kind of a field', () => {
  it.each([
    ['money', Paise.nullable()],
    ['money', Paise.refine((amount) => amount > 0).optional()],
    ['instant', Instant.nullable().default(null)],
    ['secret', secret()],
    ['boolean', QueryFlag.optional()],
    ['number', queryInt(0, 9)],
    ['number', z.int().min(1)],
    ['text', z.string().trim().nullable()],
    ['choice', z.enum(['A', 'B'])],
    ['choice', z.union([z.literal(3), z.literal(6)])],
    ['list', z.array(z.enum(['A', 'B']))],
    ['json', z.array(z.object({ a: z.string() }))],
    ['json', z.record(z.string(), z.unknown())],
  ] as const)('is %s', (kind, schema) => {
    expect(kindOf(schema)).toBe(kind)
  })
})

it('a secret shows itself only when it is asked to', () => {
  const kept = new Secret('JBSWY3DPEHPK3PXP')
  expect(`${kept} ${JSON.stringify({ kept })}`).toBe('••• {"kept":"•••"}')
  expect(kept.reveal()).toBe('JBSWY3DPEHPK3PXP')
})
