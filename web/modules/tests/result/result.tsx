import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act as actOn, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { ScoreTiles, SectionMarks } from '../shown/score-tiles.tsx'
import type { Route } from './+types/result.ts'
import { act, readResult, type ResultData } from './result.server.ts'
import { Chapters } from './chapters.tsx'
import { Corrections } from './corrections.tsx'
import { NextSteps } from './next-steps.tsx'
import { ShareCard, Standing } from './standing.tsx'
import { Solutions } from './solutions.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readResult(page, args.params.attempt))
}

export function action(args: Route.ActionArgs) {
  return actOn(args, (submission) => act(submission, args.params.attempt))
}

export default function ResultPage({ loaderData: result, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  useReload(result.state === 'MARKING' && result.expectedAt === null)
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={t`Result`} />
      <div className="grid gap-2">
        <h1 className="text-h2">
          <Trans>Result</Trans>
        </h1>
        <p lang={result.title.lang}>{result.title.text}</p>
      </div>
      {actionData && 'problem' in actionData && <ErrorSummary problem={actionData.problem} />}
      <Waiting {...result} />
      {result.score && <Score {...result.score} />}
      {result.score && <Corrections revisions={result.score.revisions} questions={result.score.questions} />}
      <NextSteps {...result} />
      <Chapters {...result} />
      {result.score && <Rating isRated={result.isRated || (actionData !== undefined && 'isRated' in actionData)} />}
      {result.score && <Standing {...result} />}
      {result.score && <ShareCard {...result} />}
      <Solutions {...result} />
    </div>
  )
}

const AGAIN_MS = 2_000

/** Until the test is marked, which takes moments. */
function useReload(isMarking: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMarking) return
    const timer = setInterval(() => void revalidate(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMarking, revalidate])
}

function Waiting({ state, expected, isOverdue }: ResultData) {
  const link = useLink()
  if (state === 'READY') return null
  return (
    <div className="grid max-w-form gap-4" role="status">
      {state === 'MARKING' && (
        <p>
          {expected ? (
            <Trans>Your test was submitted. A teacher marks your written answers.</Trans>
          ) : (
            <Trans>Your test was submitted. It is being marked.</Trans>
          )}
        </p>
      )}
      {state === 'MARKING' && expected && (
        <p>
          {isOverdue ? (
            <Trans>It takes longer than we promised. We tell you as soon as the result is there.</Trans>
          ) : (
            <Trans>Result expected on {expected}. We tell you when it is there.</Trans>
          )}
        </p>
      )}
      {state === 'WAITING' && (
        <p>
          {expected ? <Trans>Result expected on {expected}</Trans> : <Trans>The result is not released yet.</Trans>}
        </p>
      )}
      <ButtonLink href={link('/tests')} kind="ghost">
        <Trans>All tests</Trans>
      </ButtonLink>
    </div>
  )
}

function Score(score: NonNullable<ResultData['score']>) {
  const { counts, takers, questions } = score
  const minutes = Math.round(questions.reduce((sum, { timeMs }) => sum + timeMs, 0) / 60_000)
  const percentile = score.percentile === null ? null : Number(score.percentile.toFixed(2))
  return (
    <section className="grid max-w-prose gap-4">
      <ScoreTiles {...score} />
      <Notes counts={counts} />
      {percentile !== null && (
        <p>
          <Trans>
            Percentile {percentile} of {takers} takers
          </Trans>
        </p>
      )}
      {minutes > 0 && (
        <p>
          <Trans>Minutes on the questions: {minutes}</Trans>
        </p>
      )}
      <SectionMarks {...score} />
    </section>
  )
}

function Notes({ counts }: Pick<NonNullable<ResultData['score']>, 'counts'>) {
  const { PARTIAL = 0, EXCESS = 0, PENDING = 0, DROPPED = 0 } = counts
  return (
    <>
      {PARTIAL > 0 && <p className="text-sm text-ink-2"><Trans>Partly right, among the right ones: {PARTIAL}</Trans></p>}
      {EXCESS > 0 && <p className="text-sm text-ink-2"><Trans>Answered beyond the number that counts: {EXCESS}</Trans></p>}
      {PENDING > 0 && <p className="text-sm text-ink-2"><Trans>Still being marked: {PENDING}</Trans></p>}
      {DROPPED > 0 && <p className="text-sm text-ink-2"><Trans>Dropped questions: {DROPPED}</Trans></p>}
    </>
  )
} // prettier-ignore

const STARS = [1, 2, 3, 4, 5]

function Rating({ isRated }: { readonly isRated: boolean }) {
  const { t } = useLingui()
  if (isRated) return <p role="status"><Trans>Thank you.</Trans></p> // prettier-ignore
  return (
    <RouterForm className="grid max-w-form gap-3">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="pb-2 font-semibold">
          <Trans>How was this test?</Trans>
        </legend>
        {STARS.map((rating) => (
          <label key={rating} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              className="radio"
              aria-label={t`${rating} of 5`}
            />
            {rating}
          </label>
        ))}
      </fieldset>
      <Button kind="ghost" size="fit">
        <Trans>Send</Trans>
      </Button>
    </RouterForm>
  )
}
