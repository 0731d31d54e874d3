import pinScript from 'virtual:t0-pin-script'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field, SelectField } from '#web/ui/controls/field.tsx'

export interface PinFieldsProps {
  /** Why the PIN code is asked for. */
  readonly hint: string
  readonly known: { readonly pinCode: string | null; readonly stateCode: string | null } | undefined
  /** As a form that was refused had it: typedPlaceIn. */
  readonly typed?: { readonly pinCode?: string; readonly stateCode?: string } | undefined
  readonly states: readonly { readonly value: string; readonly text: string }[]
  readonly errors?: { readonly pinCode?: string | undefined; readonly stateCode?: string | undefined } | undefined
  readonly isRequired?: boolean
}

/**
 * A PIN code and its state, which the tax depends on: both are seen, and the state can be chosen, before anything is sent. A
 * script shows the state of a PIN code as soon as it is typed (web/t0/some-pages/pin.ts). Without the script it is chosen.
 */
export function PinFields({ hint, known, typed, states, errors, isRequired = false }: PinFieldsProps) {
  const { t } = useLingui()
  const { pinCode, stateCode } = placeOf(known, typed)
  // Stays what the fields began with, as they do, until the script shows another state.
  const [shownPlace] = useState(stateCode && `${stateCode}/${pinCode}`)
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
        defaultValue={pinCode}
        required={isRequired}
      />
      <SelectField
        name="stateCode"
        label={t`State`}
        error={errors?.stateCode}
        autoComplete="address-level1"
        choices={[{ value: '', text: t`Choose a state` }, ...states]}
        defaultValue={stateCode}
        required={isRequired}
      />
      {/* Of type text: kept with what was typed (web/t0/keep-typed.ts), and React leaves what the script has written. */}
      <input name="shownPlace" hidden defaultValue={shownPlace} />
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

function placeOf(known: PinFieldsProps['known'], typed: PinFieldsProps['typed']) {
  return {
    pinCode: typed?.pinCode ?? known?.pinCode ?? '',
    stateCode: typed?.stateCode ?? known?.stateCode ?? '',
  }
}
