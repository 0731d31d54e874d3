import { Trans } from '@lingui/react/macro'
import type { PublishedLanguage } from '#web/languages.ts'
import type { Choice } from '#web/page/choice.server.ts'
import { useLink } from '#web/page/link.ts'
import { Chooser } from '#web/ui/course/chooser.tsx'

export interface ChoiceLineProps {
  /** The id of the chooser's form. */
  readonly id: string
  readonly choice: Choice
  readonly names: Choice['query']
  readonly lang: PublishedLanguage
}

/** The class, board and target of the plans, in one line that opens the chooser. */
export function ChoiceLine({ id, choice: { query, options }, names, lang }: ChoiceLineProps) {
  const link = useLink()
  return (
    <details className="choice-line">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
        <span className="text-ink-2">{[names.grade, names.board, names.target].join(' · ')}</span>
        <span className="choice-line-change font-semibold text-mor underline underline-offset-4">
          <Trans>Change</Trans>
        </span>
      </summary>
      <div className="pt-3">
        <Chooser id={id} action={link('/plans')} lang={lang} chosen={query} options={options} />
      </div>
    </details>
  )
}
