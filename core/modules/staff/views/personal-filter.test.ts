import { describe, expect, it } from 'vitest'
import { filledIn, personalFieldsOf } from './personal-filter.ts'

describe('the parts of a filter by which somebody is looked for', () => {
  it.each([
    [{ phone: '9876543210', isBlocked: true }, true, ['phone']],
    [{ q: 'Asha Rao', status: 'OPEN' }, true, ['q']],
    [{ email: 'asha@example.in', studentName: 'Asha' }, true, ['email', 'studentName']],
    [{ status: 'OPEN', q: '', phone: null }, true, []],
    [{ q: 'Diwali' }, false, []],
    [{ q: '98765 43210' }, false, ['q']],
    [{ q: 'asha@example.in' }, false, ['q']],
    [{ variantName: 'LITE' }, false, []],
  ])('%j, in a list about people: %s', (filter, isPersonal, fields) => {
    expect(personalFieldsOf(filter, isPersonal)).toEqual(fields)
  })

  it('are named with the others before the filter is shared', () => {
    expect(filledIn({ status: 'OPEN', q: 'Diwali', grade: null, isLate: true })).toEqual([
      ['status', 'OPEN'],
      ['q', 'Diwali'],
      ['isLate', true],
    ])
  })
})
