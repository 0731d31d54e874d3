import { useLingui } from '@lingui/react/macro'
import { Field } from '#web/ui/controls/field.tsx'

export interface BirthYearFieldProps {
  readonly name?: string
  readonly label: string
  readonly error?: string | undefined
  readonly value?: string | undefined
}

/** Asks only for the year: we store no date of birth. */
export function BirthYearField({ name = 'birthYear', label, error, value }: BirthYearFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      name={name}
      label={label}
      hint={t`Only the year, as in 2012. It tells us whether a parent has to agree.`}
      error={error}
      inputMode="numeric"
      pattern="(19|20)\d\d"
      maxLength={4}
      defaultValue={value}
      required
    />
  )
}
