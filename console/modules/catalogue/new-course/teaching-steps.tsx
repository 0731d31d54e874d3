// The steps that write what is taught, and when: the curriculum, and batches with their timetables.
import { CreateBase, SaveButton, SimpleForm, Toolbar, useDataProvider, type Identifier } from 'react-admin'
import { Link } from 'react-router-dom'
import { BATCH_LABELS } from '#core/modules/catalogue/batch/batch-label.ts'
import { elementsOf } from '../../../kit/elements.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { ChaptersInput, TimetableInput } from '../timetable-input.tsx'
import type { StepProps } from './step.ts'

const batch = elementsOf('batches').input
const curriculum = elementsOf('curricula').input

function Saving({ label }: { readonly label: string }) {
  return (
    <Toolbar className="saving">
      <SaveButton label={label} />
    </Toolbar>
  )
}

/** A curriculum that is there already is chosen on the course; a new one is written here. */
export function CurriculumStep({ course, again }: StepProps) {
  const data = useDataProvider()
  const act = useAction()
  const choose = async (curriculumId: Identifier) => {
    const previousData = course
    await act(
      () => data.update('courses', { id: course.id, data: { ...course, curriculumId }, previousData }),
      'Saved.',
    )
    again()
  }
  if (course.curriculumId !== null)
    return (
      <p>
        The course has a curriculum. <Link to={`/curricula/${course.curriculumId}`}>Open it</Link>, or choose another
        one on <Link to={`/courses/${course.id}`}>the course</Link>.
      </p>
    )
  return (
    <CreateBase
      resource="curricula"
      redirect={false}
      mutationOptions={{ onSuccess: ({ id }: { id: Identifier }) => choose(id) }}
    >
      <p>
        An earlier course has the same chapters? Choose its curriculum on{' '}
        <Link to={`/courses/${course.id}`}>the course</Link>. Else write the chapters here.
      </p>
      <SimpleForm
        defaultValues={{ name: course.title.en, chapters: [] }}
        toolbar={<Saving label="Save the curriculum" />}
      >
        {curriculum('name')}
        {curriculum('chapters', 'Chapters, in teaching order', { as: ChaptersInput })}
      </SimpleForm>
    </CreateBase>
  )
}

/** Batches of the course, and the form of one more. The server refuses a teacher who has another class at the time. */
export function BatchStep({ course, checklist: { batches }, again }: StepProps) {
  const { id: bundleId, startsAt, endsAt, language } = course
  const label = BATCH_LABELS.find((each) => !batches.some((other) => other.label === each))
  return (
    <>
      {batches.length > 0 && (
        <ul>
          {batches.map(({ id, label: name }) => (
            <li key={id}>
              <Link to={`/batches/${id}`}>Batch {name}</Link>
            </li>
          ))}
        </ul>
      )}
      <CreateBase key={batches.length} resource="batches" redirect={false} mutationOptions={{ onSuccess: again }}>
        <SimpleForm
          defaultValues={{ bundleId, startsAt, endsAt, language, label, price: null, seats: null, slots: [] }}
          toolbar={<Saving label="Add the batch" />}
        >
          {batch('label')}
          {batch('startsAt', 'Starts')}
          {batch('endsAt', 'Ends')}
          {batch('seats', 'Seats (empty: no limit)')}
          <TimetableInput />
        </SimpleForm>
      </CreateBase>
    </>
  )
}
