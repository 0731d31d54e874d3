import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse } from 'react-router'
import { useLink } from '#web/page/link.ts'
import type { OtherLearner } from '#web/page/drawn-for.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { useRoot } from '#web/page/root-data.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { SearchForm } from '#web/shell/forms/search-form.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ForWhom } from './for-whom.tsx'

/** In place of a page: what happened, in the words of the error catalogue, and the ways on. */
export function PageError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const otherLearner = otherLearnerOf(error)
  if (otherLearner) return <ForWhom {...otherLearner} />
  const problem = problemOf(error)
  if (problem?.code === 'ORDER_NOT_FOUND') return <NoSuchPayment />
  return status === 404 ? <NoSuchPage /> : <Failure problem={problem} />
}

/** Also for somebody else’s: that it exists is not told. */
function NoSuchPayment() {
  const { t } = useLingui()
  const link = useLink()
  return (
    <ErrorFrame title={t`We cannot find this payment`}>
      <p>
        <Trans>Please check the link, or look in your orders. You may be signed in with another number.</Trans>
      </p>
      <p>
        <a href={link('/me?tab=orders')}>
          <Trans>See your orders</Trans>
        </a>
      </p>
      <p className="text-sm text-ink-3">
        <Trans>Did money leave your account? Call us, our number is below: tell us the day and the amount.</Trans>
      </p>
    </ErrorFrame>
  )
}

function NoSuchPage() {
  const { t } = useLingui()
  return (
    <ErrorFrame title={t`We could not find this page`}>
      <p>
        <Trans>Please check the link, or search for it.</Trans>
      </p>
      <AsDrawn id="find">{import.meta.env.SSR && <SearchForm id="search" />}</AsDrawn>
      <FreePages />
    </ErrorFrame>
  )
}

/** Pages that many come for from a search engine. */
function FreePages() {
  const { t } = useLingui()
  const link = useLink()
  const pages = [
    ['/blog', t`Articles`],
    ['/questions', t`Solved questions`],
    ['/study', t`Study material`],
    ['/predictor', t`College predictor`],
  ] as const
  return (
    <nav aria-label={t`Free study material`}>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {pages.map(([path, name]) => (
          <li key={path}>
            <a href={link(path)} className="flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Failure({ problem }: { problem: Problem | undefined }) {
  const { t } = useLingui()
  const reference = useRoot()?.reference
  return (
    <ErrorFrame title={problem?.sentence ?? t`Something went wrong! please retry later`}>
      <p>
        <Trans>Nothing you entered elsewhere is lost. Open the page again in a minute.</Trans>
      </p>
      {reference && (
        <p className="text-sm text-ink-3">
          <Trans>Reference: {reference}</Trans>
        </p>
      )}
    </ErrorFrame>
  )
}

function ErrorFrame({ title, children }: { title: string; children: React.ReactNode }) {
  const link = useLink()
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-14 text-center">
      <PrivateHead title={title} />
      <AsDrawn id="lantern">{import.meta.env.SSR && <Kandil size={96} lit={0} />}</AsDrawn>
      <h1 className="text-h2">{title}</h1>
      <div className="grid w-full gap-2 text-ink-2">{children}</div>
      <div className="grid w-full gap-2">
        <ButtonLink href={link('/')}>
          <Trans>Home</Trans>
        </ButtonLink>
        <ButtonLink href={link('/courses')} kind="ghost">
          <Trans>See all courses</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

/** An action whose form was for another learner than the chosen one. */
function otherLearnerOf(error: unknown): OtherLearner | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'otherLearner' in data
    ? (data.otherLearner as OtherLearner) // askForWhom() sent it
    : undefined
}

/** A loader that was refused sends the problem with its status. */
function problemOf(error: unknown): Problem | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  return typeof data === 'object' && data !== null && 'sentence' in data ? (data as Problem) : undefined // load() sent it
}
