import { useCallback, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/controls/field.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import type { CallClass } from '../people.tsx'

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60]

interface TimerProps {
  readonly endsAt: number | null
  readonly serverTime: number
  readonly onEnd: () => Promise<void>
  readonly call: CallClass
}

/** The class counts down with the teacher. */
export function Timer({ endsAt, serverTime, onEnd, call }: TimerProps) {
  const [isBusy, setIsBusy] = useState(false)
  const end = useCallback(() => void onEnd(), [onEnd])
  const set = async (minutes: number | null) => {
    setIsBusy(true)
    await call('PUT', '/timer', { minutes })
    setIsBusy(false)
  }
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void set(Number(new FormData(event.currentTarget).get('minutes')))
  }
  if (endsAt !== null && endsAt > serverTime)
    return (
      <div className="card flex flex-wrap items-center justify-between gap-3">
        <p>
          The class counts down: <Countdown endsAt={endsAt} serverNow={serverTime} onEnd={end} />
        </p>
        <Button type="button" kind="ghost" size="small" isBusy={isBusy} onClick={() => void set(null)}>
          Stop timer
        </Button>
      </div>
    )
  return (
    <form className="card flex flex-wrap items-end gap-3" onSubmit={start}>
      <SelectField
        name="minutes"
        label="Timer for the class"
        defaultValue="5"
        choices={MINUTES.map((value) => ({
          value: String(value),
          text: value === 1 ? '1 minute' : `${value} minutes`,
        }))}
      />
      <Button kind="ghost" size="fit" isBusy={isBusy}>
        Start timer
      </Button>
    </form>
  )
}
