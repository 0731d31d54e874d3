// A problem of the input in words for the person who typed it. Schemas that have words of their own keep them.
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Messages of the library, and of schemas that are for programs: "not an id of kind acc". */
const FOR_PROGRAMS = /^(Invalid |Too (big|small)|Unrecognized|not an? )/

export function plainMessage(issue: Issue): string {
  if (!FOR_PROGRAMS.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return /received (undefined|null)$/.test(issue.message) ? 'Please fill this in.' : wrongKind(issue.expected)
    case 'invalid_value':
      return 'Choose one from the list.'
    case 'too_big':
      return `Enter ${bound('at most', issue.maximum, issue.origin)}.`
    case 'too_small':
      return `Enter ${bound('at least', issue.minimum, issue.origin)}.`
    case 'invalid_format':
      return issue.message.startsWith('not an id') ? 'Choose one from the list.' : 'This is not in the right form.'
    default:
      return 'This is not in the right form.'
  }
}

function wrongKind(expected: string): string {
  return expected === 'number' || expected === 'int' ? 'Enter a number.' : 'This is not in the right form.'
}

function bound(word: string, limit: number | bigint, origin: string): string {
  const unit = { string: ' characters', array: ' entries', set: ' entries' }[origin] ?? ''
  return limit === 1n || limit === 1
    ? `${word} one${unit.replace(/s$/, '').replace('entrie', 'entry')}`
    : `${word} ${limit}${unit}`
}
