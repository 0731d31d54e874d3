import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { plainCode } from '#core/kernel/typed.ts'
import { isPinCode } from '#core/taxonomy/pin-code.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

type Props = ScreenProps<Screen<'ADDRESS_PIN'>>

/** The PIN code comes first: it fills in city and state, and both can be changed. */
export function Address({ screen, kept, problem }: Props) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // One that was typed before the script had come.
    const pin = form.current?.elements.namedItem('pinCode')
    if (pin instanceof HTMLInputElement && pin.value !== pin.defaultValue) void fillIn(form.current, pin.value)
  }, [])
  const { place, known } = screen
  const typed = (name: string, standard = '') => ({
    name,
    defaultValue: kept[name] ?? standard,
    error: problem?.fields[name],
  })
  return (
    <RouterForm ref={form} className="grid gap-5">
      {known.map(({ addressId, line1, city, pin }) => (
        <Notice key={addressId} tone="good">
          <Trans>
            We have: {line1}, {city} {pin}. You can add another.
          </Trans>
        </Notice>
      ))}
      <Field
        label={t`PIN code`}
        hint={t`It fills in city and state.`}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={14}
        required
        {...typed('pinCode', screen.pinCode)}
        onChange={({ target: { value } }) => void fillIn(form.current, value)}
      />
      <noscript>
        <Button size="fit" kind="ghost" name="step" value="pin" formNoValidate>
          <Trans>Fill in city and state</Trans>
        </Button>
      </noscript>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t`City`} autoComplete="address-level2" maxLength={60} required {...typed('city', place?.city)} />
        <SelectField
          label={t`State`}
          autoComplete="address-level1"
          choices={[{ value: '', text: t`Choose a state` }, ...screen.states]}
          {...typed('stateCode', place?.stateCode)}
        />
      </div>
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

/** Where the code is nowhere, or there is no connection, city and state are typed. */
async function fillIn(form: HTMLFormElement | null, typed: string): Promise<void> {
  const pin = plainCode(typed).replace(/\s/g, '')
  if (!form || !isPinCode(pin)) return
  const reply = await fetch(`/api/pincode/${pin}`).catch(() => undefined)
  if (!reply?.ok) return
  const { city, stateCode } = (await reply.json()) as { city: string; stateCode: string } // the contract's lookUpPin
  const field = (name: string) => form.elements.namedItem(name)
  const [cityField, stateField] = [field('city'), field('stateCode')]
  if (cityField instanceof HTMLInputElement) cityField.value = city
  if (stateField instanceof HTMLSelectElement) stateField.value = stateCode
}
