import { Trans, useLingui } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { BirthYearField } from '../birth-year-field.tsx'
import { Card } from '../me-page.tsx'
import type { ConsentData } from './consent.server.ts'

export interface HolderFormProps extends Pick<ConsentData, 'heldBy' | 'birthYear' | 'phone'> {
  readonly problem: Problem | undefined
}

/** The two questions that all the rest hangs on, each asked once. */
export function HolderForm({ heldBy, birthYear, phone, problem }: HolderFormProps) {
  const { t } = useLingui()
  return (
    <Card id="who" title={<Trans>First two questions</Trans>}>
      <PageForm className="grid max-w-form gap-5">
        {heldBy === null && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">
              <Trans>Who is using {phone}?</Trans>
            </legend>
            <OptionRow name="heldBy" value="PARENT" title={<Trans>A parent</Trans>} isChosen={false} />
            <OptionRow name="heldBy" value="STUDENT" title={<Trans>The student</Trans>} isChosen={false} />
          </fieldset>
        )}
        {birthYear === null && (
          <BirthYearField label={t`In which year was the learner born?`} error={problem?.fields['birthYear']} />
        )}
        <Button size="fit" name="step" value="who">
          <Trans>Continue</Trans>
        </Button>
        <p className="text-sm text-ink-3">
          <Trans>These answers stay. If one is wrong, call us and we correct it.</Trans>
        </p>
      </PageForm>
    </Card>
  )
}
