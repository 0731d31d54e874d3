import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DELETION_GRACE_DAYS } from '#core/modules/privacy/deletion.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { Route } from './+types/goodbye.ts'
import { requireGoodbye } from './goodbye.server.ts'

export const handle: Handle = { tier: 0 }

export function loader({ request }: Route.LoaderArgs) {
  return requireGoodbye(request)
}

/** After an account was asked to be deleted: what happens next, and how to stop it. */
export default function Goodbye() {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-8 text-center">
      <PrivateHead title={t`Goodbye`} />
      <Kandil size={72} lit={0} />
      <h1 className="text-h2">
        <Trans>The account will be deleted</Trans>
      </h1>
      <p className="text-ink-2">
        <Plural
          value={DELETION_GRACE_DAYS}
          one="You are signed out on all devices. Everything will be deleted in # day."
          other="You are signed out on all devices. Everything will be deleted in # days."
        />
      </p>
      <p className="text-ink-2">
        <Trans>Did you change your mind? Sign in before then, and keep it under Me, Privacy.</Trans>
      </p>
      <p>
        <ButtonLink href={link('/login?returnTo=%2Fme%2Fprivacy')} kind="ghost" size="fit">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
