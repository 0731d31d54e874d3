// The marking rule of a new policy, by the kind of question.
import { SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MarkingRule } from '#core/modules/papers/marking/marking-rule.ts'
import type { StaffInput } from '../../frame/contract.ts'

type Form = StaffInput<'marking-policies'>

const common = { full: '4', wrong: '-1', blank: '0', dropped: 'ALL' } as const
const rules: { readonly [K in MarkingRule['kind']]: MarkingRule } = {
  SCQ: { kind: 'SCQ', ...common },
  MCQ: { kind: 'MCQ', ...common, partial: { mode: 'LADDER', ladder: { 1: '1', 2: '2', 3: '3' } } },
  NUMERIC: { kind: 'NUMERIC', ...common },
  MATRIX: { kind: 'MATRIX', ...common, answeredAs: 'CODE' },
  SUBJECTIVE: { kind: 'SUBJECTIVE', full: '5', dropped: 'ALL' },
}

const choices = (words: readonly string[]) => words.map((id) => ({ id, name: id }))

export function RuleInput() {
  const { setValue } = useFormContext<Form>()
  const rule = useWatch<Form, 'rule'>({ name: 'rule' })
  const kind = rule?.kind ?? 'SCQ'
  const choose = (chosen: string) => setValue('rule', rules[chosen as MarkingRule['kind']], { shouldDirty: true }) // one of the choices
  return (
    <fieldset className="spoken">
      <legend>Marks</legend>
      <SelectInput
        source="rule.kind"
        label="Kind of question"
        choices={choices(Object.keys(rules))}
        onChange={(event) => choose(String(event.target.value))}
      />
      <TextInput source="rule.full" label="Right" />
      {kind !== 'SUBJECTIVE' && <TextInput source="rule.wrong" label="Wrong" />}
      {kind !== 'SUBJECTIVE' && <TextInput source="rule.blank" label="No answer" />}
      {kind === 'MCQ' && (
        <SelectInput
          source="rule.partial.mode"
          label="Some of the right options"
          choices={choices(['NONE', 'LADDER', 'PROPORTIONAL'])}
        />
      )}
      {rule?.kind === 'MCQ' &&
        rule.partial.mode === 'LADDER' &&
        [1, 2, 3].map((step) => (
          <TextInput key={step} source={`rule.partial.ladder.${step}`} label={`${step} right`} />
        ))}
      {kind === 'MATRIX' && (
        <SelectInput source="rule.answeredAs" label="Answered as" choices={choices(['CODE', 'GRID'])} />
      )}
      {kind === 'MATRIX' && (
        <TextInput source="rule.perRow" label="Each right row (grid)" parse={(typed: string) => typed || undefined} />
      )}
      <SelectInput
        source="rule.dropped"
        label="A dropped question gives full marks to"
        choices={choices(['ALL', 'ATTEMPTED', 'NONE'])}
      />
    </fieldset>
  )
}
