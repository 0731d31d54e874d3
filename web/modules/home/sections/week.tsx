import { Plural } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'

export interface Day {
  readonly name: string
  readonly longName: string
  readonly isToday: boolean
  readonly classes: readonly { readonly time: string; readonly subject: string }[]
}

/** Seven lanterns: a night with a class is lit. */
export function Week({ days, heading }: { readonly days: readonly Day[]; readonly heading: TextInLanguage }) {
  const evenings = days.filter(({ classes }) => classes.length > 0)
  return (
    <section className="band" aria-labelledby="week">
      <div className="page py-8">
        <h2 id="week" lang={heading.lang} className="text-h2">
          {heading.text}
        </h2>
        <p className="mb-3 text-ink-2">
          <Plural value={evenings.length} one="# evening with live classes" other="# evenings with live classes" />
        </p>
        <div className="card grid gap-5 lg:grid-cols-12 lg:items-center">
          <ol aria-hidden="true" className="week-lanterns lg:col-span-7">
            {days.map(({ name, isToday, classes }) => (
              <li key={name} className="grid justify-items-center gap-1">
                <Kandil size={40} lit={classes.length > 0 ? 8 : 0} />
                <span className={`text-cap ${isToday ? 'font-bold text-mor' : 'text-ink-3'}`}>{name}</span>
              </li>
            ))}
          </ol>
          <ul className="grid gap-1 text-sm lg:col-span-5">
            {evenings.map(({ longName, classes }) => (
              <li key={longName} className="flex justify-between gap-4">
                <span className="text-ink-2">{longName}</span>
                <span className="text-right font-medium">
                  {classes.map(({ time, subject }) => `${time} ${subject}`).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
