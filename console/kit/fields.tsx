// The formats of values in lists and next to forms.
import Chip from '@mui/material/Chip'
import type { ReactElement } from 'react'
import { Labeled, useFieldValue, useResourceContext } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import type { Words } from '#core/kernel/schemas.ts'
import { inIndia, parseInstant, showDate, showTime, type Instant } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { isLanguage, languageNameIn } from '#core/taxonomy/language.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import { fieldAt, type ResourceName } from '../frame/contract.ts'
import { labelOf } from './names/labels.ts'
import { isStateField, toneOf } from './names/tones.ts'

interface Source {
  readonly source: string
  readonly label?: string
}

export function Money(props: Source) {
  const amount = useFieldValue(props) as Paise | null | undefined // the contract has paise here
  return typeof amount === 'number' ? <span className="money">{showMoney(amount)}</span> : null
}

export function When(props: Source) {
  const at = useFieldValue(props) as Instant | null | undefined // the contract has an instant here
  return typeof at === 'number' ? <time dateTime={new Date(at).toISOString()}>{whenText(at)}</time> : null
}

/** A day without an hour is kept as its midnight in India: only the day is shown. */
export function whenText(at: Instant): string {
  const day = showDate(at, 'en')
  const { hour, minute } = inIndia(at)
  return hour === 0 && minute === 0 ? day : `${day}, ${showTime(at).replace(' IST', '')}`
}

/** "2026-11-22", a day of the contract. */
export function dayText(day: string): string {
  const at = parseInstant(`${day.slice(0, 10)}T00:00:00+05:30`)
  return at === undefined ? day : showDate(at, 'en')
}

/** "2026-09" as "September 2026". */
export function monthText(month: string): string {
  return dayText(`${month}-01`).replace(/^\d+ /, '')
}

export function Month(props: Source) {
  const month = useFieldValue(props) as string | null | undefined // the contract has a month here
  return month ? <span>{monthText(month)}</span> : null
}

export function Day(props: Source) {
  const day = useFieldValue(props) as string | null | undefined // the contract has a day here
  return day ? <time dateTime={day}>{dayText(day)}</time> : null
}

/** A class by its name: the number of LKG is -2. */
export function Grade(props: Source) {
  const grade = useFieldValue(props) as number | null | undefined // the contract has a grade here
  return typeof grade === 'number' ? <span>{gradeName(grade)}</span> : null
}

/** A text that is kept in several languages, in English, with how many others there are. */
export function Spoken(props: Source) {
  const text = useFieldValue(props) as Readonly<Record<string, string>> | null | undefined // the contract has a localised text
  if (!text) return null
  const others = Object.keys(text).length - 1
  return (
    <span>
      {text['en']}
      {others > 0 && (
        <small
          className="quiet"
          title={others === 1 ? 'And in one other language' : `And in ${others} other languages`}
        >
          {' '}
          +{others}
        </small>
      )}
    </span>
  )
}

/** A state in its own word and colour. Another choice, such as a kind or a channel, is a word. */
export function State(props: Source) {
  const own = useOwnWords(props)
  const state = useFieldValue(props) as string | null | undefined // the contract has an enumeration here
  if (!state) return null
  if (!isStateField(props.source)) return <span>{words(state, own)}</span>
  return <Chip size="small" className={`state ${toneOf(state)}`} label={words(state, own)} />
}

/** The state of something that is published, and whether more of it waits. */
export function Standing(props: Source) {
  const hasDraft = useFieldValue({ source: 'hasDraft' }) as boolean | undefined // of every published resource
  return (
    <>
      <State {...props} />
      {hasDraft && <small className="quiet"> + draft</small>}
    </>
  )
}

/** As families see it: the price, and the one that is struck where it is higher. */
export function Price({ price, cutPrice }: { readonly price: Paise; readonly cutPrice: Paise }) {
  return (
    <p className="money">
      <strong>{showMoney(price)}</strong> {cutPrice > price && <del>{showMoney(cutPrice)}</del>}
    </p>
  )
}

const KEY = /^[a-z0-9]+([-.][a-z0-9]+)+$/

/** The words that the contract has for the values of this field. */
function useOwnWords({ source }: Source): Words | undefined {
  return fieldAt(useResourceContext() ?? '', source)?.words
}

/**
 * A value in words: those of its own field, then those of the table of labels, then its key as words: "REFUND_DUE" as "Refund due",
 * "order.paid" as "Order paid", "hi" as "Hindi".
 */
export function words(state: string, own: Words = {}): string {
  if (Object.hasOwn(own, state)) return own[state] ?? state
  if (isLanguage(state)) return languageNameIn(state, 'en')
  const label = labelOf(state)
  if (label !== undefined) return label
  const text = state.replaceAll(KEY.test(state) ? /[_.-]/g : '_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A value of that field in words, for sentences. */
export function wordAt(resource: ResourceName, source: string, value: string): string {
  return words(value, fieldAt(resource, source)?.words)
}

/** The choices of an input, in words. */
export function choicesOf(ids: readonly string[], own?: Words) {
  return ids.map((id) => ({ id, name: words(id, own) }))
}

export function List(props: Source) {
  const values = useFieldValue(props) as readonly (string | number)[] | null | undefined // the contract has a list here
  const shown = values?.map((value) => (typeof value === 'string' && isLanguage(value) ? words(value) : value))
  return <span>{shown?.join(', ')}</span>
}

/** One of an enumeration in words, without the colour of a state. */
export function Word(props: Source) {
  const own = useOwnWords(props)
  const value = useFieldValue(props) as string | null | undefined // the contract has an enumeration here
  return <span>{value && words(value, own)}</span>
}

/** Several of an enumeration. */
export function Choices(props: Source) {
  const own = useOwnWords(props)
  const values = useFieldValue(props) as readonly (string | number)[] | null | undefined // the contract has a list here
  return <span>{values?.map((value) => words(String(value), own)).join(', ')}</span>
}

/** A value that another system or an address has in this spelling. */
export function Code(props: Source) {
  const value = useFieldValue(props) as string | null | undefined // the contract has a text here
  return value ? <code>{value}</code> : null
}

/** Classes by their names. */
export function Grades(props: Source) {
  const grades = useFieldValue(props) as readonly number[] | null | undefined // the contract has grades here
  return <span>{grades?.map((grade) => gradeName(grade)).join(', ')}</span>
}

/** The state of a GST code. */
export function IndianState(props: Source) {
  const code = useFieldValue(props) as string | null | undefined // the contract has a code here
  return <span>{code && (isStateCode(code) ? stateNames[code] : code)}</span>
}

export function YesNo(props: Source) {
  return <span>{useFieldValue(props) ? 'Yes' : '–'}</span>
}

/** A read-only value is shown in the form under its label, as an input is. */
export function labelled(label: string, shown: ReactElement) {
  return (
    <Labeled key={label} label={label}>
      {shown}
    </Labeled>
  )
}
