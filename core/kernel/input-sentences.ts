// Our own sentences about a field whose rule has none: zod's are English only, and no words of ours. A sentence of a rule
// comes first.
import type { z } from 'zod'

/** Families read it also in the place of a sentence for programs, such as one about the form of an id. */
export const CHECK_THIS = 'Check this entry.'
const FILL_IN = 'Fill this in.'

const BY_TYPE: Readonly<Record<string, string>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
}

/** {n} is the smallest or largest number of characters, of choices, or the smallest or largest number itself. */
const BY_SIZE: Readonly<Record<string, { readonly atLeast: string; readonly atMost: string }>> = {
  string: { atLeast: 'Enter at least {n} characters.', atMost: 'Enter at most {n} characters.' },
  array: { atLeast: 'Choose at least {n}.', atMost: 'Choose at most {n}.' },
  number: { atLeast: 'Enter at least {n}.', atMost: 'Enter at most {n}.' },
}

/** Every sentence, with its placeholder: the catalogue of translations holds them all. */
export const INPUT_SENTENCES: readonly string[] = [
  CHECK_THIS,
  FILL_IN,
  'Choose one of the options.',
  ...Object.values(BY_TYPE),
  ...Object.values(BY_SIZE).flatMap(({ atLeast, atMost }) => [atLeast, atMost]),
]

/** For zod's `parse`. */
export function inputSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return FILL_IN
  switch (issue.code) {
    case 'invalid_type':
      return BY_TYPE[issue.expected] ?? CHECK_THIS
    case 'invalid_value':
      return 'Choose one of the options.'
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return FILL_IN
      return withNumber(BY_SIZE[issue.origin]?.atLeast, issue.minimum)
    case 'too_big':
      return withNumber(BY_SIZE[issue.origin]?.atMost, issue.maximum)
    default:
      return CHECK_THIS
  }
}

function withNumber(sentence: string | undefined, n: number | bigint): string {
  return sentence?.replace('{n}', String(n)) ?? CHECK_THIS
}

/** The sentence as it is in the catalogue, and its number. */
export function splitSentence(sentence: string): { readonly template: string; readonly n?: string } {
  const n = /-?\d+(\.\d+)?/.exec(sentence)?.[0]
  const template = n === undefined ? sentence : sentence.replace(n, '{n}')
  return INPUT_SENTENCES.includes(template) && n !== undefined ? { template, n } : { template: sentence }
}
