import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { act, load } from '#web/page/page.server.ts'
import { MeTabs } from '#web/shell/account/me-tabs.tsx'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Head } from '#web/shell/head.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/me.ts'
import { keepProfile, keptOf } from './keep-profile.server.ts'
import { readMe } from './me.server.ts'
import { Orders } from './orders.tsx'
import { Passbook } from './passbook.tsx'
import { Profile } from './profile.tsx'
import type { Tab } from './tabs.ts'
import { Wallet } from './wallet.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => ({ me: await readMe(page), messages: messagesOf(page.locale, ['me']) }))
}

/** The forms of the profile. */
export function action(args: Route.ActionArgs) {
  return act(args, keepProfile, keptOf)
}

export default function Me({ loaderData: { me }, actionData }: Route.ComponentProps) {
  const names = useTabNames()
  return (
    <div className="page grid gap-6 py-6">
      <Head title={names[me.tab]} isPrivate />
      <h1 className="sr-only">
        <Trans>Me: {names[me.tab]}</Trans>
      </h1>
      <div className="min-w-0">
        <AsDrawn id="me-tabs">{import.meta.env.SSR && <MeTabs current={`/me?tab=${me.tab}`} />}</AsDrawn>
      </div>
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {me.tab === 'profile' && <Profile {...me} kept={actionData?.kept} problem={actionData?.problem} />}
      {me.tab === 'orders' && <Orders {...me} />}
      {me.tab === 'wallet' && <Wallet {...me} />}
      {me.tab === 'passbook' && <Passbook {...me} />}
    </div>
  )
}

function useTabNames(): Record<Tab, string> {
  const { t } = useLingui()
  return { profile: t`Profile`, orders: t`Orders`, wallet: t`Wallet`, passbook: t`Instalments` }
}
