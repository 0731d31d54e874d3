// A household's data as a document that a person can read and print: one HTML file without anything from elsewhere.
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { showDate, showTime, toInstant } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { isLanguage, languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { nameIn, PHRASES, wordsIn } from './data-words.ts'

export interface FamilyData {
  readonly exportedAt: number
  readonly household: object
  readonly learners: readonly object[]
  readonly sessions: readonly object[]
}

export function documentOf(data: FamilyData, lang: Language): string {
  const say = (phrase: keyof typeof PHRASES) => escaped(wordsIn(PHRASES[phrase], lang))
  const parts = [
    section(say('household'), data.household, lang),
    ...data.learners.map((learner, i) => section(`${say('learner')} ${i + 1}`, learner, lang)),
    section(say('sessions'), data.sessions, lang),
  ]
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say('title')}</title><style>${STYLE}</style></head>
<body><h1>${say('title')}</h1><p>${say('intro')} ${escaped(showDate(toInstant(data.exportedAt), lang))}</p>
${parts.join('\n')}</body></html>
`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#222}
h2{margin-top:2.5rem;border-bottom:2px solid}h3{margin:1.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}ol>li{margin:.75rem 0}`

function section(title: string, parts: object, lang: Language): string {
  return `<h2>${title}</h2>${Array.isArray(parts) ? shown('', parts, lang) : partsOf(parts, lang)}`
}

/** Each module's part under its own heading; a part that is empty is left out. */
function partsOf(parts: object, lang: Language): string {
  return Object.entries(parts)
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => `<h3>${escaped(titleOf(name, lang))}</h3>${shown(name, value, lang)}`)
    .join('\n')
}

function shown(key: string, value: unknown, lang: Language): string {
  if (isNothing(value)) return escaped(wordsIn(PHRASES.nothing, lang))
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object')) return value.map((each) => shown(key, each, lang)).join(', ')
    return `<ol>${value.map((each) => `<li>${shown(key, each, lang)}</li>`).join('')}</ol>`
  }
  if (typeof value !== 'object' || value === null) return escaped(textOf(key, value, lang))
  const rows = Object.entries(value).filter(([, each]) => !isNothing(each))
  return `<dl>${rows.map(([name, each]) => `<dt>${escaped(titleOf(name, lang))}</dt><dd>${shown(name, each, lang)}</dd>`).join('')}</dl>`
}

const INSTANT = /(At|Till|Until|From|On|^at)$/
const MONEY = /(amount|price|total|paid|discount|credit|taxable|gst|fee|balance|granted|purchased)$/i
/** 2001 in milliseconds: no count and no amount of ours is that large. */
const FIRST_INSTANT = 978_307_200_000

function textOf(key: string, value: unknown, lang: Language): string {
  if (typeof value === 'boolean') return wordsIn(value ? PHRASES.yes : PHRASES.no, lang)
  if (typeof value === 'number') return numberText(key, value, lang)
  const text = String(value)
  return /^lang(uage)?$/.test(key) && isLanguage(text) ? languageNameIn(text, lang) : text
}

function numberText(key: string, value: number, lang: Language): string {
  if (value > FIRST_INSTANT && INSTANT.test(key))
    return `${showDate(toInstant(value), lang)}, ${showTime(toInstant(value))}`
  if (key === 'grade') return gradeName(value)
  return MONEY.test(key) && Number.isInteger(value) ? showMoney(toPaise(value)) : String(value)
}

function titleOf(key: string, lang: Language): string {
  const words = key.replaceAll(/[A-Z]/g, ' $&').replaceAll('_', ' ').toLowerCase()
  return nameIn(key, lang) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
