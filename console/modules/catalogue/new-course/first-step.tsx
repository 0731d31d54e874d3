// The first step makes the draft of a course. Courses that somebody has begun are listed above it.
import Card from '@mui/material/Card'
import { CreateBase, SaveButton, SimpleForm, Toolbar, useGetList, useRedirect } from 'react-admin'
import { Link } from 'react-router-dom'
import { infoOf } from '../../../frame/contract.ts'
import { InFormLanguage } from '../../../kit/inputs/form-language.tsx'
import { courseDefaults } from '../course-defaults.ts'
import { CourseInputs } from './course-steps.tsx'
import { addressOf, type Course } from './step.ts'

export function FirstStep() {
  const redirect = useRedirect()
  return (
    <>
      <Begun />
      <Card className="panel" component="section" aria-label="Title, dates and languages">
        <h2>Title, dates and languages</h2>
        <CreateBase<Course>
          resource="courses"
          redirect={false}
          mutationOptions={{ onSuccess: ({ id }) => redirect(addressOf(id, 'TEACHERS')) }}
        >
          <SimpleForm
            defaultValues={{ ...courseDefaults, isListed: true, price: 0, cutPrice: 0 }}
            toolbar={
              <Toolbar className="saving">
                <SaveButton label="Save and go on" />
              </Toolbar>
            }
          >
            <InFormLanguage fields={infoOf('courses').fields}>
              <CourseInputs />
            </InFormLanguage>
          </SimpleForm>
        </CreateBase>
      </Card>
    </>
  )
}

function Begun() {
  const { data = [] } = useGetList<Course>('courses', {
    filter: { status: 'DRAFT' },
    pagination: { page: 1, perPage: 10 },
  })
  if (data.length === 0) return null
  return (
    <Card className="panel" component="section" aria-label="Begun courses">
      <h2>Begun courses</h2>
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{title.en}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
