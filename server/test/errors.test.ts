// The whole catalogue of errors: the specification's are there word for word, and each of all is provoked by a test.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { joinErrors } from '#core/modules/classroom/errors.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'

// Commerce spec, section 8; decision P-40 for the four whose message it does not show.
const specified: readonly [ErrorFactory, string][] = [
  [commonErrors.SERVICE_ERROR, 'Something went wrong! please retry later'],
  [catalogueErrors.INVALID_ENTITY, 'Invalid Course type'],
  [catalogueErrors.BUNDLE_NOT_FOUND, 'Course not found, Please try again after sometimes'],
  [enrolmentErrors.ALREADY_ENROLLED, 'You are already enrolled in this course!'],
  [catalogueErrors.VALIDITY_IS_OVER, 'Bundle validity is Over'],
  [commonErrors.NOT_LOGGED_IN, 'Not Logged In! please try after login'],
  [enrolmentErrors.HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP, 'Hey, you have already enrolled for a similar course! Watch its replay under Replay & Notes section. We suggest you to explore more'],
  [listingErrors.BATCH_NOT_FOUND, 'Batch not found, Please try again after sometimes'],
  [joinErrors.NOT_ENROLLED_IN_BATCH, 'You are not enrolled in this batch!'],
  [commonErrors.FORBIDDEN_ERROR, 'You are not entitled/authorized to take this action!'],
  [walletErrors.INVALID_AMOUNT, 'Invalid amount'],
  [walletErrors.MIN_VAL_100, 'Minimum value for recharge is Rs 100.'],
  [commonErrors.NOT_FOUND_ERROR, 'We could not find this. Please check the link and try again.'],
  [catalogueErrors.LAST_PURCHASE_DATE_IS_OVER, 'The last date to buy this course has passed. See other batches.'],
  [commonErrors.RATE_LIMIT_EXCEEDED, 'Please wait {n} seconds, then try again.'],
] // prettier-ignore

test.each(specified.map(([{ code, message }, sentence]) => [code, message, sentence]))(
  '%s says what the specification says',
  (_, message, sentence) => {
    expect(message).toBe(sentence)
  },
)

test('COUPON_MUST_HAVE_LOGIN_USER is a 401, which opens the login', () => {
  expect(couponErrors.COUPON_MUST_HAVE_LOGIN_USER.status).toBe(401)
})

describe('every error', () => {
  const ROOT = join(import.meta.dirname, '../..')
  let tests = ''
  let sources = ''
  let codes: string[] = []
  let all: ErrorFactory[] = []
  beforeAll(async () => {
    for await (const file of glob('{core,server}/**/*.ts', { cwd: ROOT })) {
      if (/errors(\.test)?\.ts$/.test(file)) continue
      const text = await readFile(join(ROOT, file), 'utf8')
      if (file.endsWith('.test.ts')) tests += text
      else sources += text
    }
    all = [commonErrors, resourceErrors].flatMap((errors) => Object.values<ErrorFactory>(errors))
    for await (const file of glob('core/modules/*/errors.ts', { cwd: ROOT }))
      all.push(...Object.values((await import(join(ROOT, file))) as Catalogue).flatMap(Object.values)) // all that such a file exports
    codes = all.map(({ code }) => code)
  })
  type Catalogue = Readonly<Record<string, Readonly<Record<string, ErrorFactory>>>>

  it('is defined once: modules that share a code share its status and sentence', () => {
    const byCode = Map.groupBy(new Set(all), ({ code }) => code)
    expect([...byCode].filter(([, definitions]) => definitions.length > 1).map(([code]) => code)).toEqual([])
  })

  it('is answered by some rule or use case', () => {
    expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(sources)).toSorted()).toEqual([])
  })

  it('is expected by name in a test of the rule or of the endpoint that answers it', () => {
    expect(codes.length).toBeGreaterThan(100)
    expect(codes.filter((code) => !new RegExp(`['"\`]${code}['"\`]`).test(tests)).toSorted()).toEqual([])
  })
})
