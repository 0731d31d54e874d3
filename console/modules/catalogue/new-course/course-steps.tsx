// The steps that write the course itself.
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EditBase, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { infoOf } from '../../../frame/contract.ts'
import { elementsOf } from '../../../kit/elements.tsx'
import { InFormLanguage } from '../../../kit/inputs/form-language.tsx'
import { PictureInput } from '../../../kit/pictures/picture-input.tsx'
import { CourseStaffInput } from '../timetable-input.tsx'
import type { StepProps } from './step.ts'

const { input } = elementsOf('courses')

/** The terms of a course, without its price, which follows from its plans. */
export function CourseInputs() {
  return (
    <>
      {input('title')}
      {input('outcome', { multiline: true, helperText: 'What a learner can do at the end, in one sentence.' })}
      <SlugButton />
      {input('slug', 'Page address', { helperText: 'Small letters, digits and dashes.' })}
      {input('grade')}
      {input('stream')}
      {input('boards', { helperText: 'Main board first.' })}
      {input('target', 'Target', { of: 'targets' })}
      {input('language', 'Language of teaching')}
      {input('variantName', 'Tier')}
      {input('courseKind', 'Kind')}
      {input('startsAt', 'Starts')}
      {input('endsAt', 'Ends')}
      {input('isListed', 'Listed', { helperText: 'If off, families can buy it only by its link.' })}
    </>
  )
}

/** "Class 5 IMO!" as "class-5-imo". */
function SlugButton() {
  const { getValues, setValue } = useFormContext<{ title?: { en?: string }; slug?: string }>()
  const write = () => {
    const words = (getValues('title')?.en ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? []
    setValue('slug', words.join('-'), { shouldDirty: true, shouldValidate: true })
  }
  return <Button onClick={write}>Make the address from the title</Button>
}

export function CourseStep(props: StepProps) {
  return (
    <CourseForm {...props}>
      <InFormLanguage fields={infoOf('courses').fields}>
        <CourseInputs />
      </InFormLanguage>
    </CourseForm>
  )
}

export function TeachersStep(props: StepProps) {
  return (
    <CourseForm {...props}>
      <CourseStaffInput />
      <p>
        A teacher is not in the list? <Link to="/teachers/create">Add the teacher</Link>, and come back.
      </p>
    </CourseForm>
  )
}

export function PageStep(props: StepProps) {
  const { id } = props.course
  const source = new URLSearchParams({ source: JSON.stringify({ bundleId: id }) })
  return (
    <CourseForm {...props}>
      {input('pictureId', 'Picture', { as: PictureInput })}
      <p>
        {props.checklist.hasPage ? (
          <Link to={`/course-pages/${id}`}>Change what the page says</Link>
        ) : (
          <Link to={`/course-pages/create?${source}`}>Write what the course helps with</Link>
        )}
      </p>
    </CourseForm>
  )
}

function CourseForm({ course, again, children }: StepProps & { readonly children: ReactNode }) {
  return (
    <EditBase
      resource="courses"
      id={course.id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: again }}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar className="saving">
            <SaveButton />
          </Toolbar>
        }
      >
        {children}
      </SimpleForm>
    </EditBase>
  )
}
