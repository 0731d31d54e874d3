import { Trans } from '@lingui/react/macro'
import type { QuestionFlow } from '#core/modules/profiles/profile.ts'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { inputClass } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'

export interface QuestionFieldProps {
  readonly question: QuestionFlow['questions'][number]
  readonly answer: readonly string[]
}

/** One of several, some of several, or a text. */
export function QuestionField({ question, answer }: QuestionFieldProps) {
  const { key, kind, prompt, isOptional, options } = question
  const name = `answer-${key}`
  const legend = (
    <>
      <span lang={prompt.lang}>{prompt.text}</span>
      {isOptional && (
        <span className="ms-2 text-sm font-normal text-ink-3">
          <Trans>if you like</Trans>
        </span>
      )}
    </>
  )
  if (kind === 'TEXT')
    return (
      <div className="grid gap-1">
        <input type="hidden" name="question" value={key} />
        <label htmlFor={name} className="font-semibold">
          {legend}
        </label>
        <textarea id={name} name={name} rows={3} maxLength={500} defaultValue={answer[0]} className={inputClass} />
      </div>
    )
  return (
    <fieldset className="grid gap-2">
      <input type="hidden" name="question" value={key} />
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map(({ key: value, label }) => {
        const title = <span lang={label.lang}>{label.text}</span>
        const isChosen = answer.includes(value)
        return kind === 'ONE' ? (
          <OptionRow key={value} name={name} value={value} title={title} isChosen={isChosen} />
        ) : (
          <CheckRow key={value} name={name} value={value} title={title} defaultChecked={isChosen} />
        )
      })}
    </fieldset>
  )
}
