// Shows next to a batch how generating its classes would change them.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { IfMay } from '../../kit/only-with.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useSubjectNames } from './subject-names.ts'

type Preview = Awaited<ReturnType<typeof staff.staffTimetable.previewClasses>>

const HEADINGS = { added: 'New', moved: 'Moved', cancelled: 'Cancelled', clashes: 'Teacher has another class' } as const
const MOST_SHOWN = 8

export function BatchClasses() {
  const batch = useStaffRecord('batches')
  const [preview, setPreview] = useState<Preview>()
  const act = useAction({ refreshes: false })
  if (!batch) return null
  const { id } = batch
  const look = async () => setPreview(await act(() => staff.staffTimetable.previewClasses({ id })))
  const generate = async () => {
    const done = await act(() => staff.staffTimetable.generateClasses({ id }), 'The classes are generated.')
    if (done) setPreview(undefined)
  }
  return (
    <Card className="panel" component="section" aria-label="Classes of this batch">
      <h2>Classes</h2>
      <Button onClick={() => void look()}>Preview classes</Button>
      {preview && (
        <>
          <Changes preview={preview} />
          <IfMay scope="classes.edit">
            <Button onClick={() => void generate()}>Generate now</Button>
          </IfMay>
        </>
      )}
    </Card>
  )
}

function Changes({ preview }: { readonly preview: Preview }) {
  const nameOf = useSubjectNames(Object.values(preview).flatMap((list) => list.map(({ subject }) => subject)))
  const keys = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).filter((key) => preview[key].length > 0)
  if (keys.length === 0) return <p role="status">The classes already match the weekly timetable.</p>
  return (
    <dl role="status">
      {keys.map((key) => (
        <div key={key}>
          <dt>
            {HEADINGS[key]}: {preview[key].length}
          </dt>
          {preview[key].slice(0, MOST_SHOWN).map(({ subject, startsAt, wasStartsAt }) => (
            <dd key={`${startsAt} ${subject}`}>
              {nameOf(subject)}, {whenText(startsAt)}
              {wasStartsAt !== null && wasStartsAt !== startsAt && ` (was ${whenText(wasStartsAt)})`}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
