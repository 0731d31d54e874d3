import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

export function OtherParent({ screen: { guardians }, kept, problem }: ScreenProps<Screen<'OTHER_PARENT'>>) {
  const { t } = useLingui()
  const link = useLink()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="grid gap-5">
      {guardians.length > 0 && (
        <ul className="card grid gap-1">
          {guardians.map(({ accountId, phone, isYou }) => (
            <li key={accountId}>
              {phone} {isYou && <Trans>(you)</Trans>}
            </li>
          ))}
        </ul>
      )}
      <RouterForm className="grid gap-5">
        <Field
          name="phone"
          label={t`Their mobile number`}
          hint={t`They get an SMS, log in with that number and say yes.`}
          prefix="+91"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          defaultValue={kept['phone'] ?? ''}
          error={problem?.fields['phone']}
          required
        />
        <Button name="step" value="invite" isBusy={isBusy}>
          {isBusy ? <Trans>Sending …</Trans> : <Trans>Invite</Trans>}
        </Button>
      </RouterForm>
      <p className="text-sm">
        <a href={link('/me/guardians')}>
          <Trans>Parents and guardians of the learner</Trans>
        </a>
      </p>
    </div>
  )
}
