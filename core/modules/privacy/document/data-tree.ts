// A household's data as something a person can read: headings, rows and lists, in the family's language. It knows no zod.
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { fromIndia, parseInstant, SECOND, showDate, toInstant, type Instant } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { inLanguage, isLanguage, languageNameIn, type Language, type LocalisedText } from '#core/taxonomy/language.ts'
import { spokenTime } from '#core/taxonomy/spoken-time.ts'
import { stateNameIn } from '#core/taxonomy/state-names.ts'
import { nameIn, PHRASES } from './data-words.ts'
import { VALUE_WORDS } from './value-words.ts'
import { wordIn } from './words-table.ts'

export interface FamilyData {
  readonly exportedAt: number
  /** The names of boards and exams by their keys. */
  readonly names: Readonly<Record<string, LocalisedText>>
  readonly household: object
  readonly learners: readonly object[]
  readonly sessions: readonly object[]
}

export type DataNode =
  | { readonly is: 'TEXT'; readonly text: string }
  | { readonly is: 'LIST'; readonly entries: readonly DataNode[] }
  | { readonly is: 'ROWS'; readonly rows: readonly DataRow[] }
export interface DataRow {
  readonly title: string
  readonly value: DataNode
}

export interface DataTree {
  readonly title: string
  readonly intro: string
  /** One of the household, one a learner, one of the log-ins. */
  readonly sections: readonly { readonly title: string; readonly parts: readonly DataRow[] }[]
}

/** The document's language, and the names of what is stored as a key. */
interface Reader {
  readonly lang: Language
  readonly names: FamilyData['names']
}

export function dataTree(data: FamilyData, lang: Language): DataTree {
  const reader = { lang, names: data.names }
  const say = (phrase: keyof typeof PHRASES) => inLanguage(PHRASES[phrase], lang).text
  return {
    title: say('title'),
    intro: `${say('intro')} ${showDate(toInstant(data.exportedAt), lang)}. ${say('programs')}`,
    sections: [
      { title: say('household'), parts: rowsOf(data.household, reader) },
      ...data.learners.map((learner, i) => ({
        title: `${say('learner')} ${i + 1}`,
        parts: rowsOf(learner, reader),
      })),
      { title: say('sessions'), parts: [{ title: '', value: nodeOf('', data.sessions, reader) }] },
    ],
  }
}

/** Ids, versions, addresses and names of templates, which say nothing to a reader. The file for programs has them. */
const INTERNAL = /^(id|ids|key|keys|version|hash|type|link|reference|aslGroup)$|(Id|_id|Ids|Key|Version|Hash)$/

/** A row that is empty is left out. */
function rowsOf(parts: object, reader: Reader): DataRow[] {
  return Object.entries(parts)
    .filter(([name, value]) => !INTERNAL.test(name) && !isNothing(value))
    .map(([name, value]) => ({ title: titleOf(name, reader.lang), value: nodeOf(name, value, reader) }))
}

function nodeOf(key: string, value: unknown, reader: Reader): DataNode {
  if (isNothing(value)) return { is: 'TEXT', text: inLanguage(PHRASES.nothing, reader.lang).text }
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object'))
      return { is: 'TEXT', text: value.map((each) => textOf(key, each, reader)).join(', ') }
    return { is: 'LIST', entries: value.map((each) => nodeOf(key, each, reader)) }
  }
  if (typeof value !== 'object' || value === null) return { is: 'TEXT', text: textOf(key, value, reader) }
  return { is: 'ROWS', rows: rowsOf(value, reader) }
}

const INSTANT = /(At|Till|Until|From|On|^at)$/
const MONEY =
  /(amount|price|total|paid|discount|credit|taxable|gst|fee|balance|granted|purchased|cap|refunded|recovered|gateway)$/i
/** 2001 in milliseconds: no count and no amount of ours is that large. */
const FIRST_INSTANT = 978_307_200_000
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** "CORE_LEARNING". */
const WORD_OF_AN_ENUM = /^[A-Z]+(_[A-Z]+)+$/

/** Fields that hold the key of a board or an exam, or several: "board", "examTargets". */
const NAMED = /^(boards?|targets?|examTargets|exams?)$/

function textOf(key: string, value: unknown, { lang, names }: Reader): string {
  if (typeof value === 'boolean') return inLanguage(value ? PHRASES.yes : PHRASES.no, lang).text
  if (typeof value === 'number') return numberText(key, value, lang)
  const text = String(value)
  const name = nameOf(key, text, { lang, names })
  if (name !== undefined) return name
  const at = ISO_INSTANT.test(text) ? parseInstant(text) : undefined
  if (at !== undefined) return momentText(at, lang)
  return wordIn(VALUE_WORDS, text, lang) ?? (WORD_OF_AN_ENUM.test(text) ? inWords(text) : text)
}

/** The name of a board, an exam, a language or a state. Undefined for any other text. */
function nameOf(key: string, text: string, { lang, names }: Reader): string | undefined {
  const name = NAMED.test(key) && Object.hasOwn(names, text) ? names[text] : undefined
  if (name) return inLanguage(name, lang).text
  if (/^lang(uage)?$/.test(key) && isLanguage(text)) return languageNameIn(text, lang)
  return /state(Code)?$/i.test(key) ? stateNameIn(lang, text) : undefined
}

function numberText(key: string, value: number, lang: Language): string {
  if (value > FIRST_INSTANT && INSTANT.test(key)) return momentText(toInstant(value), lang)
  if (key === 'grade') return gradeName(value)
  if (/^quiet(From|Till)$/.test(key)) return spokenTime(fromIndia(2026, 1, { minutes: value }), lang)
  if (/(Ms|_ms)$/.test(key)) return `${Math.round(value / SECOND)} s`
  return MONEY.test(key) && Number.isInteger(value) ? showMoney(toPaise(value)) : String(value)
}

function momentText(at: Instant, lang: Language): string {
  return `${showDate(at, lang)}, ${spokenTime(at, lang)}`
}

function titleOf(key: string, lang: Language): string {
  return nameIn(key, lang) ?? wordIn(VALUE_WORDS, key, lang) ?? inWords(key.replaceAll(/(?<![A-Z])[A-Z]/g, ' $&'))
}

function inWords(key: string): string {
  const words = key.replaceAll('_', ' ').toLowerCase().trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
