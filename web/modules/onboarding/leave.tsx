import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { opensSheet, Sheet } from '#web/ui/layers/sheet.tsx'

/** The rest can wait. Signing out half-way: that nothing is lost is said first, then one tap. Decision L-75. */
export function Leave() {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="grid justify-items-center gap-3">
      <ButtonLink href={link('/')} kind="ghost">
        <Trans>Do this later</Trans>
      </ButtonLink>
      <Button kind="quiet" size="bare" {...opensSheet('leave')}>
        <Trans>Continue later and sign out</Trans>
      </Button>
      <Sheet id="leave" title={t`Your progress is saved`}>
        <div className="grid gap-4">
          <p className="text-ink-2">
            <Trans>Sign in again with the same number at any time. You continue where you stopped.</Trans>
          </p>
          <form method="post" action={link('/logout')} data-forget>
            <Button>
              <Icon name="log-out" />
              <Trans>Sign out</Trans>
            </Button>
          </form>
        </div>
      </Sheet>
    </div>
  )
}
