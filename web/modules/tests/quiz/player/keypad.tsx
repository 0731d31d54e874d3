// The keypad of NTA's tests: digits, one point, a minus. A keyboard types the same.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isDecimal } from '#core/modules/questions/decimal.ts'

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '-'] as const
const MOST_CHARACTERS = 20

interface Props {
  /** A number, or nothing. */
  readonly number: string
  /** A number that is complete, or nothing. */
  readonly onNumber: (number: string) => void
}

/** Everything typed is shown, but only a complete number is an answer, and "-" is not: decision L-47. */
export function Keypad({ number, onNumber }: Props) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(number)
  const value = answerOf(draft) === number ? draft : number
  const onChange = (next: string) => {
    setDraft(next)
    onNumber(answerOf(next))
  }
  return (
    <div className="grid max-w-form gap-3">
      <input
        aria-label={t`Your answer`}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(typed(target.value))}
        className="min-h-13 rounded-button border border-edge bg-surface px-4 text-h4 tabular-nums"
      />
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => onChange(typed(press(value, key)))} aria-label={key === '-' ? t`Minus` : key} className="min-h-12 rounded-button border border-line bg-surface text-h4">
            {key === '-' ? '−' : key}
          </button>
        ))}
        <button type="button" onClick={() => onChange(value.slice(0, -1))} className="col-span-2 min-h-12 rounded-button border border-line bg-surface">
          {t`Delete last`}
        </button>
        <button type="button" onClick={() => onChange('')} className="min-h-12 rounded-button border border-line bg-surface">
          {t`Clear`}
        </button>
      </div>
    </div>
  )
} // prettier-ignore

function answerOf(draft: string): string {
  return isDecimal(draft) ? draft : ''
}

function press(value: string, key: string): string {
  if (key === '-') return value.startsWith('-') ? value.slice(1) : `-${value}`
  return value + key
}

/** Digits with one point and one minus in front, and nothing else. */
function typed(text: string): string {
  const kept = text.replaceAll('−', '-').replace(/[^\d.-]/g, '')
  const sign = kept.startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = kept.replaceAll('-', '').split('.')
  return (sign + (rest.length > 0 ? `${whole}.${rest.join('')}` : whole)).slice(0, MOST_CHARACTERS)
}
