// The right answer, typed in as its kind of question needs it.
import TextField from '@mui/material/TextField'
import { useController, useWatch } from 'react-hook-form'
import type { AnswerKey, KeyOf } from '#core/modules/questions/answer-key.ts'
import type { StaffInput } from '../../frame/contract.ts'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'

type Form = StaffInput<'bank-questions'>

interface KeyProps<K extends AnswerKey['kind']> {
  readonly value: KeyOf<K>
  readonly onChange: (key: AnswerKey) => void
}

export function KeyInput() {
  const kind = useWatch<Form, 'kind'>({ name: 'kind' })
  const { field } = useController<Form, 'key'>({ name: 'key' })
  if (!kind || kind === 'PASSAGE') return null
  const value = field.value?.kind === kind ? (field.value as AnswerKey) : emptyKeys[kind]
  return (
    <fieldset className="spoken">
      <legend>Right answer</legend>
      {(value.kind === 'SCQ' || value.kind === 'MCQ') && <OptionsKey value={value} onChange={field.onChange} />}
      {value.kind === 'NUMERIC' && <NumberKey value={value} onChange={field.onChange} />}
      {value.kind === 'MATRIX' && <MatrixKey value={value} onChange={field.onChange} />}
      {value.kind === 'SUBJECTIVE' && <RubricKey value={value} onChange={field.onChange} />}
    </fieldset>
  )
}

const emptyKeys: { readonly [K in AnswerKey['kind']]: KeyOf<K> } = {
  SCQ: { kind: 'SCQ', options: [] },
  MCQ: { kind: 'MCQ', options: [] },
  NUMERIC: { kind: 'NUMERIC', intervals: [{ lo: '', hi: '' }], decimals: 0 },
  MATRIX: { kind: 'MATRIX', codes: [], pairs: {} },
  SUBJECTIVE: { kind: 'SUBJECTIVE', rubric: [{ id: 'r1', text: '', marks: '' }] },
}

function OptionsKey({ value, onChange }: KeyProps<'SCQ' | 'MCQ'>) {
  const ids = useWatch<Form, 'optionIds'>({ name: 'optionIds' }) ?? []
  const isSingle = value.kind === 'SCQ'
  return (
    <Choices
      ids={ids}
      chosen={value.options}
      onChange={(options, last) => onChange({ ...value, options: isSingle ? [last] : options })}
    />
  )
}

interface ChoicesProps {
  readonly ids: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[], last: string) => void
}

function Choices({ ids, chosen, onChange }: ChoicesProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id], id)
  return ids.map((id) => (
    <LabelledCheckbox key={id} label={id} isChecked={chosen.includes(id)} onChange={() => toggle(id)} />
  ))
}

function NumberKey({ value, onChange }: KeyProps<'NUMERIC'>) {
  const { lo, hi } = value.intervals[0] ?? { lo: '', hi: '' }
  const change = (interval: { lo: string; hi: string }) => onChange({ ...value, intervals: [interval, ...value.intervals.slice(1)] }) // prettier-ignore
  return (
    <>
      <TextField label="From" value={lo} onChange={({ target }) => change({ lo: target.value, hi })} />
      <TextField
        label="To (the same for one number)"
        value={hi}
        onChange={({ target }) => change({ lo, hi: target.value })}
      />
      <TextField
        label="Digits after the point"
        type="number"
        value={value.decimals}
        onChange={({ target }) => onChange({ ...value, decimals: Number(target.value) })}
      />
    </>
  )
}

function MatrixKey({ value, onChange }: KeyProps<'MATRIX'>) {
  const { optionIds = [], rowIds = [], columnIds = [] } = useWatch<Form>()
  const pair = (row: string, partners: string[]) => {
    const { [row]: _old, ...others } = value.pairs
    onChange({ ...value, pairs: partners.length > 0 ? { ...others, [row]: partners } : others })
  }
  return (
    <>
      {rowIds.map((row) => (
        <p key={row}>
          {row}:{' '}
          <Choices ids={columnIds} chosen={value.pairs[row] ?? []} onChange={(partners) => pair(row, partners)} />
        </p>
      ))}
      {optionIds.length > 0 && (
        <p>
          Code:{' '}
          <Choices ids={optionIds} chosen={value.codes} onChange={(_, last) => onChange({ ...value, codes: [last] })} />
        </p>
      )}
    </>
  )
}

function RubricKey({ value, onChange }: KeyProps<'SUBJECTIVE'>) {
  const { rubric } = value
  const change = (at: number, but: object) => onChange({ ...value, rubric: rubric.map((line, i) => (i === at ? { ...line, ...but } : line)) }) // prettier-ignore
  return (
    <>
      {rubric.map(({ id, text, marks }, i) => (
        <p key={id}>
          <TextField
            label={`Line ${i + 1}`}
            value={text}
            onChange={({ target }) => change(i, { text: target.value })}
          />
          <TextField label="Marks" value={marks} onChange={({ target }) => change(i, { marks: target.value })} />
        </p>
      ))}
      <button
        type="button"
        onClick={() =>
          onChange({ ...value, rubric: [...rubric, { id: `r${rubric.length + 1}`, text: '', marks: '' }] })
        }
      >
        Add a line
      </button>
    </>
  )
}
