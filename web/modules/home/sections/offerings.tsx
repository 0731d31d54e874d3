import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { usePlaceLink } from '#web/page/link.ts'

export interface OfferingsProps {
  readonly offerings: readonly {
    readonly id: string
    readonly title: TextInLanguage
    readonly text: TextInLanguage
    readonly icon: IconName
    readonly redirectionUrl: string
  }[]
}

/** Ways to learn, a tile each. */
export function Offerings({ offerings }: OfferingsProps) {
  const linkTo = usePlaceLink()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {offerings.map(({ id, title, text, icon, redirectionUrl }) => (
        <li key={id}>
          <a href={linkTo(redirectionUrl)} className="card card-link flex h-full gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-m bg-mor-tint text-mor">
              <Icon name={icon} size={24} />
            </span>
            <span>
              <span lang={title.lang} className="block text-h4">
                {title.text}
              </span>
              <span lang={text.lang} className="text-ink-2">
                {text.text}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
