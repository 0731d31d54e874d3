import { Trans, useLingui } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

export interface MeterAnswer {
  readonly helpline: TextInLanguage | null
  readonly spread: readonly number[] | null
}

interface MeterProps {
  /** How others have answered, in percent. Null while few have. */
  readonly spread: readonly number[] | null
  /** The answer of this reader, a moment ago. */
  readonly answer: MeterAnswer | undefined
}

/** How tense one is about the exams. Who is at the top of the scale reads where help is, and nothing else. */
export function Meter({ spread, answer }: MeterProps) {
  return (
    <section aria-labelledby="meter" id="meter-card" className="card grid gap-3">
      <h2 id="meter" className="text-h4">
        <Trans>How tense do you feel?</Trans>
      </h2>
      {answer?.helpline && (
        <Notice tone="warm" role="status">
          <span lang={answer.helpline.lang}>{answer.helpline.text}</span>
        </Notice>
      )}
      {answer && !answer.helpline && (
        <>
          <p role="status" className="font-semibold">
            <Trans>Counted. Nobody can see that it was you.</Trans>
          </p>
          <Spread spread={answer.spread} />
        </>
      )}
      {!answer && (
        <>
          <Steps />
          <Spread spread={spread} />
        </>
      )}
    </section>
  )
}

/** The words of the five steps. */
function useSteps(): readonly string[] {
  const { t } = useLingui()
  return [t`Calm`, t`A little`, t`Quite`, t`Very`, t`Too much`]
}

function Steps() {
  const steps = useSteps()
  return (
    <PageForm action="#meter-card" className="grid gap-3">
      <p className="text-sm text-ink-2">
        <Trans>Only the number is counted, without your name or account.</Trans>
      </p>
      <input type="hidden" name="do" value="meter" />
      <div className="grid grid-cols-2 gap-2 md:grid-cols-5">
        {steps.map((text, i) => (
          <button
            key={text}
            type="submit"
            name="value"
            value={i + 1}
            className="min-h-12 rounded-button border border-mor px-2 py-1 text-mor last:col-span-2 hover:bg-mor-tint md:last:col-span-1"
          >
            <span className="font-bold">{i + 1}</span> <span className="text-sm">{text}</span>
          </button>
        ))}
      </div>
    </PageForm>
  )
}

function Spread({ spread }: Pick<MeterProps, 'spread'>) {
  const steps = useSteps()
  if (!spread)
    return (
      <p className="text-sm text-ink-3">
        <Trans>How others feel is shown from 20 answers on.</Trans>
      </p>
    )
  return (
    <ol className="grid gap-1" aria-label={steps.join(', ')}>
      {spread.map((share, i) => (
        <li key={steps[i]} className="flex items-center gap-2 text-sm">
          <span className="w-24 shrink-0">
            {i + 1} {steps[i]}
          </span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 min-w-0 flex-1" aria-hidden="true">
            <rect width="100" height="8" rx="2" fill="var(--sunk)" />
            <rect width={share} height="8" rx="2" fill="var(--mor)" />
          </svg>
          <span className="w-12 shrink-0 text-end tabular-nums">{share}%</span>
        </li>
      ))}
    </ol>
  )
}
