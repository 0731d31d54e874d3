import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'
import type { ReactNode } from 'react'

const DIGITS = 6

export interface CodeFieldsProps {
  /** The data that the next step needs besides the code. */
  readonly carried: Readonly<Record<string, string>>
  /** Where the code went, as it is shown. */
  readonly sentTo: string
  readonly error?: string | undefined
  /** The step that takes the code, and what its button says. */
  readonly step: string
  readonly says: ReactNode
  /** The step that sends another one. */
  readonly again: string
}

/** A code that is on its way, in a form that works without a script: everything it needs travels in it. */
export function CodeFields({ carried, sentTo, error, step, says, again }: CodeFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OtpField
        name="otp"
        label={t`Code`}
        hint={t`6 digits, sent to ${sentTo}`}
        error={error}
        digits={DIGITS}
        autoFocus
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button size="fit" name="step" value={step}>
          {says}
        </Button>
        <Button kind="quiet" size="bare" name="step" value={again} formNoValidate>
          <Trans>Send another code</Trans>
        </Button>
      </div>
    </>
  )
}
