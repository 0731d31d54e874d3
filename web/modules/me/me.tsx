import { useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { act, load } from '#web/page/page.server.ts'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/me.ts'
import { keepProfile, keptOf } from './keep-profile.server.ts'
import { readMe } from './me.server.ts'
import { List } from './list.tsx'
import { Orders } from './orders.tsx'
import { Passbook } from './passbook.tsx'
import { Profile } from './profile.tsx'
import type { Tab } from './tabs.ts'
import { Wallet } from './wallet.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => ({ me: await readMe(page), messages: messagesOf(page.locale, ['me', 'place']) }))
}

/** The forms of the profile. */
export function action(args: Route.ActionArgs) {
  return act(args, keepProfile, keptOf)
}

export default function Me({ loaderData: { me }, actionData }: Route.ComponentProps) {
  const names = useTabNames()
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={names[me.tab]} />
      {me.tab !== 'list' && (
        <AsDrawn id="me-menu">{import.meta.env.SSR && <MeMenu current={placeOf(me.tab)} />}</AsDrawn>
      )}
      <h1 className="text-h2">{names[me.tab]}</h1>
      {me.tab === 'list' && <AsDrawn id="me-list">{import.meta.env.SSR && <List {...me} />}</AsDrawn>}
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
  return { list: t`Me`, profile: t`Profile`, orders: t`Orders`, wallet: t`Money`, passbook: t`Instalments` }
}

/** The place in the menu: instalments are reached from the page about money. */
function placeOf(tab: Tab): string {
  return `/me?tab=${tab === 'passbook' ? 'wallet' : tab}`
}
