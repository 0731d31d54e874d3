import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { filmTime } from './film-time.ts'

export interface Chapter {
  readonly atSec: number
  /** The question as it was asked; null for a slide. */
  readonly question: string | null
  /** The slide's number; null for a question. */
  readonly slideNo: number | null
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[]
  readonly onChoose: (second: number) => void
}

/** Where the teacher asked something or showed a slide: a tap goes there. */
export function Chapters({ chapters, onChoose }: ChaptersProps) {
  const { t } = useLingui()
  if (chapters.length === 0) return null
  return (
    <Disclosure title={t`Questions and slides of the class`}>
      <ol className="grid gap-1">
        {chapters.map(({ atSec, question, slideNo }) => (
          <li key={`${atSec} ${slideNo}`}>
            <button
              type="button"
              className="flex min-h-11 w-full items-baseline gap-3 text-left text-mor"
              onClick={() => onChoose(atSec)}
            >
              <span className="tabular-nums">{filmTime(atSec)}</span>
              <span className="wrap-anywhere">{question ?? <Trans>Slide {slideNo}</Trans>}</span>
            </button>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
