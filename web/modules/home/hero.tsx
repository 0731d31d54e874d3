import { Trans } from '@lingui/react/macro'
import type { Language } from '#core/taxonomy/language.ts'
import type { PublishedLanguage } from '#web/languages.ts'
import type { Choice } from '#web/page/choice.server.ts'
import { useLink } from '#web/page/link.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { SectionWords } from '#web/ui/course/section.tsx'
import { Chooser } from '#web/ui/course/chooser.tsx'
import { LanguageChip } from '#web/ui/course/language-chip.tsx'

export interface ChoosePlanProps {
  readonly choice: Choice | undefined
  readonly lang: PublishedLanguage
  /** The language of teaching to begin with. */
  readonly language: Language
}

export type HeroProps = ChoosePlanProps & SectionWords

export function Hero({ choice, lang, language, heading, subHeading }: HeroProps) {
  return (
    <section className="page grid gap-x-8 gap-y-4 pt-2 pb-8 lg:grid-cols-12 lg:items-center lg:py-14">
      <div className="hero-lantern lg:order-2 lg:col-span-5">
        <Kandil size={150} glow lights />
      </div>
      <div className="grid gap-4 lg:col-span-7 lg:gap-5">
        <h1 lang={heading.lang} className="text-h1">
          {heading.text}
        </h1>
        {subHeading && (
          <p lang={subHeading.lang} className="max-w-prose text-ink-2 lg:text-lg">
            {subHeading.text}
          </p>
        )}
        {choice && <ChoosePlan choice={choice} lang={lang} language={language} />}
      </div>
    </section>
  )
}

export function ChoosePlan({
  choice: { query, options },
  lang,
  language,
}: ChoosePlanProps & { readonly choice: Choice }) {
  const link = useLink()
  return (
    <Chooser
      action={link('/plans')}
      lang={lang}
      chosen={query}
      options={options}
      more={<LanguageChip language={language} isNeeded />}
      restores
    >
      <div className="grid gap-3 md:flex md:flex-wrap">
        <span className="md:min-w-64">
          <Button>
            <Trans>See my courses</Trans>
          </Button>
        </span>
        <span className="md:min-w-64">
          <ButtonLink href={link('/courses')} kind="ghost">
            <Trans>Browse all courses</Trans>
          </ButtonLink>
        </span>
      </div>
    </Chooser>
  )
}
