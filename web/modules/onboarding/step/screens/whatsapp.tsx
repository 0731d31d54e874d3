import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { normalisePhone, showPhone } from '#core/taxonomy/phone.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

const DIGITS = 6

type Props = ScreenProps<Screen<'WHATSAPP'>>

/** The number, then the code that came there: both forms carry the notice that was read. */
export function WhatsApp(props: Props) {
  const { whatsAppNumber, notice } = props.screen
  if (whatsAppNumber !== null)
    return (
      <Notice tone="good">
        <Trans>Messages come to {whatsAppNumber}.</Trans>
      </Notice>
    )
  return (
    <RouterForm className="grid gap-5">
      {notice && (
        <p lang={notice.lang} className="text-ink-2">
          {notice.text}
        </p>
      )}
      <input type="hidden" name="noticeVersion" value={notice?.version ?? ''} />
      {props.kept['verificationId'] ? <Code {...props} /> : <Number {...props} />}
    </RouterForm>
  )
}

function Number({ screen, kept, problem }: Props) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <Field
        name="phone"
        label={t`Your WhatsApp number`}
        error={problem?.fields['phone']}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={kept['phone'] ?? screen.phone}
        required
      />
      <Button name="step" value="number" isBusy={isBusy}>
        {isBusy ? <Trans>Sending the code …</Trans> : <Trans>Send a code on WhatsApp</Trans>}
      </Button>
    </>
  )
}

function Code({ kept, problem }: Props) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const phone = normalisePhone(kept['phone'] ?? '')
  return (
    <>
      <input type="hidden" name="verificationId" value={kept['verificationId']} />
      <input type="hidden" name="phone" value={kept['phone']} />
      <OtpField
        name="otp"
        label={t`Code`}
        hint={phone ? t`6 digits, on WhatsApp at ${showPhone(phone)}` : t`6 digits`}
        error={problem?.fields['otp']}
        digits={DIGITS}
        autoFocus
      />
      <Button name="step" value="code" isBusy={isBusy}>
        <Trans>Get messages there</Trans>
      </Button>
      <Button kind="quiet" size="bare" name="step" value="number" formNoValidate>
        <Trans>Send another code</Trans>
      </Button>
    </>
  )
}
