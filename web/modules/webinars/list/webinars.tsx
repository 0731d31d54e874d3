import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/webinars.ts'
import { changePlace } from '../change-place.server.ts'
import { WebinarRows } from './webinar-rows.tsx'
import { TABS, type WebinarTab } from './tabs.ts'
import { readWebinars } from './webinars.server.ts'

export const handle: Handle = { tier: 0 }
const PATH = '/webinars'

export function loader(args: Route.LoaderArgs) {
  return load(args, readWebinars)
}

export function action(args: Route.ActionArgs) {
  return act(args, changePlace)
}

type WebinarList = Route.ComponentProps['loaderData']

export default function Webinars({ loaderData: list, actionData }: Route.ComponentProps) {
  const { forYou, groups, tab, page, pages, grade } = list
  const problem = actionData && 'problem' in actionData ? actionData.problem.sentence : undefined
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} />
      <div>
        <h1 className="text-h2">
          <Trans>Webinars</Trans>
        </h1>
        <p className="mt-1 max-w-prose text-ink-2">
          <Trans>Live hours with our teachers, open to every family. Register with a mobile number: nothing is paid.</Trans>
        </p>
      </div>
      <ListTabs {...list} />
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {forYou.length > 0 && (
        <section aria-labelledby="for-you" className="grid gap-3">
          <h2 id="for-you" className="text-h4 font-semibold">
            <Trans>For you</Trans>
          </h2>
          <WebinarRows rows={forYou} name="for-you-" />
        </section>
      )}
      {groups.length === 0 && <Nothing tab={tab} />}
      {groups.map(({ day, name, date, rows }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
          <h2 id={`day-${day}`} className="text-h4 font-semibold">
            {dayNames(date)[name]}
          </h2>
          <WebinarRows rows={rows} />
        </section>
      ))}
      <Pages path={PATH} page={page} pages={pages} query={{ tab, grade }} />
    </div>
  )
} // prettier-ignore

function dayNames(date: string): Readonly<Record<WebinarList['groups'][number]['name'], ReactNode>> {
  return { TODAY: <Trans>Today, {date}</Trans>, TOMORROW: <Trans>Tomorrow, {date}</Trans>, DATE: date }
}

function ListTabs({ tab, counts, grade }: WebinarList) {
  const { t } = useLingui()
  const link = useLink()
  const names: Record<WebinarTab, string> = {
    ongoing: t`Live now (${counts.ongoing})`,
    upcoming: t`Upcoming (${counts.upcoming})`,
    recorded: t`Recorded (${counts.recorded})`,
  }
  const tabs = TABS.map((each) => ({
    text: names[each],
    isCurrent: each === tab,
    href: link(`${PATH}${toQuery({ tab: each, grade })}`),
  }))
  return <Tabs label={t`Webinars by time`} tabs={tabs} />
}

function Nothing({ tab }: { readonly tab: WebinarTab }) {
  const link = useLink()
  const sentences = {
    ongoing: <Trans>No webinar runs at this moment.</Trans>,
    upcoming: <Trans>No webinar is planned just now. Watch one that was recorded.</Trans>,
    recorded: <Trans>No webinar is recorded yet. See the upcoming ones.</Trans>,
  }
  return (
    <EmptyState sentence={sentences[tab]}>
      <Chip href={link(`${PATH}?tab=${tab === 'upcoming' ? 'recorded' : 'upcoming'}`)}>
        {tab === 'upcoming' ? <Trans>See the recordings</Trans> : <Trans>See the next webinars</Trans>}
      </Chip>
    </EmptyState>
  )
}

function ListHead({ tab, isChosen, groups, page }: WebinarList) {
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const rows = groups.flatMap((group) => group.rows)
  return (
    <Head
      title={tab === 'recorded' ? t`Recorded webinars` : t`Webinars with our teachers`}
      description={t`Free live webinars for Class 1 to 12, JEE and NEET: day, hour, teacher and language. Register with a mobile number, or watch a recording.`}
      queries={[...(isChosen ? ['tab'] : []), ...(page > 1 ? ['page'] : [])]}
      isPrivate={rows.length === 0 && (isChosen || page > 1)}
      facts={[
        {
          '@type': 'ItemList',
          itemListElement: rows.map(({ path, title }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: title.text,
            url: url + link(path),
          })),
        },
      ]}
    />
  )
}
