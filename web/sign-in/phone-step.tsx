import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { DialCodes } from './dial-codes.tsx'

export interface PhoneStepProps {
  /** As it was typed before. */
  readonly phone: string
  readonly phoneCode?: string | undefined
  readonly error?: string | undefined
}

/** Put it into a form: its button says which step is taken. */
export function PhoneStep({ phone, phoneCode, error }: PhoneStepProps) {
  const { t } = useLingui()
  const link = useLink()
  const isBusy = useNavigation().formData?.get('step') === 'phone'
  return (
    <div className="grid gap-5">
      <Field
        name="phone"
        label={t`Mobile number`}
        hint={t`We send a code to it. One number is one family.`}
        error={error}
        before={<DialCodes chosen={phoneCode} />}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={phone}
        required
      />
      <Button name="step" value="phone" isBusy={isBusy}>
        {isBusy ? <Trans>Sending the code …</Trans> : <Trans>Send code</Trans>}
      </Button>
      <p className="text-sm text-ink-3">
        <Trans>
          By continuing, you accept the <a href={link('/tnc')}>terms</a> and the{' '}
          <a href={link('/policies/privacy')}>privacy policy</a>.
        </Trans>
      </p>
    </div>
  )
}
