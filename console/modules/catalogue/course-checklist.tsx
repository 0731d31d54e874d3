// The steps from a new course to its page, as the server finds them: each with the places where it is done, and the live link.
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { LiveLink } from '../../kit/live/live-link.tsx'
import { useReading } from '../../kit/use-reading.ts'

export type Checklist = Awaited<ReturnType<typeof staff.staffCourseChecklist.getCourseChecklist>>
export type Step = Checklist['steps'][number]

export const STEP_NAMES: Readonly<Record<Step['step'], string>> = {
  COURSE: 'Title, dates and languages',
  TEACHERS: 'Teachers',
  CURRICULUM: 'Curriculum',
  BATCHES: 'Batches',
  PLANS: 'Plans and prices',
  PAGE: 'Page',
  AGREEMENT: 'All parts agree',
}

/** Asked again when the course changes: `key` is its version, for example. */
export function useChecklist(id: string | undefined, key: string | undefined) {
  return useReading(id && `${id} ${key}`, () => staff.staffCourseChecklist.getCourseChecklist({ id: id ?? '' }))
}

export function CourseChecklist() {
  const course = useStaffRecord('courses')
  const { answer } = useChecklist(course?.id, course?.version)
  if (!answer) return null
  return (
    <Card className="panel" component="section" aria-label="Checklist">
      <h2>{headingOf(answer)}</h2>
      <StepList checklist={answer} />
      <p>
        <Link to={`/new-course/${answer.id}`}>Go through the steps</Link>
      </p>
      {answer.path !== null && <LiveLink path={answer.path} />}
    </Card>
  )
}

export function headingOf({ status, hasDraft, steps }: Checklist): string {
  const missing = steps.filter(({ lacks }) => lacks.some(({ isNeeded }) => isNeeded)).length
  if (missing > 0) return `To the live page: ${missing} of ${steps.length} steps left`
  if (status === 'DRAFT') return 'Ready to be published'
  return hasDraft ? 'On sale, with unpublished changes' : 'Families can buy it'
}

export function StepList({ checklist }: { readonly checklist: Checklist }) {
  return (
    <ol className="checklist">
      {checklist.steps.map(({ step, lacks }) => (
        <li key={step}>
          <Mark lacks={lacks} /> {STEP_NAMES[step]} {placesOf(step, checklist)}
          {lacks.map(({ text, isNeeded }) => (
            <p key={text} className={isNeeded ? 'problem' : 'quiet'}>
              {text}
            </p>
          ))}
        </li>
      ))}
      <PublishedItem {...checklist} />
    </ol>
  )
}

/** Missing, advisable, or done: said in words for those who do not see the sign. */
export function Mark({ lacks }: Pick<Step, 'lacks'>) {
  const [sign, word, style] = signOf(lacks)
  return (
    <span role="img" aria-label={word} className={style}>
      {sign}
    </span>
  )
}

function signOf(lacks: Step['lacks']): readonly [sign: string, word: string, style: string] {
  if (lacks.some(({ isNeeded }) => isNeeded)) return ['○', 'Missing:', 'problem']
  return lacks.length > 0 ? ['✓', 'Done, with advice:', 'quiet'] : ['✓', 'Done:', 'good']
}

function PublishedItem({ status, hasDraft, needsSecondPerson, programs }: Checklist) {
  const isDone = status === 'ACTIVE' && !hasDraft
  const waiting = programs.filter((program) => program.waiting > 0)
  return (
    <li>
      <Mark lacks={isDone && waiting.length === 0 ? [] : [{ text: '', isNeeded: true }]} /> Published
      {!isDone && (
        <p className="quiet">
          {needsSecondPerson
            ? 'You wrote it last: another person who may approve courses publishes it.'
            : 'Somebody who may approve courses publishes it on the course’s page.'}
        </p>
      )}
      {waiting.map((program) => (
        <p key={program.id} className="quiet">
          <Link to={`/plan-grid/${program.id}`}>{program.name.en}</Link>: {program.waiting} to be published, after the
          course.
        </p>
      ))}
    </li>
  )
}

/** Links to what a step is made of. */
function placesOf(step: Step['step'], { batches, plans, trials, id }: Checklist): ReactNode {
  if (step === 'BATCHES') return <Places of="batches" items={batches.map((batch) => ({ id: batch.id, text: words(batch.label) }))} /> // prettier-ignore
  if (step === 'PLANS') {
    const own = { bundleId: id }
    return (
      <>
        <Places of="plans" items={plans.map((plan) => ({ id: plan.id, text: nameOf(plan.title) }))} />{' '}
        {trials > 0 && <Link to={`/trials?${new URLSearchParams({ filter: JSON.stringify(own) })}`}>trial</Link>}
      </>
    )
  }
  return undefined
}

function nameOf(text: LocalisedText): string {
  return text.en
}

function Places({ of, items }: { readonly of: string; readonly items: readonly { id: string; text: string }[] }) {
  return items.map(({ id, text }, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <Link to={`/${of}/${id}`}>{text}</Link>
    </span>
  ))
}
