import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'

export interface AgreeStepProps {
  /** Waits here, and is kept nowhere, until a parent has agreed. */
  readonly firstName: string
  readonly returnTo: string
}

/** The learner is a child: the name goes on to the consent, or is forgotten. A form of its own, to another page. */
export function AgreeStep({ firstName, returnTo }: AgreeStepProps) {
  const link = useLink()
  return (
    <PageForm action={link('/me/consent')} className="grid gap-5">
      <input type="hidden" name="learnerName" value={firstName} />
      <p className="text-ink-2">
        <Trans>
          The learner is under 18. Before we store the name, a parent must read how we use it and agree. It takes a
          minute and one code.
        </Trans>
      </p>
      <Button name="step" value="begin">
        <Trans>Read and agree</Trans>
      </Button>
      <ButtonLink href={link(returnTo)} kind="ghost">
        <Trans>Later, look around first</Trans>
      </ButtonLink>
    </PageForm>
  )
}
