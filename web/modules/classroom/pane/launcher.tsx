import { useState, type FormEvent } from 'react'
import { MOST_OPTIONS, QUESTION_LENGTH } from '#core/modules/classroom/pane/question-length.ts'
import { QUESTION_KINDS, type QuestionKind } from '#core/modules/classroom/pane/class-question.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { CallClass } from '../teach/people.tsx'

const NAMES: Record<QuestionKind, string> = {
  POLL: 'Poll',
  SCQ: 'One right option',
  MCQ: 'Several right options',
  NUMERIC: 'A number',
}
export const TIMES = [20, 30, 60, 90, 120].map((value) => ({ value: String(value), text: `${value} seconds` }))

/** Puts a question or a poll to the class. */
export function Launcher({ call }: { readonly call: CallClass }) {
  const [kind, setKind] = useState<QuestionKind>('POLL')
  const [isBusy, setIsBusy] = useState(false)
  const put = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    await call('POST', '/questions', questionIn(kind, new FormData(event.currentTarget)))
    setIsBusy(false)
  }
  return (
    <div className="card">
      <Disclosure title="Ask the class">
        <form className="grid gap-3" onSubmit={(event) => void put(event)}>
          <SelectField
            name="kind"
            label="Kind"
            value={kind}
            onChange={({ target }) => setKind(QUESTION_KINDS.find((each) => each === target.value) ?? 'POLL')}
            choices={QUESTION_KINDS.map((value) => ({ value, text: NAMES[value] }))}
          />
          <Field name="text" label="Question" autoComplete="off" minLength={2} maxLength={QUESTION_LENGTH} required />
          {kind === 'NUMERIC' ? <NumberFields /> : <OptionFields kind={kind} />}
          <SelectField name="seconds" label="Time to answer" defaultValue="30" choices={TIMES} />
          <Button isBusy={isBusy}>{isBusy ? 'Asking …' : 'Ask now'}</Button>
        </form>
      </Disclosure>
    </div>
  )
}

function NumberFields() {
  return (
    <>
      <Field name="number" label="Right number" inputMode="decimal" autoComplete="off" required />
      <Field name="tolerance" label="An answer may be off by" inputMode="decimal" autoComplete="off" defaultValue="0" />
    </>
  )
}

function OptionFields({ kind }: { readonly kind: QuestionKind }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-ink-2">
        {kind === 'POLL' ? 'Options: two at least' : 'Options: two at least. Tick what is right.'}
      </legend>
      {Array.from({ length: MOST_OPTIONS }, (_, place) => (
        <div key={place} className="flex items-end gap-3">
          <div className="flex-1">
            <Field
              name={`option${place}`}
              label={`Option ${place + 1}`}
              autoComplete="off"
              maxLength={120}
              required={place < 2}
            />
          </div>
          {kind !== 'POLL' && (
            <input
              type={kind === 'SCQ' ? 'radio' : 'checkbox'}
              name="right"
              value={place}
              aria-label={`Option ${place + 1} is right`}
              className={kind === 'SCQ' ? 'radio mb-3' : 'mb-3 size-5.5 shrink-0 accent-mor'}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}

/** Empty options are left out, and the places of the right ones move up. */
function questionIn(kind: QuestionKind, form: FormData) {
  const texts = Array.from({ length: MOST_OPTIONS }, (_, place) => textIn(form, `option${place}`))
  const kept = texts.flatMap((text, place) => (text === '' ? [] : [{ text, place }]))
  const right = new Set(form.getAll('right').map(Number))
  const choices = kept.flatMap(({ place }, now) => (right.has(place) ? [now] : []))
  const key =
    kind === 'NUMERIC' ? { number: numberIn(form, 'number'), tolerance: numberIn(form, 'tolerance') } : { choices }
  return {
    kind,
    text: textIn(form, 'text'),
    options: kind === 'NUMERIC' ? [] : kept.map(({ text }) => text),
    key: kind === 'POLL' ? null : key,
    seconds: numberIn(form, 'seconds'),
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function numberIn(form: FormData, name: string): number {
  return Number(textIn(form, name).replace(',', '.'))
}
