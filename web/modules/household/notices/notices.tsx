import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Notice as Strip } from '#web/ui/layers/notice.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/notices.ts'
import { changeNotices, readNotices } from './notices.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readNotices)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeNotices)
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { notices, unread, older, isFirst, done } = loaderData
  const { t } = useLingui()
  const link = useLink()
  return (
    <MePage
      title={t`Notifications`}
      tab="/me/notices"
      lead={
        <Trans>
          The newest is first. <a href={link('/me/messages')}>Choose which messages you get.</a>
        </Trans>
      }
      problem={actionData?.problem}
      done={done === 'all' ? <Trans>All notifications are marked as read.</Trans> : undefined}
    >
      <NewNotices />
      {unread > 0 && (
        <PageForm>
          <Button kind="ghost" size="fit" name="step" value="all">
            <Trans>Mark all as read</Trans>
          </Button>
        </PageForm>
      )}
      {notices.length === 0 ? (
        <EmptyState
          sentence={<Trans>You have no notifications yet. Class times and receipts will appear here.</Trans>}
        />
      ) : (
        <ul className="grid max-w-prose gap-3">
          {notices.map((notice) => (
            <li key={notice.id}>
              <OneNotice {...notice} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t`More notifications`} className="flex flex-wrap gap-6">
        {!isFirst && (
          <a href={link('/me/notices')} className="text-link">
            <Trans>Newest notifications</Trans>
          </a>
        )}
        {older && (
          <a href={link(older)} className="text-link">
            <Trans>Older notifications</Trans>
          </a>
        )}
      </nav>
    </MePage>
  )
}

/** t0.js shows it when a notice has come since the page was loaded. */
function NewNotices() {
  const link = useLink()
  return (
    <div hidden data-new-notices="">
      <Strip role="status">
        <Trans>
          There are new notifications. <a href={link('/me/notices')}>Show them</a>
        </Trans>
      </Strip>
    </div>
  )
}

type NoticeProps = Awaited<ReturnType<typeof readNotices>>['notices'][number]

function OneNotice({ id, title, text, link, learner, time, machineTime, isRead }: NoticeProps) {
  const { t } = useLingui()
  const name = title.text
  return (
    <article className="card grid gap-2" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} lang={title.lang} className="text-h4 wrap-anywhere">
          {title.text}
        </h2>
        {!isRead && (
          <Badge>
            <Trans>New</Trans>
          </Badge>
        )}
      </div>
      {text.text && (
        <p lang={text.lang} className="text-ink-2 wrap-anywhere">
          {text.text}
        </p>
      )}
      <p className="text-sm text-ink-3">
        {learner && <>{learner} · </>}
        <time dateTime={machineTime}>{time}</time>
      </p>
      {(link !== null || !isRead) && (
        <PageForm>
          <input type="hidden" name="noticeId" value={id} />
          <input type="hidden" name="link" value={link ?? ''} />
          <Button kind="ghost" size="small" aria-label={link === null ? t`Mark as read: ${name}` : t`Open: ${name}`}>
            {link === null ? <Trans>Mark as read</Trans> : <Trans>Open</Trans>}
          </Button>
        </PageForm>
      )}
    </article>
  )
}
