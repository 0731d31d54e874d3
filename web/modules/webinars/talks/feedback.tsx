import { Trans, useLingui } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldFrame, inputClass } from '#web/ui/controls/field.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'

const LONGEST = 500

/** Once, when the talk is over. */
export function Feedback({ isGiven }: { readonly isGiven: boolean }) {
  const { t } = useLingui()
  if (isGiven)
    return (
      <p role="status" className="card">
        <Trans>Thank you for telling us how it was.</Trans>
      </p>
    )
  const choices = ['1', '2', '3', '4', '5'].map((value) => ({ value, text: value }))
  return (
    <section aria-labelledby="feedback" className="card grid gap-3">
      <h2 id="feedback" className="text-h4">
        <Trans>How was the talk?</Trans>
      </h2>
      <PageForm className="grid gap-3">
        <input type="hidden" name="do" value="feedback" />
        <p className="text-sm text-ink-2">
          <Trans>1 is poor, 5 is very good.</Trans>
        </p>
        <Segment name="rating" legend={t`From 1 to 5`} value="" choices={choices} isRequired />
        <FieldFrame name="words" label={<Trans>In a sentence, if you like</Trans>}>
          <textarea id="words" name="words" rows={2} maxLength={LONGEST} className={`${inputClass} py-2`} />
        </FieldFrame>
        <Button kind="ghost" size="fit">
          <Trans>Send</Trans>
        </Button>
      </PageForm>
    </section>
  )
}
