import { Trans, useLingui } from '@lingui/react/macro'
import { FAMILY_KINDS } from '#core/modules/privacy/request.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { describedBy, Field, FieldFrame, inputClass, SelectField } from '#web/ui/controls/field.tsx'
import { Card } from '../me-page.tsx'
import { useKindNames } from './kind-names.ts'
import type { typedIn } from './privacy.server.ts'

interface AskAboutDataProps {
  readonly typed: ReturnType<typeof typedIn> | undefined
  readonly problem: Problem | undefined
}

/** The fields of the nominee are always shown, because the page works without a script. */
export function AskAboutData({ typed, problem }: AskAboutDataProps) {
  const { t } = useLingui()
  const names = useKindNames()
  const { fields = {} } = problem ?? {}
  const says = t`Your request, in a sentence`
  return (
    <Card id="ask" title={<Trans>Ask us about your data</Trans>}>
      <p className="text-ink-2">
        <Trans>A person answers within 30 days. You read the answer on this page.</Trans>
      </p>
      <PageForm className="grid gap-4">
        <SelectField
          name="kind"
          label={t`What do you want?`}
          choices={FAMILY_KINDS.map((value) => ({ value, text: names[value] }))}
          defaultValue={typed?.kind}
          error={fields['kind']}
        />
        <FieldFrame name="text" label={says} error={fields['text']}>
          <textarea
            id="text"
            name="text"
            rows={3}
            minLength={10}
            maxLength={1_000}
            required
            defaultValue={typed?.text}
            className={`${inputClass} py-2`}
            {...describedBy('text', undefined, fields['text'])}
          />
        </FieldFrame>
        <fieldset className="grid gap-4 md:grid-cols-2">
          <legend className="mb-2 text-sm text-ink-3">
            <Trans>Only if you nominate a person: who acts for your family if you no longer can.</Trans>
          </legend>
          <Field
            name="nomineeName"
            label={t`Their name`}
            maxLength={120}
            autoComplete="off"
            defaultValue={typed?.nomineeName}
            error={fields['nomineeName']}
          />
          <Field
            name="nomineeRelation"
            label={t`Who they are to you`}
            maxLength={60}
            autoComplete="off"
            defaultValue={typed?.nomineeRelation}
            error={fields['nomineeRelation']}
          />
        </fieldset>
        <Button name="step" value="ask" size="fit">
          <Trans>Send the request</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}
