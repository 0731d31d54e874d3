import { expect, it, test } from 'vitest'
import { fullestOf, isIncluded, SERVICES, servicesByVariant } from './service-inclusion.ts'

test.each([
  ['BOOLEAN', 'true', true],
  ['BOOLEAN', 'false', false],
  ['BOOLEAN', 'TRUE', false],
  ['BOOLEAN', '1', false],
  ['BOOLEAN', '', false],
  ['INT', '24', true],
  ['INT', '0', true],
  ['INT', 'unlimited', false],
  ['INT', '', false],
  ['INT', ' ', false],
  ['INT', 'true', false],
  ['INT', 'NaN', false],
] as const)('a service of type %s with value %j is included: %s', (dataType, value, included) => {
  expect(isIncluded({ dataType, value })).toBe(included)
})

it('gives each tier what commerce spec, section 9 says', () => {
  const missing = (tier: keyof typeof servicesByVariant) => SERVICES.filter((each) => !(servicesByVariant[tier] as readonly string[]).includes(each)) // prettier-ignore
  expect(missing('LITE')).toEqual(['PEDAGOGY_ACCESS', 'DOUBT_SOLVING', 'PERSONAL_TEACHER'])
  expect(missing('CLASSIC')).toEqual(['PERSONAL_TEACHER'])
  expect(missing('PLUS')).toEqual([])
  expect(missing('PRO')).toEqual([])
  expect(missing('PREMIUM')).toEqual([])
})

test.each([
  [
    'the one with more tests',
    [
      { a: true, tests: '36' },
      { a: true, tests: '48' },
    ],
    1,
  ],
  [
    'none where a service is missing',
    [
      { a: true, tests: '36' },
      { a: false, tests: '48' },
    ],
    undefined,
  ],
  [
    'none of equals',
    [
      { a: true, tests: '48' },
      { a: true, tests: '48' },
    ],
    undefined,
  ],
  ['none where there is one', [{ a: true, tests: '48' }], undefined],
  ['none where there is nothing', [], undefined],
  [
    'the last of three',
    [
      { a: false, tests: '60' },
      { a: true, tests: '36' },
      { a: true, tests: '48' },
    ],
    2,
  ],
])('the fullest plan is %s', (_, plans, place) => {
  expect(fullestOf(plans)).toBe(place)
})
