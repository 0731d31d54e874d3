import { useLingui } from '@lingui/react/macro'
import { Field } from '#web/ui/controls/field.tsx'

/** Asked of who is new. */
export function LearnerName({ error }: { error?: string | undefined }) {
  const { t } = useLingui()
  return (
    <Field
      name="firstName"
      label={t`The learner’s name`}
      hint={t`Teachers use this name. You can use any script.`}
      error={error}
      autoComplete="given-name"
      maxLength={60}
      required
    />
  )
}
