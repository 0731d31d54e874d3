import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { useDestinations } from '#web/shell/destinations.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import type { ListData } from './list.server.ts'

/** Every page of the family, with its icon and what is to be seen there. */
export function List(data: ListData) {
  const link = useLink()
  const states = statesOf(data)
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {useDestinations().me.map(({ path, text, icon }) => (
          <li key={path} className="grid">
            <a href={link(path)} className="card card-link flex min-h-13 items-center gap-3 text-ink no-underline">
              <span className="text-mor">
                <Icon name={icon} size={24} />
              </span>
              <span className="min-w-0 flex-1 font-semibold">{text}</span>
              <span className="text-sm text-ink-2 tabular-nums">{states[path]}</span>
              <span className="text-ink-3">
                <Icon name="chevron-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={link('/logout')} data-forget className="mt-4">
        <button type="submit" className="text-link">
          <Icon name="log-out" />
          <Trans>Sign out</Trans>
        </button>
      </form>
    </>
  )
}

function statesOf({ phone, balance, unread, learnerCount }: ListData): Readonly<Record<string, ReactNode>> {
  return {
    '/me/family': <Plural value={learnerCount} one="# learner" other="# learners" />,
    '/me?tab=profile': phone,
    '/me?tab=wallet': balance,
    '/me/notices': unread > 0 && <Plural value={unread} one="# new" other="# new" />,
  }
}
