// "New course" in steps. Each step writes real drafts, so nothing is lost by leaving: the course's record is the progress.
import Card from '@mui/material/Card'
import { Title, useGetOne } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { LiveLink } from '../../../kit/live/live-link.tsx'
import { OnlyWith } from '../../../kit/only-with.tsx'
import { headingOf, Mark, STEP_NAMES, StepList, useChecklist, type Checklist, type Step } from '../course-checklist.tsx'
import { CourseStep, PageStep, TeachersStep } from './course-steps.tsx'
import { FirstStep } from './first-step.tsx'
import { PricesStep } from './prices-step.tsx'
import { addressOf, STEPS, type Course, type FormStep, type StepProps } from './step.ts'
import { BatchStep, CurriculumStep } from './teaching-steps.tsx'

export function NewCourse() {
  const { id } = useParams()
  return (
    <div className="grid-page">
      <Title title="New course" />
      <OnlyWith scope="catalogue.edit">{id === undefined ? <FirstStep /> : <Steps id={id} />}</OnlyWith>
    </div>
  )
}

function Steps({ id }: { readonly id: string }) {
  const [query] = useSearchParams()
  const { data: course, refetch } = useGetOne<Course>('courses', { id })
  const { answer: checklist, again } = useChecklist(id, course?.version)
  if (!course || !checklist) return null
  const chosen = STEPS.find((each) => each === query.get('step'))
  const readAgain = () => void Promise.all([refetch(), again()])
  return (
    <>
      <h2>{course.title.en}</h2>
      <StepTabs id={id} steps={checklist.steps} chosen={chosen} />
      {chosen ? (
        <Card className="panel" component="section" aria-label={STEP_NAMES[chosen]}>
          <h2>{STEP_NAMES[chosen]}</h2>
          <StepForm
            key={`${chosen} ${course.version}`}
            step={chosen}
            course={course}
            checklist={checklist}
            again={readAgain}
          />
          <Next id={id} after={chosen} />
        </Card>
      ) : (
        <Last checklist={checklist} />
      )}
    </>
  )
}

function StepForm({ step, ...props }: StepProps & { readonly step: FormStep }) {
  switch (step) {
    case 'COURSE':
      return <CourseStep {...props} />
    case 'TEACHERS':
      return <TeachersStep {...props} />
    case 'CURRICULUM':
      return <CurriculumStep {...props} />
    case 'BATCHES':
      return <BatchStep {...props} />
    case 'PLANS':
      return (
        <OnlyWith scope="plans.edit">
          <PricesStep {...props} />
        </OnlyWith>
      )
    case 'PAGE':
      return <PageStep {...props} />
  }
}

interface TabsProps {
  readonly id: string
  readonly steps: readonly Step[]
  readonly chosen: FormStep | undefined
}

function StepTabs({ id, steps, chosen }: TabsProps) {
  return (
    <nav aria-label="Steps">
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <Mark lacks={steps.find((each) => each.step === step)?.lacks ?? []} />{' '}
            <Link to={addressOf(id, step)} aria-current={step === chosen ? 'step' : undefined}>
              {STEP_NAMES[step]}
            </Link>
          </li>
        ))}
        <li>
          <Link to={addressOf(id)} aria-current={chosen === undefined ? 'step' : undefined}>
            Check and publish
          </Link>
        </li>
      </ol>
    </nav>
  )
}

function Next({ id, after }: { readonly id: string; readonly after: FormStep }) {
  const next = STEPS[STEPS.indexOf(after) + 1]
  return (
    <p>
      <Link to={addressOf(id, next)}>Next: {next === undefined ? 'check and publish' : STEP_NAMES[next]}</Link>
    </p>
  )
}

function Last({ checklist }: { readonly checklist: Checklist }) {
  return (
    <Card className="panel" component="section" aria-label="Check and publish">
      <h2>{headingOf(checklist)}</h2>
      <StepList checklist={checklist} />
      <p>
        <Link to={`/courses/${checklist.id}`}>Open the course to preview and publish it</Link>
      </p>
      {checklist.path !== null && <LiveLink path={checklist.path} />}
    </Card>
  )
}
