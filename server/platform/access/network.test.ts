import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, networkOf } from './network.ts'

describe('the line of an address', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:203.0.113.5', '203.0.113.5'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['2001:DB8:00ab:0001:1:2:3:4', '2001:db8:ab:1'],
    ['2001:db8:0:5::9', '2001:db8:0:5'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.5', '64:ff9b:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, line) => {
    expect(lineOf(address)).toBe(line)
  })

  it('is the same for each address of a /64, however it is written', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const hex = (n: number) => n.toString(16)
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (own, chosen) => {
          const written = [...own, ...chosen].map(hex).join(':')
          // The browser's own reader of addresses writes them as short as it can.
          const short = new URL(`http://[${written}]`).hostname.slice(1, -1)
          const line = own.map(hex).join(':')
          expect([lineOf(written), lineOf(short), lineOf(written.toUpperCase())]).toEqual([line, line, line])
          expect(networkOf(short)).toBe(own.slice(0, 3).map(hex).join(':'))
          expect(networkOf(line)).toBe(networkOf(written))
        },
      ),
    )
  })

  it('has its neighbours in one network', () => {
    expect(networkOf('203.0.113.5')).toBe('203.0.113')
    expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0')
  })
})
