import type { TeacherPane } from '#core/modules/classroom/room/pane-api.ts'

type Result = TeacherPane['results'][number]

interface ResultBarsProps {
  readonly result: Pick<Result, 'text' | 'kind' | 'options' | 'counts' | 'answers' | 'key'>
  readonly own?: { readonly choices: readonly number[]; readonly number: number | null } | null
  readonly rightLabel: string
  readonly wrongLabel: string
  readonly ownLabel?: string
}

/** As a length in CSS: "62%". */
const percent = new Intl.NumberFormat('en', { style: 'percent' })

/** How the class has answered: a bar for each option, the right ones marked. */
export function ResultBars({ result, own, rightLabel, wrongLabel, ownLabel }: ResultBarsProps) {
  const { text, kind, options, counts, answers, key } = result
  const right = key !== null && 'choices' in key ? key.choices : []
  const solution = key !== null && 'number' in key ? key.number : undefined
  const names = kind === 'NUMERIC' ? [`${rightLabel}: ${solution}`, wrongLabel] : options
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{text}</p>
      <ul className="grid gap-2">
        {names.map((name, place) => {
          const count = counts[place] ?? 0
          const isRight = right.includes(place)
          const isOwn = own?.choices.includes(place) ?? false
          return (
            <li key={name} className="grid gap-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className={isRight ? 'font-semibold wrap-anywhere text-tulsi' : 'wrap-anywhere'}>
                  {name}
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
