import type { Problem } from '#web/page/problem.ts'

/** The order's API puts who pays below `billing`; the inputs stand by themselves. */
export function withPlainFields(problem: Problem): Problem {
  const fields = Object.entries(problem.fields).map(([name, text]) => [name.replace(/^billing\./, ''), text])
  // The summary links to the input that is wrong.
  const isOfState = ['STATE_NEEDED', 'PIN_CODE_UNKNOWN', 'PIN_CODE_OF_TWO_STATES'].includes(problem.code)
  const pin = isOfState ? { pinCode: problem.sentence } : {}
  return { ...problem, fields: { ...Object.fromEntries(fields), ...pin } }
}
