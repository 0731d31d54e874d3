import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import type { Problem } from '#web/page/problem.ts'
import { LearnerName } from '#web/sign-in/learner-name.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'

/** Asked of who is new: what the learner is called and, for those who like to say it now, who uses the number. */
export function NameStep({ problem }: { problem: Problem | undefined }) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="grid gap-5">
      <LearnerName error={problem?.fields['firstName']} />
      <div className="grid gap-2">
        <p className="font-semibold">
          <Trans>Whose phone is this?</Trans>
        </p>
        <Segment
          name="heldBy"
          legend={t`Whose phone is this?`}
          value=""
          choices={[
            { value: 'PARENT', text: <Trans>Parent</Trans> },
            { value: 'STUDENT', text: <Trans>Student</Trans> },
          ]}
        />
      </div>
      <Field
        name="birthYear"
        label={t`In which year was the learner born?`}
        hint={t`You can answer later. We need it to know whether a parent must agree.`}
        error={problem?.fields['birthYear']}
        inputMode="numeric"
        pattern="(19|20)\d\d"
        maxLength={4}
      />
      <Button name="step" value="name" isBusy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  )
}
