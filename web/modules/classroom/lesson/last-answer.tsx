import { Trans, useLingui } from '@lingui/react/macro'
import type { AiLessonMoment } from '#core/modules/lessons/ai/moment.ts'
import { ResultBars } from '../pane/result-bars.tsx'

type Last = NonNullable<AiLessonMoment['last']>

interface Props {
  readonly last: Last
  readonly lang: string
}

/** The learner's last question, with what is right; or how the class voted. */
export function LastAnswer({ last, lang }: Props) {
  const { t } = useLingui()
  const { kind, text, isRight, own, counts, answers, options, key } = last
  return (
    <section aria-label={t`The last question`} className="card grid gap-3">
      {kind === 'ASK' && (
        <p role="status" className={`font-semibold ${isRight ? 'text-tulsi' : 'text-genda-ink'}`}>
          {own ? <Outcome isRight={isRight === true} /> : <Trans>You did not answer in time.</Trans>}
        </p>
      )}
      <div lang={lang} className="grid gap-2">
        {kind === 'POLL' && counts ? (
          <ResultBars
            result={{ text, kind: 'POLL', options, counts, answers, key: null }}
            own={own}
            rightLabel={t`Right`}
            ownLabel={t`Your answer`}
            wrongLabel={t`Not right`}
          />
        ) : (
          <p className="wrap-anywhere">{text}</p>
        )}
      </div>
      {kind === 'ASK' && !isRight && key && <RightAnswer lang={lang} right={rightOf(key, options)} />}
    </section>
  )
}

function Outcome({ isRight }: { readonly isRight: boolean }) {
  return isRight ? <Trans>Your answer is right.</Trans> : <Trans>Your answer is not right.</Trans>
}

function RightAnswer({ right, lang }: { readonly right: string; readonly lang: string }) {
  return (
    <p className="text-ink-2">
      <Trans>
        The right answer: <span lang={lang}>{right}</span>
      </Trans>
    </p>
  )
}

function rightOf(key: NonNullable<Last['key']>, options: readonly string[]): string {
  return 'number' in key ? String(key.number) : key.choices.map((place) => options[place]).join(', ')
}
