// The corrected key, typed as letters or numbers.
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import type { StaffInput } from '../../frame/contract.ts'

type Kind = 'SCQ' | 'MCQ' | 'NUMERIC' | 'MATRIX'
const KINDS: readonly Kind[] = ['SCQ', 'MCQ', 'NUMERIC', 'MATRIX']

const inputs: Readonly<Record<Kind, { readonly label: string; readonly helperText: string }>> = {
  SCQ: { label: 'Letter of the right option', helperText: 'For example b.' },
  MCQ: { label: 'Letters of the right options', helperText: 'For example a c.' },
  NUMERIC: { label: 'Number, or from and to', helperText: 'For example 4.5 4.7.' },
  MATRIX: {
    label: 'Letter of the right option, or the rows of the grid',
    helperText: 'For example b, or in a grid each row with its partners on a line, such as p: 1 3.',
  },
}

export function KeyField() {
  const { field } = useController<StaffInput<'regrades'>, 'key'>({ name: 'key' })
  const [kind, setKind] = useState<Kind>('SCQ')
  const [typed, setTyped] = useState('')
  const change = (nextKind: Kind, text: string) => {
    setKind(nextKind)
    setTyped(text)
    field.onChange(keyOf(nextKind, text))
  }
  return (
    <fieldset className="spoken">
      <legend>Right answer</legend>
      <TextField select label="Kind of question" value={kind} onChange={({ target }) => change(target.value as Kind, typed)}>
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...inputs[kind]}
        value={typed}
        multiline={kind === 'MATRIX'}
        onChange={({ target }) => change(kind, target.value)}
      />
    </fieldset>
  )
} // prettier-ignore

function keyOf(kind: Kind, typed: string): AnswerKey {
  const words = wordsOf(typed)
  if (kind === 'NUMERIC') {
    const [lo = '', hi = lo] = words
    return { kind, intervals: [{ lo, hi }], decimals: lo.split('.')[1]?.length ?? 0 }
  }
  if (kind !== 'MATRIX') return { kind, options: words }
  const rows = typed.split('\n').filter((line) => line.includes(':'))
  const pairs = rows.map((line) => [line.split(':')[0]?.trim() ?? '', wordsOf(line.split(':')[1] ?? '')] as const)
  return { kind, codes: rows.length > 0 ? [] : words, pairs: Object.fromEntries(pairs) }
}

function wordsOf(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((word) => word !== '')
}
