import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

/** The way to the notices, with the number of those not read. t0.js keeps it right while the page is open. */
export function Bell({ unread }: { readonly unread: number }) {
  const { t } = useLingui()
  const link = useLink()
  const none = t`Notifications`
  const some = (count: number) => t`Notifications: ${count} unread`
  return (
    <>
      <a
        href={link('/me/notices')}
        rel="nofollow"
        className="icon-button relative"
        aria-label={unread > 0 ? some(unread) : none}
        data-bell={none}
        data-label={some(0)}
        data-topics=""
      >
        <Icon name="bell" size={24} />
        <span className="count" data-count="" aria-hidden hidden={unread === 0}>
          {unread}
        </span>
      </a>
      <span className="sr-only" role="status" data-bell-news="" />
    </>
  )
}
