import type { ReactNode } from 'react'
import { describedBy, FieldFrame, inputClass } from './field.tsx'

export interface OtpFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly digits: number
  /** As many as `digits`, unless fewer do. */
  readonly leastDigits?: number
  /** The phone filled it in by itself. Typing never sends a form. */
  readonly autoFocus?: boolean
}

/** A code that is pasted brings blanks along, and marks that nobody sees. */
const BETWEEN = '[\\s\\p{Default_Ignorable_Code_Point}]*'

/** One field, not six: a code can be pasted, and the phone can fill it in from the message. */
export function OtpField({ name, label, hint, error, digits, leastDigits = digits, autoFocus }: OtpFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`${BETWEEN}(\\d${BETWEEN}){${leastDigits},${digits}}`}
        maxLength={digits * 2}
        required
        autoFocus={autoFocus}
        className={`${inputClass} otp`}
        {...describedBy(name, hint, error)}
      />
    </FieldFrame>
  )
}
