import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import { PinFields } from '#web/page/place/pin-fields.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

type Props = ScreenProps<Screen<'ADDRESS_PIN'>>

/** The PIN code comes first: it fills in city and state, and both can be changed. */
export function Address({ screen, kept, problem }: Props) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const { place, known } = screen
  const typed = (name: string, standard = '') => ({
    name,
    defaultValue: kept[name] ?? standard,
    error: problem?.fields[name],
  })
  return (
    <RouterForm className="grid gap-5">
      {known.map(({ addressId, line1, city, pin }) => (
        <Notice key={addressId} tone="good">
          <Trans>
            We have: {line1}, {city} {pin}. You can add another.
          </Trans>
        </Notice>
      ))}
      <PinFields
        hint={t`It fills in city and state.`}
        known={{ pinCode: screen.pinCode, stateCode: place?.stateCode ?? null }}
        typed={kept}
        states={screen.states}
        errors={problem?.fields}
        isRequired
      />
      <noscript>
        <Button size="fit" kind="ghost" name="step" value="pin" formNoValidate>
          <Trans>Fill in city and state</Trans>
        </Button>
      </noscript>
      <Field label={t`City`} autoComplete="address-level2" maxLength={60} required {...typed('city', place?.city)} />
      <Rest typed={typed} screen={screen} />
      <Button isBusy={isBusy}>{isBusy ? <Trans>Saving …</Trans> : <Trans>Save the address</Trans>}</Button>
    </RouterForm>
  )
}

interface RestProps {
  readonly screen: Props['screen']
  readonly typed: (name: string, standard?: string) => { name: string; defaultValue: string; error: string | undefined }
}

function Rest({ screen, typed }: RestProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`House and street`} autoComplete="address-line1" maxLength={120} required {...typed('line1')} />
      <Field label={t`Landmark, if any`} autoComplete="address-line2" maxLength={120} {...typed('line2')} />
      <Field
        label={t`Name on the parcel`}
        autoComplete="name"
        maxLength={60}
        required
        {...typed('name', screen.name)}
      />
      <Field
        label={t`Phone for the courier`}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...typed('phone', screen.phone)}
      />
    </>
  )
}
