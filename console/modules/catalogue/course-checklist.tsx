// The steps from a new course to its page: each with a link to the place where it is done, and the live link at the end.
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { Link, useGetList } from 'react-admin'
import { useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { LiveLink } from '../../kit/live-link.tsx'

type Course = StaffRecord<'courses'>
interface Step {
  readonly what: string
  readonly isDone: boolean
  /** The advice for what is missing, with a way to it. */
  readonly missing: ReactNode
}

export function CourseChecklist() {
  const course = useStaffRecord('courses')
  const batches = useOf('batches', course?.id)
  const plans = useOf('plans', course?.id)
  if (!course || !batches || !plans) return null
  const steps = [...ownSteps(course), batchStep(course.id, batches), planStep(course.id, plans), publishStep(course)]
  const left = steps.filter(({ isDone }) => !isDone).length
  return (
    <Card className="panel" component="section" aria-label="Checklist">
      <h2>{left === 0 ? 'Ready: families can buy it' : `To the live page: ${left} of ${steps.length} steps left`}</h2>
      <ol className="checklist">
        {steps.map(({ what, isDone, missing }) => (
          <li key={what}>
            <span className={isDone ? 'good' : 'problem'}>{isDone ? '✓' : '○'}</span> {what}
            {!isDone && <p className="quiet">{missing}</p>}
          </li>
        ))}
      </ol>
      {course.status === 'ACTIVE' && <LiveLink path={`/course/${course.slug}`} />}
    </Card>
  )
}

function useOf<R extends 'batches' | 'plans'>(resource: R, bundleId: string | undefined) {
  const { data } = useGetList<StaffRecord<R>>(
    resource,
    { filter: { bundleId }, pagination: { page: 1, perPage: 100 } },
    { enabled: bundleId !== undefined },
  )
  return data
}

function ownSteps({ title, outcome, pictureId, staff, curriculumId, isListed }: Course): Step[] {
  const isTranslated = Boolean(title.hi && outcome.hi)
  return [
    { what: 'Words and picture', isDone: pictureId !== null, missing: 'Choose a picture.' },
    { what: 'Hindi title and outcome', isDone: isTranslated, missing: 'Choose Hindi at the top of the form.' },
    {
      what: 'Teachers',
      isDone: staff.length > 0,
      missing: <>Add them in the form. A new one is made <Link to="/teachers/create">here</Link>.</>, // prettier-ignore
    },
    {
      what: 'Curriculum',
      isDone: curriculumId !== null,
      missing: <>Choose it in the form, or <Link to="/curricula/create">write one</Link>.</>, // prettier-ignore
    },
    { what: 'Listed', isDone: isListed, missing: 'Switch “Listed” on, or sell it by its link only.' },
  ]
}

function batchStep(courseId: string, batches: readonly StaffRecord<'batches'>[]): Step {
  const withSlots = batches.filter(({ slots }) => slots.length > 0)
  return {
    what: batches.length > 1 ? `${batches.length} batches with a timetable` : 'A batch with a timetable',
    isDone: batches.length > 0 && withSlots.length === batches.length,
    missing:
      batches.length === 0 ? <Link to={newFor('batches', courseId)}>Add a batch</Link> : 'A batch has no timetable.',
  }
}

function planStep(courseId: string, plans: readonly StaffRecord<'plans'>[]): Step {
  return {
    what: 'A plan on sale',
    isDone: plans.some(({ status }) => status === 'ACTIVE'),
    missing:
      plans.length === 0 ? (
        <>
          <Link to={newFor('plans', courseId)}>Add a plan</Link>, or fill the grid of a{' '}
          <Link to="/programs">program</Link>.
        </>
      ) : (
        'Publish the plan below.'
      ),
  }
}

function publishStep({ status, hasDraft }: Course): Step {
  return {
    what: 'Published',
    isDone: status === 'ACTIVE' && !hasDraft,
    missing: hasDraft ? 'Publish the changes below.' : 'Publish it below.',
  }
}

/** The form of a new record with this course in it. */
function newFor(resource: string, bundleId: string): string {
  return `/${resource}/create?${new URLSearchParams({ source: JSON.stringify({ bundleId }) })}`
}
