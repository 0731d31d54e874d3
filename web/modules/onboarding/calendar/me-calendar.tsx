// Whose classes are in which calendar, and how to switch that off.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/me-calendar.ts'
import { CalendarAddress } from './calendar-address.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readCalendars)
}

async function readCalendars(page: Page) {
  const { learners } = await requireViewer(page)
  const feeds = await page.api.onboarding.listCalendarFeeds({})
  return {
    learners: learners.map(({ userId, firstName }) => {
      const feed = feeds.find((each) => each.userId === userId)
      return {
        userId,
        name: firstName,
        since: feed ? momentOf(feed.since, page.lang) : null,
        readAt: feed?.readAt ? momentOf(feed.readAt, page.lang) : null,
      }
    }),
  }
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeCalendars)
}

async function changeCalendars({ api, form }: Submission) {
  const userId = textIn(form, 'userId')
  if (textIn(form, 'step') === 'revoke') await api.onboarding.revokeCalendarFeed({ userId })
  else return { made: await api.onboarding.makeCalendarFeed({ userId }) }
}

export default function MeCalendar({ loaderData: { learners }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const made = actionData && 'made' in actionData ? actionData.made : undefined
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={t`Calendar`} />
      <MeMenu current="/me/calendar" />
      <div className="grid max-w-prose gap-2">
        <h1 className="text-h2">
          <Trans>Calendar</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            See your classes in your phone’s calendar. Anyone with the address can see them, so switch it off if you
            lose a phone.
          </Trans>
        </p>
      </div>
      {actionData && 'problem' in actionData && <ErrorSummary problem={actionData.problem} />}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {learners.map(({ userId, name, since, readAt }) => (
          <section key={userId} aria-labelledby={userId} className="grid gap-3">
            <h2 id={userId} className="text-h3 wrap-anywhere">
              {name ?? <Trans>The learner</Trans>}
            </h2>
            <CalendarAddress since={since} token={made?.userId === userId ? made.token : undefined} userId={userId} />
            {readAt && (
              <p className="text-sm text-ink-3">
                <Trans>Last read by a calendar on {readAt}</Trans>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
