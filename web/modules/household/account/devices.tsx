import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { redirectDocument } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { machineTime, momentOf } from '#web/page/wording.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { MePage } from '../me-page.tsx'
import { readLooks, SupportSessions } from './support-sessions.tsx'
import type { Route } from './+types/devices.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readDevices)
}

async function readDevices(page: Page) {
  await requireViewer(page)
  const [sessions, looks] = await Promise.all([page.api.sessions.listSessions({}), readLooks(page)])
  return {
    sessions: sessions.map(({ openedAt, seenAt, ...session }) => ({
      ...session,
      opened: momentOf(openedAt, page.lang),
      seen: momentOf(seenAt, page.lang),
      seenTime: machineTime(seenAt),
    })),
    looks,
    done: page.url.searchParams.get('done'),
  }
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, endSessions)
}

async function endSessions(page: Submission) {
  const { api, form } = page
  const step = textIn(form, 'step')
  if (step === 'look') return endLook(page)
  if (step === 'one') await api.sessions.endSession({ sessionId: textIn(form, 'sessionId') })
  else await api.sessions.logoutEverywhere({ keepThisOne: step === 'others' })
  return redirectDocument(step === 'all' ? '/' : `/me/devices?done=${step}`)
}

/** Ends a support session: staff return to the console. */
async function endLook({ api, form, viewer }: Submission) {
  const isLooking = (await viewer())?.supportView !== undefined
  await api.support.endView({ viewId: textIn(form, 'viewId') })
  return redirectDocument(isLooking ? '/console/' : '/me/devices?done=look')
}

export default function Devices({ loaderData: { sessions, looks, done }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MePage
      title={t`Devices`}
      tab="/me/devices"
      lead={<Trans>Devices where you are signed in. Sign out any you do not recognise.</Trans>}
      problem={actionData?.problem}
      done={useDone(done)}
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {sessions.map((session) => (
          <li key={session.id} className="grid">
            <Session {...session} />
          </li>
        ))}
      </ul>
      <PageForm className="flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <Button kind="ghost" size="fit" name="step" value="others">
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
        <Button kind="ghost" size="fit" name="step" value="all">
          <Trans>Sign out everywhere, here too</Trans>
        </Button>
      </PageForm>
      <SupportSessions looks={looks} />
    </MePage>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  if (done === 'one') return t`Signed out there.`
  if (done === 'look') return t`The support session has ended.`
  return done === 'others' ? t`You are signed in only here.` : undefined
}

type SessionProps = Awaited<ReturnType<typeof readDevices>>['sessions'][number]

function Session({ id, browser, system, opened, seen, seenTime, isThisOne }: SessionProps) {
  const { t } = useLingui()
  const name = [browser, system].filter(Boolean).join(' · ') || t`A browser`
  return (
    <article className="card flex flex-wrap items-center gap-4" aria-labelledby={id}>
      <Icon name="smartphone" size={24} />
      <div className="flex-1">
        <h2 id={id} className="font-semibold">
          {name}
        </h2>
        <p className="text-sm text-ink-3">
          <time dateTime={seenTime}>
            <Trans>last seen {seen}</Trans>
          </time>
        </p>
        <p className="text-sm text-ink-3">
          <Trans>signed in {opened}</Trans>
        </p>
      </div>
      {isThisOne ? (
        <Badge tone="tulsi">
          <Trans>This one</Trans>
        </Badge>
      ) : (
        <PageForm>
          <input type="hidden" name="sessionId" value={id} />
          <Button kind="ghost" size="small" name="step" value="one" aria-label={t`Sign out: ${name}`}>
            <Trans>Sign out</Trans>
          </Button>
        </PageForm>
      )}
    </article>
  )
}
