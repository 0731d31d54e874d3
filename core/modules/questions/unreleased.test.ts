// Keys and solutions in the contract: no endpoint but those of staff and teachers can answer one, unless it is listed here.
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { api } from '#core/api.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { AnswerKey } from './answer-key.ts'
import { QuestionText } from './question-text.ts'
import { unreleased } from './unreleased.ts'

/** Endpoints that answer keys or solutions to learners. Each checks itself that the paper is released, or is for practice. */
const AFTER_THE_RELEASE: readonly string[] = ['attempts.getSolutions', 'attemptsPractice.checkAnswer']

interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly [part: string]: unknown
}

function isUnreleased(schema: z.ZodType): boolean {
  return unreleased.has(schema) || childrenOf(schema).some(isUnreleased)
}

function childrenOf({ def }: z.ZodType): z.ZodType[] {
  const parts = def as unknown as Definition
  const inner = ['element', 'innerType', 'in', 'out', 'keyType', 'valueType', 'left', 'right'].map(
    (name) => parts[name],
  )
  const children = [...inner, ...Object.values(parts.shape ?? {}), ...(parts.options ?? []), ...(parts.items ?? [])]
  return children.filter((child): child is z.ZodType => typeof child === 'object' && child !== null && 'def' in child)
}

it('a key and a solution are recognised wherever they are in an answer', () => {
  expect(isUnreleased(AnswerKey.nullable())).toBe(true)
  expect(isUnreleased(QuestionText.optional().array())).toBe(true)
  expect(isUnreleased(QuestionText.pick({ stem: true, options: true }))).toBe(false)
})

it('no endpoint of learners answers a key or a solution', () => {
  const found = Object.entries<Readonly<Record<string, Endpoint>>>(api).flatMap(([group, endpoints]) =>
    Object.entries(endpoints)
      .filter(
        ([, { access, response }]) => access !== 'teacher' && !access.startsWith('staff') && isUnreleased(response),
      )
      .map(([name]) => `${group}.${name}`),
  )
  expect(found).toEqual(AFTER_THE_RELEASE)
})
