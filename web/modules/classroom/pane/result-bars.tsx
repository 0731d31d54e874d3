import type { TeacherPane } from '#core/modules/classroom/pane/pane-api.ts'
import { Maths } from '#web/ui/data/maths.tsx'

type Result = TeacherPane['results'][number]

interface ResultBarsProps {
  readonly result: Pick<Result, 'text' | 'kind' | 'options' | 'counts' | 'answers' | 'key'> &
    Partial<Pick<Result, 'rich'>>
  readonly own?: { readonly choices: readonly number[]; readonly number: number | null } | null
  readonly rightLabel: string
  readonly wrongLabel: string
  readonly ownLabel?: string
}

/** As a length in CSS: "62%". */
const percent = new Intl.NumberFormat('en', { style: 'percent' })

/** How the class has answered: a bar for each option, the right ones marked. */
export function ResultBars({ result, own, rightLabel, wrongLabel, ownLabel }: ResultBarsProps) {
  const { text, kind, options, rich, counts, answers, key } = result
  const right = key !== null && 'choices' in key ? key.choices : []
  const names = kind === 'NUMERIC' ? [`${rightLabel}: ${numberOf(key)}`, wrongLabel] : options
  return (
    <div className="grid gap-2">
      {rich ? <Maths html={rich.stem} lang={rich.lang} /> : <p className="font-semibold wrap-anywhere">{text}</p>}
      <ul className="grid gap-2">
        {names.map((name, place) => {
          const count = counts[place] ?? 0
          const isRight = right.includes(place)
          const isOwn = own?.choices.includes(place) ?? false
          return (
            <li key={name} className="grid gap-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className={isRight ? 'font-semibold wrap-anywhere text-tulsi' : 'wrap-anywhere'}>
                  {rich?.options[place] === undefined ? name : <Maths html={rich.options[place]} lang={rich.lang} />}
                  {isRight && ` · ${rightLabel}`}
                  {isOwn && ` · ${ownLabel}`}
                </span>
                <span>{count}</span>
              </span>
              <span aria-hidden="true" className="block h-2 rounded-full bg-line">
                <span
                  className={`block h-2 rounded-full ${isRight ? 'bg-tulsi' : 'bg-mor'}`}
                  style={{ inlineSize: percent.format(answers === 0 ? 0 : count / answers) }}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The right number: "9.8", or "9.75 – 9.85" for a range. */
function numberOf(key: Result['key']): string {
  if (key === null || 'choices' in key) return ''
  if ('number' in key) return String(key.number)
  return key.intervals.map(({ lo, hi }) => (lo === hi ? lo : `${lo} – ${hi}`)).join(', ')
}
