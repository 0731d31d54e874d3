import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/talks.ts'
import { TalkRows } from '../talk-rows.tsx'
import { readTalks } from './talks.server.ts'

export const handle: Handle = { tier: 0 }
const PATH = '/mastertalks'

export function loader(args: Route.LoaderArgs) {
  return load(args, readTalks)
}

type TalkList = Route.ComponentProps['loaderData']

export default function Talks({ loaderData: list }: Route.ComponentProps) {
  const { ahead, past, page, pages, query } = list
  const link = useLink()
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} />
      <div>
        <h1 className="text-h2">
          <Trans>Master talks</Trans>
        </h1>
        <p className="mt-1 max-w-prose text-ink-2">
          <Trans>People who do remarkable work speak to learners, and answer their questions. Free for every family.</Trans>
        </p>
      </div>
      {ahead.length === 0 && past.length === 0 && (
        <EmptyState sentence={<Trans>No talk is planned just now.</Trans>}>
          <Chip href={link('/webinars')}>
            <Trans>See the webinars</Trans>
          </Chip>
        </EmptyState>
      )}
      {ahead.length > 0 && (
        <Group id="ahead" title={<Trans>On now and coming</Trans>}>
          <TalkRows rows={ahead} query={query} />
        </Group>
      )}
      {past.length > 0 && (
        <Group id="past" title={<Trans>Talks so far</Trans>}>
          <TalkRows rows={past} query={query} />
        </Group>
      )}
      <Pages path={PATH} page={page} pages={pages} query={Object.fromEntries(new URLSearchParams(query))} />
    </div>
  )
} // prettier-ignore

function Group({ id, title, children }: { readonly id: string; readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h4 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
} // prettier-ignore

function ListHead({ ahead, past, page }: TalkList) {
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const itemListElement = [...ahead, ...past].map(({ path, title }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title.text,
    url: url + link(path),
  }))
  return (
    <Head
      title={t`Master talks`}
      description={t`Free live talks by people who do remarkable work, for learners of every class: register, ask a question, watch the recording.`}
      queries={page > 1 ? ['page'] : []}
      isPrivate={itemListElement.length === 0 && page > 1}
      facts={[{ '@type': 'ItemList', itemListElement }]}
    />
  )
}
