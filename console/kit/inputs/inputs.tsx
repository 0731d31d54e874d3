// Inputs for what react-admin does not know: rupees, moments in India, texts in eight languages.
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { CheckboxGroupInput, FieldTitle, InputHelperText, required, SelectInput, TextInput, useInput, useRecordContext, useResourceContext, useSourceContext, type InputProps } from 'react-admin' // prettier-ignore
import { useWatch } from 'react-hook-form'
import { parseRupees, toPaise, toRupeeString } from '#core/kernel/money.ts'
import type { Words } from '#core/kernel/schemas.ts'
import { fromIndia, inIndia, toInstant } from '#core/kernel/time.ts'
import { languageNames, type Language } from '#core/taxonomy/language.ts'
import { choicesOf, words } from '../fields.tsx'
import { useFormLanguage } from './form-language.tsx'

/** Rupees as people type them; the form keeps paise. */
export function MoneyInput(props: InputProps) {
  return (
    <TypedInput
      {...props}
      type="text"
      inputMode="decimal"
      show={(value) => (typeof value === 'number' ? toRupeeString(toPaise(value)).replace(/\.00$/, '') : '')}
      read={(text) => parseRupees(text) ?? null}
      adornment="₹"
    />
  )
}

/** A day and an hour on a clock in India; the form keeps the instant. */
export function InstantInput(props: InputProps) {
  return <TypedInput {...props} type="datetime-local" show={showMoment} read={readMoment} adornment="IST" />
}

function showMoment(value: unknown): string {
  if (typeof value !== 'number') return ''
  const { year, month, day, hour, minute } = inIndia(toInstant(value))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** "2026-11-23T19:00" on a clock in India. Null for anything else. */
export function readMoment(text: string): number | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)
  if (!match) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number)
  return fromIndia(year, month, { day, minutes: hour * 60 + minute })
}

interface TypedProps extends InputProps {
  readonly className?: string
  readonly type: string
  readonly inputMode?: 'decimal'
  readonly show: (value: unknown) => string
  readonly read: (text: string) => number | null
  readonly adornment: string
}

/** Shows the typed text unchanged while it is being typed, even if the form parses it to another value. */
function TypedInput({
  type,
  inputMode,
  show,
  read,
  adornment,
  label,
  helperText,
  className = '',
  ...props
}: TypedProps) {
  const resource = useResourceContext()
  const { field, fieldState, isRequired, id } = useInput({
    ...props,
    format: (value) => value,
    parse: (value) => value,
  })
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      id={id}
      className={className}
      type={type}
      value={typed ?? show(field.value)}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(read(target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      label={<FieldTitle label={label} source={props.source} resource={resource} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        (helperText || fieldState.invalid) && (
          <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />
        )
      }
      slotProps={{
        htmlInput: { inputMode },
        inputLabel: { shrink: true },
        input: { startAdornment: <span className="adornment">{adornment}</span> },
      }}
    />
  )
}

interface SpokenProps {
  /** In a list of texts, empty. */
  readonly source: string
  readonly label?: string
  readonly multiline?: boolean
  readonly isOptional?: boolean
  readonly helperText?: ReactNode
}

/** One text in the language of the form. English is needed; the others fall back to it, so it is shown above them. */
export function SpokenInput({ source, label = words(source), multiline = false, ...options }: SpokenProps) {
  const { isOptional = false, helperText = false } = options
  const lang = useFormLanguage()
  const text = useWatch({ name: useSourceContext().getSource(source) }) as
    | Partial<Record<Language, string>>
    | null
    | undefined // the contract has a localised text
  return (
    <Box component="fieldset" className="spoken">
      <legend>{label}</legend>
      {lang !== 'en' && text?.en && <p className="quiet">{text.en}</p>}
      <TextInput
        key={lang}
        source={source === '' ? lang : `${source}.${lang}`}
        label={languageNames[lang]}
        multiline={multiline}
        minRows={multiline ? 3 : undefined}
        helperText={helperText}
        parse={(typed: string) => (typed === '' ? undefined : typed)}
        validate={lang === 'en' && !isOptional ? required() : undefined}
        slotProps={{ htmlInput: { lang } }}
      />
    </Box>
  )
}

interface ChoiceProps extends InputProps {
  readonly choices: readonly string[]
  /** Those of the field itself. */
  readonly words?: Words
  readonly className?: string
  readonly alwaysOn?: boolean
}

/** One of an enumeration, in words. The contract names its values, or the screen only those that staff choose. */
export function ChoiceInput({ choices, words: own, ...props }: ChoiceProps) {
  const held: unknown = useRecordContext()?.[props.source]
  // A value that staff do not choose stays until they choose another.
  const all = typeof held === 'string' && !choices.includes(held) ? [held, ...choices] : choices
  return <SelectInput {...props} choices={choicesOf(all, own)} />
}

/** Several of an enumeration, in words. */
export function ChoicesInput({ choices, words: own, ...props }: ChoiceProps) {
  return <CheckboxGroupInput {...props} choices={choicesOf(choices, own)} />
}

/** A list of short texts or numbers, separated by commas. */
export function ListInput({ isNumbers = false, ...props }: InputProps & { readonly isNumbers?: boolean }) {
  return (
    <TextInput
      {...props}
      format={(values: readonly unknown[] | undefined) => values?.join(', ') ?? ''}
      parse={(text: string) => split(text).map((part) => (isNumbers && part !== '' ? Number(part) : part))}
    />
  )
}

/** While a comma was just typed its empty end stays, so that one can go on typing. */
function split(text: string): string[] {
  return text.trim() === '' ? [] : text.split(/,\s*/)
}

interface ReasonInputProps {
  readonly isRequired?: boolean
  /** The record has it as a field, which a second person reads. */
  readonly isShown?: boolean
}

/** Why it is done: part of the audit. */
export function ReasonInput({ isRequired = false, isShown = false }: ReasonInputProps) {
  return (
    <TextInput
      source="reason"
      label={isShown ? 'Reason' : 'Reason (stored in the audit log)'}
      validate={isRequired ? required() : undefined}
      helperText={isShown && 'One sentence. It is shown with the record.'}
    />
  )
}
