import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { RATING_LENGTH } from '#core/modules/classroom/room/rating.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldFrame, inputClass } from '#web/ui/controls/field.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import { callApi } from '../room/call-api.ts'
import type { ClassData } from './class.server.ts'

type Props = Pick<ClassData, 'id' | 'ownStars'>

/** For a week after a class, for a learner who was in it. The last word counts. */
export function RateClass({ id, ownStars }: Props) {
  const { t } = useLingui()
  const [told, setTold] = useState<'THANKS' | 'AWAY'>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const answer = await callApi('PUT', `/classes/${id}/rating`, {
      stars: Number(form.get('stars')),
      text: form.get('words'),
    })
    setIsBusy(false)
    setTold(answer !== 'AWAY' && 'ok' in answer ? 'THANKS' : 'AWAY')
  }
  const choices = ['1', '2', '3', '4', '5'].map((value) => ({ value, text: value }))
  return (
    <section aria-labelledby="rate" className="card grid gap-3">
      <h2 id="rate" className="text-h4">
        <Trans>How was the class?</Trans>
      </h2>
      {told === 'THANKS' ? (
        <p role="status">
          <Trans>Thank you for telling us how it was.</Trans>
        </p>
      ) : (
        <form className="grid gap-3" onSubmit={(event) => void send(event)}>
          <p className="text-sm text-ink-2">
            <Trans>1 is poor, 5 is very good. The teacher sees the average only.</Trans>
          </p>
          <Segment
            name="stars"
            legend={t`From 1 to 5`}
            value={ownStars === null ? '' : String(ownStars)}
            choices={choices}
            isRequired
          />
          <FieldFrame name="words" label={<Trans>In a sentence, if you like</Trans>}>
            <textarea id="words" name="words" rows={2} maxLength={RATING_LENGTH} className={`${inputClass} py-2`} />
          </FieldFrame>
          {told === 'AWAY' && (
            <p role="alert" className="text-sindoor">
              <Trans>This was not sent. Check the connection and try again.</Trans>
            </p>
          )}
          <Button kind="ghost" size="fit" isBusy={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </form>
      )}
    </section>
  )
}
