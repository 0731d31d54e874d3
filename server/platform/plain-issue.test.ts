import { expect, test } from 'vitest'
import { z } from 'zod'
import { id, line } from '#core/kernel/schemas.ts'
import { plainMessage } from './plain-issue.ts'

test.each([
  [z.string(), undefined, 'Please fill this in.'],
  [z.int(), null, 'Please fill this in.'],
  [z.int(), 'nine', 'Enter a number.'],
  [z.number().max(36), 40, 'Enter at most 36.'],
  [z.string().max(5), 'too long', 'Enter at most 5 characters.'],
  [z.array(z.string()).min(1), [], 'Enter at least one entry.'],
  [z.enum(['PAYMENT', 'REFUND']), 'GIFT', 'Choose one from the list.'],
  [id('acc'), '98765', 'Choose one from the list.'],
  [line(20).min(2, 'Enter a name.'), '', 'Enter a name.'],
  [z.string().regex(/^\d$/, 'not a digit'), 'x', 'This is not in the right form.'],
])('%# tells a person what to do', (schema, input, message) => {
  expect(schema.safeParse(input).error?.issues.map(plainMessage)).toEqual([message])
})
