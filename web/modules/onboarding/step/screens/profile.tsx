import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

/** Only what is not known yet is asked; who uses the number, and the year, are answered once. */
export function Profile({ screen, kept, problem }: ScreenProps<Screen<'PROFILE'>>) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const { firstName, birthYear, heldBy, hasGrade, likelyGrade, grades, years } = screen
  return (
    <RouterForm className="grid gap-5">
      {heldBy === null && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            <Trans>Who uses this number?</Trans>
          </legend>
          <OptionRow name="heldBy" value="PARENT" title={t`A parent`} isChosen={kept['heldBy'] !== 'STUDENT'} />
          <OptionRow name="heldBy" value="STUDENT" title={t`The student`} isChosen={kept['heldBy'] === 'STUDENT'} />
        </fieldset>
      )}
      <Field
        name="firstName"
        label={t`The learner’s name`}
        hint={t`Any script is fine.`}
        defaultValue={kept['firstName'] ?? firstName ?? ''}
        error={problem?.fields['firstName']}
        autoComplete="given-name"
        maxLength={60}
        required
      />
      {birthYear === null && (
        <SelectField
          name="birthYear"
          label={t`The learner’s year of birth`}
          hint={t`For learners under 18, a parent must agree first. We do not ask for a date of birth.`}
          choices={[{ value: '', text: t`Choose a year` }, ...years.map((value) => ({ value, text: value }))]}
          defaultValue={kept['birthYear'] ?? ''}
          error={problem?.fields['birthYear']}
          required
        />
      )}
      {!hasGrade && (
        <SelectField
          name="grade"
          label={t`Class`}
          choices={[{ value: '', text: t`Choose a class` }, ...grades]}
          defaultValue={kept['grade'] ?? likelyGrade}
          error={problem?.fields['grade']}
          required
        />
      )}
      <Button isBusy={isBusy}>{isBusy ? <Trans>Saving …</Trans> : <Trans>Save</Trans>}</Button>
    </RouterForm>
  )
}
