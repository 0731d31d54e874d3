import { Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load, requireViewer } from '#web/page/page.server.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/privacy.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    await requireViewer(page)
    const { deletesAt } = await page.api.privacy.getDeletion({})
    return {
      deletesOn: deletesAt === null ? undefined : showDate(deletesAt, page.lang),
      done: page.url.searchParams.get('done'),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return act(args, async ({ api }) => {
    await api.privacy.keepAccount({})
    return redirectDocument('/me/privacy?done=kept')
  })
}

export default function Privacy({ loaderData: { deletesOn, done }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <MePage
      title={t`Privacy`}
      tab="/me/privacy"
      lead={<Trans>Your family’s data belongs to you. You can read it, download it or have it deleted.</Trans>}
      problem={actionData?.problem}
      done={done === 'kept' ? <Trans>The account stays. Nothing was deleted.</Trans> : undefined}
    >
      {deletesOn && <Going on={deletesOn} />}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <Card id="consent" title={<Trans>Consent</Trans>}>
          <p className="text-ink-2">
            <Trans>
              Your consents for each learner, and all earlier answers. You can withdraw one with a single tap.
            </Trans>
          </p>
          <p>
            <ButtonLink href={link('/me/consent')} kind="ghost" size="fit">
              <Trans>Give consent</Trans>
            </ButtonLink>
          </p>
        </Card>
        <Card id="data" title={<Trans>Your data</Trans>}>
          <p className="text-ink-2">
            <Trans>Everything we keep about your family, in one file.</Trans>
          </p>
          <p>
            <ButtonLink href={link('/me/data.json')} kind="ghost" size="fit" download>
              <Icon name="download" />
              <Trans>Download</Trans>
            </ButtonLink>
          </p>
        </Card>
        {!deletesOn && (
          <Card id="delete" title={<Trans>Delete the account</Trans>}>
            <p className="text-ink-2">
              <Trans>First you see what is deleted and what the law requires us to keep.</Trans>
            </p>
            <p>
              <ButtonLink href={link('/me/delete')} kind="ghost" size="fit">
                <Trans>Delete the account</Trans>
              </ButtonLink>
            </p>
          </Card>
        )}
      </div>
      <p className="text-sm text-ink-3">
        <a href={link('/policies/privacy')} className="text-link">
          <Trans>Privacy policy</Trans>
        </a>
      </p>
    </MePage>
  )
}

/** Deletion was asked for, and the grace runs. */
function Going({ on }: { on: string }) {
  return (
    <Notice tone="bad" title={<Trans>This account will be deleted on {on}</Trans>}>
      <p>
        <Trans>Until then nothing is lost.</Trans>
      </p>
      <form method="post" className="mt-2">
        <Button size="fit">
          <Trans>Keep the account</Trans>
        </Button>
      </form>
    </Notice>
  )
}
