import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError, type ErrorFactory } from '#core/kernel/error.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { PUBLISHED } from '#web/languages.ts'
import { toProblem } from './problem.server.ts'

const modules = join(import.meta.dirname, '../../core/modules')

/** Every error that the API may answer. */
async function allErrors(): Promise<readonly ErrorFactory[]> {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('errors.ts'))
  const tables = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(modules, file)) as Promise<Record<string, object>>),
  )
  return [commonErrors, ...tables.flatMap((table) => Object.values(table))].flatMap((table) => Object.values(table))
}

const errors = await allErrors()

describe.each(PUBLISHED.filter((lang) => lang !== 'en'))('in %s', (lang) => {
  it.each(errors.map((error) => [error.code, error] as const))('%s has a sentence of its own', (_, error) => {
    const [, name] = /\{(\w+)\}/.exec(error.message) ?? []
    const { sentence } = toProblem(error(name ? { [name]: 41 } : {}), lang)
    expect(sentence).not.toBe(error.message)
    expect(sentence).not.toContain('{')
    if (name) expect(sentence).toContain('41')
  })
})

it('English is the API’s own sentence, with its numbers', () => {
  const problem = toProblem(commonErrors.RATE_LIMIT_EXCEEDED({ n: 41 }), 'en')
  expect(problem).toMatchObject({ sentence: 'Too many tries. Wait 41 seconds.', waitSeconds: 41 })
})

it('an order that stands in the way is named', () => {
  const orderId = 'ord0000000000000000ab'
  expect(toProblem(orderErrors.PAYMENT_UNDER_WAY({ orderId }), 'en')).toMatchObject({ orderId })
})

it('what is wrong with an input is said in the language of the page', () => {
  const error = new DomainError(commonErrors.INVALID_INPUT, {}, { pinCode: 'Enter a 6-digit PIN code.', other: 'new' })
  expect(toProblem(error, 'hi').fields).toEqual({ pinCode: '6 अंकों का पिन कोड लिखिए।', other: 'new' })
})
