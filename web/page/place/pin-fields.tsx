import pinScript from 'virtual:t0-pin-script'
import { useLingui } from '@lingui/react/macro'
import { Field, SelectField } from '#web/ui/controls/field.tsx'

export interface PinFieldsProps {
  /** Why the PIN code is asked for. */
  readonly hint: string
  /** As it is known, or was typed. */
  readonly place: { readonly pinCode: string; readonly stateCode: string; readonly statePin: string }
  readonly states: readonly { readonly value: string; readonly text: string }[]
  readonly errors?: { readonly pinCode?: string | undefined; readonly stateCode?: string | undefined } | undefined
  readonly isRequired?: boolean
}

/**
 * A PIN code and its state, which the tax depends on: both are seen, and the state can be chosen, before anything is sent. A
 * script shows the state of a PIN code as soon as it is typed (web/t0/some-pages/pin.ts). Without the script it is chosen.
 */
export function PinFields({ hint, place, states, errors, isRequired = false }: PinFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4" data-pin>
      <Field
        name="pinCode"
        label={t`PIN code`}
        hint={hint}
        error={errors?.pinCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={14}
        defaultValue={place.pinCode}
        required={isRequired}
      />
      <SelectField
        name="stateCode"
        label={t`State`}
        error={errors?.stateCode}
        autoComplete="address-level1"
        choices={[{ value: '', text: t`Choose a state` }, ...states]}
        defaultValue={place.stateCode}
        required={isRequired}
      />
      <input type="hidden" name="statePin" defaultValue={place.statePin} />
      <p
        role="status"
        className="text-sm text-ink-3 empty:hidden"
        data-two={t`This PIN code is in two states. Choose yours.`}
        data-none={t`We do not know this PIN code. Choose your state.`}
      />
      <script async type="module" src={pinScript} />
    </div>
  )
}
