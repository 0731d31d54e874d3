import { describe, expect, it } from 'vitest'
import { defaultChoice } from './default-variant.ts'

/** The order that is shipped: decision P-14. */
const priority = ['PLUS', 'PRO', 'CLASSIC', 'PREMIUM', 'LITE'] as const

const full = (id: string) => ({ id, validMonths: 0 })
const month = (id: string) => ({ id, validMonths: 1 })

describe('the plan selected to start with', () => {
  it.each([
    [
      'PLUS before all others',
      { LITE: [full('l')], CLASSIC: [full('c')], PLUS: [full('p')], PREMIUM: [full('m')] },
      'PLUS',
      'p',
    ],
    [
      'PRO in the tatva line',
      { LITE: [full('l')], CLASSIC: [full('c')], PRO: [full('p')], PREMIUM: [full('m')] },
      'PRO',
      'p',
    ],
    [
      'CLASSIC where there is neither',
      { LITE: [full('l')], CLASSIC: [full('c')], PREMIUM: [full('m')] },
      'CLASSIC',
      'c',
    ],
    ['PREMIUM before LITE', { LITE: [full('l')], PREMIUM: [full('m')] }, 'PREMIUM', 'm'],
    ['the full course, not the month before it', { PLUS: [month('p1'), full('p0')] }, 'PLUS', 'p0'],
    ['not of a variant without a full course', { PLUS: [month('p')], CLASSIC: [full('c')] }, 'CLASSIC', 'c'],
    [
      'the longest where no variant has a full course',
      { PLUS: [month('p')], LITE: [{ id: 'l', validMonths: 6 }] },
      'LITE',
      'l',
    ],
    ['the first by priority of equally long ones', { LITE: [month('l')], CLASSIC: [month('c')] }, 'CLASSIC', 'c'],
  ])('is %s', (_, plans, variant, id) => {
    expect(defaultChoice(plans, { priority })).toEqual({ variant, plan: expect.objectContaining({ id }) })
  })

  it('is the requested one, of any variant', () => {
    const plans = { PLUS: [full('p')], LITE: [full('l'), month('l1')] }
    expect(defaultChoice(plans, { planId: 'l1', priority })).toMatchObject({ variant: 'LITE', plan: { id: 'l1' } })
    expect(defaultChoice(plans, { planId: 'gone', priority })).toMatchObject({ variant: 'PLUS' })
  })

  it('follows another priority, and takes what that leaves out last', () => {
    const plans = { PLUS: [full('p')], LITE: [full('l')] }
    expect(defaultChoice(plans, { priority: ['LITE'] })).toMatchObject({ variant: 'LITE' })
    expect(defaultChoice(plans, { priority: ['PREMIUM'] })).toMatchObject({ variant: 'LITE' })
  })

  it('is undefined without plans', () => {
    expect(defaultChoice({}, { priority })).toBeUndefined()
    expect(defaultChoice({ PLUS: [] }, { priority })).toBeUndefined()
  })
})
