import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'

interface BankOtpProps {
  readonly bankPage: string
  readonly problem: Problem | undefined
}

/** The one-time password of a saved card's bank, for who does not want to leave for its page. Commerce specification, section 5. */
export function BankOtp({ bankPage, problem }: BankOtpProps) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const error = problem?.code === 'INCORRECT_OTP' ? problem.sentence : problem?.fields['otp']
  return (
    <>
      <RouterForm className="grid w-full gap-4 text-left">
        <OtpField
          key={error}
          name="otp"
          label={t`One-time password (OTP)`}
          hint={t`Your bank has sent it to the phone number of this card.`}
          error={error}
          leastDigits={4}
          digits={8}
          autoFocus
        />
        <Button isBusy={isBusy}>
          <Trans>Confirm payment</Trans>
        </Button>
      </RouterForm>
      <ButtonLink href={bankPage} kind="ghost">
        <Trans>Continue on the bank’s page</Trans>
        <Icon name="external-link" />
      </ButtonLink>
    </>
  )
}
