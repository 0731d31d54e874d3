import { describedBy, FieldFrame, inputClass } from '#web/ui/controls/field.tsx'

export interface TextFieldProps {
  readonly label: string
  readonly defaultValue?: string
  readonly error?: string | undefined
}

/** The text of a message. */
export function TextField({ label, defaultValue = '', error }: TextFieldProps) {
  return (
    <FieldFrame name="text" label={label} error={error}>
      <textarea
        id="text"
        name="text"
        rows={5}
        maxLength={2_000}
        required
        defaultValue={defaultValue}
        className={`${inputClass} py-2`}
        {...describedBy('text', undefined, error)}
      />
    </FieldFrame>
  )
}
