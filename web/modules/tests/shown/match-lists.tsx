import type { PaperQuestionView } from '#core/modules/papers/paper-view.ts'
import { Maths } from '#web/ui/data/maths.tsx'
import { letterOf } from './shown-answer.ts'

interface Props {
  readonly question: Pick<PaperQuestionView, 'rowIds' | 'columnIds'>
  readonly text: NonNullable<PaperQuestionView['texts']['en']>
  readonly lang: string | undefined
}

/** List I and list II of a matrix, to read. */
export function MatchLists({ question: { rowIds, columnIds }, text, lang }: Props) {
  const list = (ids: readonly string[], texts: Readonly<Record<string, string>>, name: (i: number) => string) => (
    <ol className="grid content-start gap-2">
      {ids.map((id, i) => (
        <li key={id} className="flex gap-3">
          <span className="font-semibold">{name(i)}</span>
          <Maths html={texts[id] ?? ''} lang={lang} />
        </li>
      ))}
    </ol>
  )
  return (
    <div className="grid grid-cols-2 gap-4">
      {list(rowIds, text.rows, letterOf)}
      {list(columnIds, text.columns, (i) => String(i + 1))}
    </div>
  )
}
