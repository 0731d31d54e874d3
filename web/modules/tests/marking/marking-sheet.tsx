import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act } from '#web/page/page.server.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { inputClass } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import type { Route } from './+types/marking-sheet.ts'
import { mark, readSheet, type SheetData } from './marking.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, (page) => readSheet(page, args.params.id))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => mark(submission, args.params.id))
}

export default function MarkingSheet({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6" lang="en">
      <PrivateHead title="Mark an answer" />
      <div className="grid gap-1">
        <h1 className="text-h2">
          {sheet.paperTitle}, question {sheet.questionNo}
        </h1>
        <p className="text-ink-2">
          {sheet.fullMarks} marks · due {sheet.due}
        </p>
      </div>
      {actionData && <ErrorSummary problem={actionData.problem} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <QuestionText {...sheet} />
          <WrittenText {...sheet} />
        </div>
        {sheet.status === 'WAITING' ? <Marks {...sheet} /> : <p className="card">You have marked this answer.</p>}
      </div>
      <ButtonLink href={link('/teach/marking')} kind="quiet" size="bare">
        All answers to mark
      </ButtonLink>
    </div>
  )
}

/** English, or the first language that the question has. */
function textIn<T>(texts: Readonly<Partial<Record<string, T>>>): readonly [string, T] | undefined {
  const [lang = ''] = 'en' in texts ? ['en'] : Object.keys(texts)
  const text = texts[lang]
  return text === undefined ? undefined : [lang, text]
}

function QuestionText({ question, passages, solutions }: SheetData) {
  const [passage] = passages
  const [stem, before, solution] = [textIn(question.texts), passage && textIn(passage.texts), textIn(solutions)]
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">Question</h2>
      {before && <Maths html={before[1].stem} lang={before[0]} />}
      {stem && <Maths html={stem[1].stem} lang={stem[0]} />}
      {solution && (
        <Disclosure title="Model answer">
          <Maths html={solution[1]} lang={solution[0]} />
        </Disclosure>
      )}
    </section>
  )
}

function WrittenText({ text, photos }: SheetData) {
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">The learner’s answer</h2>
      {text !== '' && <p className="card whitespace-pre-wrap break-words">{text}</p>}
      {photos.map(({ key, url }, i) => (
        <a key={key} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`Photo ${i + 1} of the answer`} className="max-w-full rounded-m border border-edge" />
        </a>
      ))}
    </section>
  )
}

function Marks({ rubric, fullMarks }: SheetData) {
  return (
    <RouterForm className="card grid content-start gap-4">
      <h2 className="text-h3">Marks</h2>
      {rubric.map(({ id, text, marks }) => (
        <label key={id} className="flex items-center justify-between gap-4">
          <span>
            {text} <span className="text-ink-3">(of {marks})</span>
          </span>
          <span className="w-24 shrink-0">
            <input
              type="number"
              name={`line-${id}`}
              min={0}
              max={Number(marks)}
              step={Number(marks) % 0.5 === 0 ? 0.5 : 'any'}
              required
              className={inputClass}
            />
          </span>
        </label>
      ))}
      <p className="text-ink-2">In steps of a half, {fullMarks} marks at most.</p>
      <label htmlFor="remark" className="font-semibold">
        Remark to the learner
      </label>
      <textarea id="remark" name="remark" rows={4} maxLength={1000} className={`${inputClass} py-2`} />
      <Button>Save and mark the next</Button>
    </RouterForm>
  )
}
