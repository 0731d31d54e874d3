// The sections of a paper: their names, policies and questions.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ArrayInput, BooleanInput, NumberInput, SimpleFormIterator, TextInput, useSimpleFormIterator, useSourceContext } from 'react-admin' // prettier-ignore
import { useFormContext, useWatch } from 'react-hook-form'
import { itemElementsFor } from '../../kit/elements.tsx'
import { wordAt } from '../../kit/fields.tsx'
import { RefsInput } from '../../kit/inputs/ref-input.tsx'
import { QuestionPicker } from './question-picker.tsx'

const { input } = itemElementsFor('papers', 'sections')

const fresh = { id: '', name: '', subject: '', policyIds: [], allowed: null, isLocked: false, questions: [] }

export function SectionsEditor() {
  return (
    <ArrayInput source="sections" label="Sections" defaultValue={[]}>
      <SimpleFormIterator
        fullWidth
        disableClear
        getItemLabel={(i) => `Section ${i + 1}`}
        addButton={<AddSection />}
      >
        <TextInput source="name" label="Name" />
        {input('subject', 'Subject')}
        <RefsInput
          source="policyIds"
          reference="marking-policies"
          label="Marking policies"
          filter={{ isActive: true }}
          optionText={policyText}
          helperText="One for each kind of question in the section."
        />
        <NumberInput source="allowed" label="Answers that count" helperText="Leave empty if all questions count." />
        <NumberInput source="minutes" label="Minutes of its own" helperText="For every section, or for none." />
        <BooleanInput source="isLocked" label="Learners cannot return to it once they have left it" />
        <SectionQuestions />
      </SimpleFormIterator>
    </ArrayInput>
  )
} // prettier-ignore

/** A section gets its id here, and nobody types it. */
function AddSection() {
  const { add } = useSimpleFormIterator()
  const sections = (useWatch({ name: 'sections' }) ?? []) as readonly Partial<typeof fresh>[] // the contract's sections
  return (
    <Button type="button" onClick={() => add({ ...fresh, id: freshId(sections) })}>
      Add a section
    </Button>
  )
}

function freshId(sections: readonly { readonly id?: string }[]): string {
  const taken = new Set(sections.map(({ id }) => id))
  let no = 1
  while (taken.has(`s${no}`)) no += 1
  return `s${no}`
}

interface PolicyRow {
  readonly exam?: string
  readonly year?: number
  readonly section?: string
  readonly variant?: string
  readonly rule?: { readonly kind: string }
}

function policyText({ exam, year, section, variant, rule }: PolicyRow): string {
  return exam === undefined
    ? ''
    : `${wordAt('marking-policies', 'exam', exam)} ${year}, ${section}, ${variant}: ${rule?.kind}`
}

/** The questions of the section that is being edited, in the order of the paper. */
function SectionQuestions() {
  const [isOpen, setIsOpen] = useState(false)
  const source = useSourceContext().getSource('questions')
  const { setValue } = useFormContext()
  const questions = (useWatch({ name: source }) ?? fresh.questions) as readonly string[] // ids of versions
  const subject = (useWatch({ name: useSourceContext().getSource('subject') }) ?? '') as string // the section's own
  const change = (ids: readonly string[]) => setValue(source, ids, { shouldDirty: true })
  return (
    <div>
      <p>{questions.length === 1 ? '1 question' : `${questions.length} questions`}</p>
      <Button type="button" variant="outlined" onClick={() => setIsOpen(true)}>
        Choose questions
      </Button>
      {isOpen && (
        <QuestionPicker subject={subject} chosen={questions} onChange={change} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
