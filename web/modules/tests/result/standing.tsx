// The learner's rank, under a pseudonym and only on request, and the card to share.
import { Trans } from '@lingui/react/macro'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { ResultData } from './result.server.ts'
import { shownMarks } from '../shown/shown-answer.ts'

export function Standing({ rank }: ResultData) {
  if (!rank || rank.takers < 20) return null
  const isShown = rank.pseudonym !== null
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-h3">
        <Trans>Rank</Trans>
      </h2>
      {isShown ? (
        <p>
          <Trans>
            You are {rank.pseudonym}: rank {rank.rank} of {rank.takers}.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Your rank is shown to nobody. You can show it under a made-up name.</Trans>
        </p>
      )}
      {isShown && rank.listed.length > 0 && (
        <ol className="grid gap-1">
          {rank.listed.map((each) => (
            <li key={each.pseudonym} className="flex justify-between gap-4">
              <span>
                {each.rank}. {each.pseudonym}
              </span>
              <span className="tabular-nums">{shownMarks(each.marks)}</span>
            </li>
          ))}
        </ol>
      )}
      <RouterForm preventScrollReset>
        <input type="hidden" name="showsRank" value={isShown ? 'no' : 'yes'} />
        <Button kind="ghost" size="fit">
          {isShown ? <Trans>Hide my rank</Trans> : <Trans>Show my rank</Trans>}
        </Button>
      </RouterForm>
    </section>
  )
}

export function ShareCard({ attemptId, lang }: ResultData) {
  const card = `/api/quiz/attempts/${attemptId}/card?lang=${lang}`
  return (
    <section className="grid max-w-prose justify-items-start gap-3">
      <h2 className="text-h3">
        <Trans>Share</Trans>
      </h2>
      <p className="text-sm text-ink-2">
        <Trans>The card has the test and the marks, and no name.</Trans>
      </p>
      <ButtonLink href={card} kind="ghost" size="fit" download>
        <Trans>Get the card</Trans>
      </ButtonLink>
    </section>
  )
}
