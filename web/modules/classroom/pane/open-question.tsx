import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState, type FormEvent } from 'react'
import type { Pane } from '#core/modules/classroom/pane/pane-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import type { SendToClass } from './use-pane.ts'

interface OpenQuestionProps {
  readonly question: Omit<NonNullable<Pane['open']>, 'id' | 'closesAt' | 'rich'> & {
    readonly id: string
    readonly closesAt: number
    /** A question of the bank, as HTML. */
    readonly rich?: NonNullable<Pane['open']>['rich']
  }
  readonly serverTime: number
  /** Its time is over. */
  readonly onEnd: () => Promise<void>
  readonly send: SendToClass
}

/** A question to the class while it may be answered. */
export function OpenQuestion({ question, serverTime, onEnd, send }: OpenQuestionProps) {
  const { id, kind, text, rich, own, closesAt } = question
  const [isBusy, setIsBusy] = useState(false)
  const end = useCallback(() => void onEnd(), [onEnd])
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = form.get('number')
    setIsBusy(true)
    await send('POST', `/class-questions/${id}/answer`, {
      choices: form.getAll('choice').map(Number),
      number: kind === 'NUMERIC' && typeof typed === 'string' && typed !== '' ? Number(typed.replace(',', '.')) : null,
    })
    setIsBusy(false)
  }
  return (
    <form className="card grid gap-3" onSubmit={(event) => void answer(event)}>
      <fieldset className="grid gap-3" disabled={own !== null}>
        <legend className="mb-2 font-semibold wrap-anywhere">
          {rich ? <Maths html={rich.stem} lang={rich.lang} /> : text}
        </legend>
        <Choices {...question} />
      </fieldset>
      <p className="text-sm text-ink-2">
        <Trans>Time left:</Trans> <Countdown endsAt={closesAt} serverNow={serverTime} onEnd={end} />
      </p>
      {own === null ? (
        <Button isBusy={isBusy}>{isBusy ? <Trans>Sending …</Trans> : <Trans>Send answer</Trans>}</Button>
      ) : (
        <p role="status" className="font-semibold text-tulsi">
          <Trans>Your answer is sent. The result comes when the time is over.</Trans>
        </p>
      )}
    </form>
  )
}

function Choices({ kind, options, rich, own }: OpenQuestionProps['question']) {
  const { t } = useLingui()
  if (kind === 'NUMERIC')
    return (
      <Field
        name="number"
        label={t`Your answer, a number`}
        inputMode="decimal"
        autoComplete="off"
        required
        pattern="-?[0-9]+([.,][0-9]+)?"
        defaultValue={own?.number ?? undefined}
      />
    )
  return options.map((option, place) => (
    <label key={option} className="flex min-h-12 items-center gap-3 rounded-m border border-line px-4 py-2">
      <input
        type={kind === 'MCQ' ? 'checkbox' : 'radio'}
        name="choice"
        value={place}
        required={kind !== 'MCQ'}
        defaultChecked={own?.choices.includes(place)}
        className={kind === 'MCQ' ? 'size-5.5 shrink-0 accent-mor' : 'radio'}
      />
      <span className="wrap-anywhere">
        {rich ? <Maths html={rich.options[place] ?? option} lang={rich.lang} /> : option}
      </span>
    </label>
  ))
}
