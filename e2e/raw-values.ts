// Values on a page that only a program understands: ids, constants of the code, and what a program prints for nothing.
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { resources } from '../tools/contracts/staff-contract.ts'

/** Names and short forms that people write as the code does. */
const WORDS: ReadonlySet<string> = new Set(['SCQ', 'MCQ', 'SMS', 'UPI', 'EMI', 'AI', 'OTP', 'PAN', 'KYC', 'MCC', 'AIIMS', 'JIPMER', 'none', 'no', 'axio']) // prettier-ignore

/** Every value of an enumeration in the contract of the staff that is not shown as it is spelt. */
const VALUES = Object.values(resources())
  .flatMap(({ fields, filters }) => [...Object.values(fields), ...Object.values(filters)])
  .flatMap(({ choices = [] }) => choices)
  .filter((value): value is string => typeof value === 'string' && /^([A-Z][A-Z0-9_]{2,}|[a-z][\w-]*)$/.test(value))
  .filter((value) => !WORDS.has(value))

type Pattern = readonly [kind: string, pattern: string]

/** These are looked for in what people have typed too. An address may hold an id. */
const ANYWHERE: readonly Pattern[] = [
  ['id', String.raw`(?<![=/])\b[a-z]{3}(?=[a-z]*\d)[a-z0-9]{18}\b`],
  ['nothing', String.raw`\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date`],
  ['JSON', String.raw`[{[]"\w+"|\{\}|\[\]`],
  ['language', `^(?:${LANGUAGES.join('|')})(?:, (?:${LANGUAGES.join('|')}))*$`],
]
const IN_TEXT: readonly Pattern[] = [
  ...ANYWHERE,
  ['value', `^(?:${[...new Set(VALUES)].join('|')})$`],
  ['constant', String.raw`^(?!/).*\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b`],
  ['field', String.raw`^[a-z]+(?:[A-Z][a-z]+)+$`],
  ['key', String.raw`^[a-z][a-z0-9]*(?:[-_:][a-zA-Z0-9]+)+$`],
  ['time', String.raw`\b20\d\d-\d\d-\d\d|^1[678]\d{11}$`],
]

/** Fails when the page shows such a value. Code, which staff read as code, is passed over: `<code>` and `<pre>`. */
export async function expectNoRawValues(page: Page): Promise<void> {
  const found = await page.evaluate(rawValuesOf, { IN_TEXT, ANYWHERE })
  expect(found, `raw values on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function rawValuesOf({ IN_TEXT, ANYWHERE }: { IN_TEXT: readonly Pattern[]; ANYWHERE: readonly Pattern[] }): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('code, pre, style, script, svg, textarea') && textContent)
      texts.push(textContent.trim())
  }
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  // A choice has a hidden input with its key, and a box has one as a value that is not shown.
  const typed = inputs.filter(
    (input) => !input.matches('[aria-hidden=true], [type=checkbox]') && input.checkVisibility(),
  )
  const rawIn = (text: string, patterns: readonly Pattern[]) =>
    patterns.flatMap(([kind, pattern]) => {
      const match = new RegExp(pattern).exec(text)
      return match ? [`${kind}: ${match[0]} in "${text.slice(0, 80)}"`] : []
    })
  return [...texts.flatMap((text) => rawIn(text, IN_TEXT)), ...typed.flatMap(({ value }) => rawIn(value, ANYWHERE))]
}
