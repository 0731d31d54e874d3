import { Trans, useLingui } from '@lingui/react/macro'
import { HELP_CATEGORIES } from '#core/modules/tickets/ticket-terms.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Card } from '../me-page.tsx'
import { useCategoryNames } from './category-names.ts'
import { FileField } from './file-field.tsx'
import type { typedIn } from './help.server.ts'
import { TextField } from './text-field.tsx'

interface AskFormProps {
  readonly draft: Pick<ReturnType<typeof typedIn>, 'category' | 'path'>
  readonly typed: ReturnType<typeof typedIn> | undefined
  readonly problem: Problem | undefined
  readonly idempotencyKey: string
}

export function AskForm({ draft, typed, problem, idempotencyKey }: AskFormProps) {
  const { t } = useLingui()
  const names = useCategoryNames()
  const { category, path, subject, text } = typed ?? { ...draft, subject: '', text: '' }
  const { fields = {} } = problem ?? {}
  return (
    <Card id="ask" title={<Trans>Ask us</Trans>}>
      <PageForm className="grid gap-4">
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="path" value={path} />
        <SelectField
          name="category"
          label={t`What is it about?`}
          choices={HELP_CATEGORIES.map((value) => ({ value, text: names[value] }))}
          defaultValue={category}
          error={fields['category']}
        />
        {path && (
          <p className="text-sm wrap-anywhere text-ink-3">
            <Trans>About the page {path}</Trans>
          </p>
        )}
        <Field
          name="subject"
          label={t`In a few words`}
          maxLength={120}
          minLength={3}
          required
          defaultValue={subject}
          error={fields['subject']}
        />
        <TextField label={t`Your question`} defaultValue={text} error={fields['text']} />
        <FileField />
        <Button size="fit">
          <Trans>Send</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}
