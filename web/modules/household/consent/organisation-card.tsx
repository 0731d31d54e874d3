import { Trans } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '../me-page.tsx'
import type { ConsentData } from './consent.server.ts'

export interface OrganisationCardProps {
  readonly organisation: NonNullable<ConsentData['organisation']>
  readonly name: string
}

/** The school or centre that the household came from, what it reads, and one press that ends it. */
export function OrganisationCard({ organisation, name }: OrganisationCardProps) {
  const { partner, readers, cameAt, endedAt, sharedSince, mayEnd } = organisation
  return (
    <Card id="organisation" title={<Trans>You came through {partner}</Trans>}>
      <div className="grid gap-1">
        <p>
          <Trans>Since {cameAt}</Trans>
        </p>
        {readers !== '' && (
          <p className="text-sm text-ink-2">
            <Trans>Read by: {readers}</Trans>
          </p>
        )}
        <p>{whatIsRead({ endedAt, sharedSince, name, partner })}</p>
      </div>
      {mayEnd && (
        <PageForm className="grid justify-items-start gap-2">
          <input type="hidden" name="isEnded" value={endedAt === null ? 'yes' : 'no'} />
          <Button kind="ghost" size="small" name="step" value="organisation">
            {endedAt === null ? <Trans>End the link with {partner}</Trans> : <Trans>Allow the link again</Trans>}
          </Button>
          {endedAt === null && (
            <p className="text-sm text-ink-3">
              <Trans>{partner} then reads nothing about your family.</Trans>
            </p>
          )}
        </PageForm>
      )}
    </Card>
  )
}

type Reading = Pick<OrganisationCardProps['organisation'], 'endedAt' | 'sharedSince' | 'partner'> & {
  readonly name: string
}

function whatIsRead({ endedAt, sharedSince, name, partner }: Reading) {
  if (endedAt !== null) return <Trans>You ended the link on {endedAt}. {partner} reads nothing about your family.</Trans> // prettier-ignore
  if (sharedSince !== null)
    return (
      <Trans>
        It reads what you agreed to share about {name}, from {sharedSince} on.
      </Trans>
    )
  return <Trans>It reads nothing about {name} unless you agree to it on this page.</Trans>
}
