// The marks of a result, and of its sections.
import { Trans } from '@lingui/react/macro'
import { StatTile } from '#web/ui/data/stat-tile.tsx'
import { shownMarks } from './shown-answer.ts'

interface Props {
  readonly marks: string
  readonly maxMarks: string
  readonly counts: Readonly<Partial<Record<'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK', number>>>
}

export function ScoreTiles({ marks, maxMarks, counts: { CORRECT = 0, PARTIAL = 0, WRONG = 0, BLANK = 0 } }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatTile figure={`${shownMarks(marks)}/${maxMarks}`} label={<Trans>Marks</Trans>} />
      <StatTile figure={CORRECT + PARTIAL} label={<Trans>Right</Trans>} tone="good" />
      <StatTile figure={WRONG} label={<Trans>Wrong</Trans>} tone="bad" />
      <StatTile figure={BLANK} label={<Trans>No answer</Trans>} />
    </dl>
  )
}

interface SectionsProps {
  readonly sections: readonly { readonly name: string; readonly marks: string; readonly maxMarks: string }[]
}

/** Nothing for a paper with one section. */
export function SectionMarks({ sections }: SectionsProps) {
  if (sections.length < 2) return null
  return (
    <ul className="grid gap-1">
      {sections.map(({ name, marks, maxMarks }) => (
        <li key={name} className="flex justify-between gap-4">
          <span>{name}</span>
          <span className="font-semibold tabular-nums">
            {shownMarks(marks)}/{maxMarks}
          </span>
        </li>
      ))}
    </ul>
  )
}
