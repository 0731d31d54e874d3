import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { PrintButton } from '#web/ui/controls/script/print-button.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/choices.ts'
import { Closings, CollegeLink, SeatKind } from '../seat-row.tsx'
import { usePredictorWords } from '../words.ts'
import { changeList } from './change-list.server.ts'
import { readChoices, type ChoiceLists } from './choices.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readChoices)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeList)
}

type List = ChoiceLists[number]

export default function Choices({ loaderData: { lists }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const filled = lists.filter(({ items }) => items.length > 0)
  return (
    <div className="page grid gap-6 py-6" data-keep-page="">
      <PrivateHead title={t`My college list`} />
      <h1 className="text-h2">
        <Trans>My college list</Trans>
      </h1>
      {problem && <ErrorSummary problem={problem} />}
      {filled.length === 0 && (
        <EmptyState sentence={<Trans>Your list is empty. Find seats within reach of your rank and keep them here.</Trans>}>
          <ButtonLink href={link('/predictor')} size="fit">
            <Trans>College predictor</Trans>
          </ButtonLink>
        </EmptyState>
      )}
      {filled.map((list) => (
        <ExamList key={list.id} list={list} />
      ))}
    </div>
  )
} // prettier-ignore

function ExamList({ list }: { readonly list: List }) {
  const link = useLink()
  const { exams } = usePredictorWords()
  const { exam, items } = list
  return (
    <section aria-labelledby={`list-${exam}`} className="grid gap-3">
      <h2 id={`list-${exam}`} className="text-h3">
        {exams[exam]}
      </h2>
      <p className="text-ink-2">
        <Plural value={items.length} one="# choice, in your order" other="# choices, in your order" />
      </p>
      <ol className="grid gap-3">
        {items.map((item, place) => (
          <li key={item.id} id={item.id}>
            <Choice list={list} item={item} place={place} />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="ghost" size="small" href={link(`/predictor?exam=${exam}`)}>
          <Trans>Find more seats</Trans>
        </ButtonLink>
        <ButtonLink kind="ghost" size="small" href={link(`/me/colleges/${list.id}.csv`)} download>
          <Trans>Download CSV</Trans>
        </ButtonLink>
        <PrintButton size="small">
          <Trans>Print</Trans>
        </PrintButton>
      </p>
    </section>
  )
}

interface ChoiceProps {
  readonly list: List
  readonly item: List['items'][number]
  readonly place: number
}

function Choice({ list, item: { id, line }, place }: ChoiceProps) {
  return (
    <article className="card grid gap-3 lg:grid-cols-3">
      {line ? (
        <>
          <div>
            <h3 className="font-semibold">
              {place + 1}. <CollegeLink institute={line.institute} />
            </h3>
            <p lang="en">{line.program}</p>
            <SeatKind row={line} />
          </div>
          <Closings closings={line.closings} />
        </>
      ) : (
        <p className="lg:col-span-2">
          {place + 1}. <Trans>The newest data no longer has this seat.</Trans>
        </p>
      )}
      <Moves list={list} id={id} place={place} />
    </article>
  )
}

/** Buttons, and a number to move it further at once. */
function Moves({ list, id, place }: { readonly list: List; readonly id: string; readonly place: number }) {
  const { t } = useLingui()
  const number = `number-${id}`
  return (
    <PageForm className="flex flex-wrap content-start items-center gap-2 print:hidden">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="version" value={list.version} />
      <input type="hidden" name="line" value={id} />
      <label htmlFor={number} className="text-sm">
        <Trans>Place</Trans>
      </label>
      <input id={number} name="number" type="number" min={1} max={list.items.length} defaultValue={place + 1}
        className="min-h-10 w-16 rounded-m border border-edge bg-surface px-2 text-body text-ink" />
      <Button kind="ghost" size="small" name="do" value="move">
        <Trans>Move</Trans>
      </Button>
      {place > 0 && (
        <Button kind="ghost" size="small" name="do" value="up" aria-label={t`Up to place ${place}`}>
          ↑
        </Button>
      )}
      {place < list.items.length - 1 && (
        <Button kind="ghost" size="small" name="do" value="down" aria-label={t`Down to place ${place + 2}`}>
          ↓
        </Button>
      )}
      <Button kind="quiet" size="small" name="do" value="remove">
        <Trans>Take off</Trans>
      </Button>
    </PageForm>
  )
} // prettier-ignore
