import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLanguageName } from '#web/page/language-name.ts'
import { useLink } from '#web/page/link.ts'
import { useTierName } from '#web/page/tier-name.ts'
import { Chip } from '#web/ui/controls/chip.tsx'
import type { CourseData } from './course.server.ts'

/** The languages and tiers of a course led by AI: each is a page of its own. */
export function Editions({ editions, id }: Pick<CourseData, 'editions' | 'id'>) {
  const plans = editions.flatMap((edition) => edition.plans)
  const nameOf = useLanguageName()
  if (plans.length < 2) return null
  return (
    <section aria-labelledby="editions" className="grid gap-3">
      <h2 id="editions" className="text-h3">
        <Trans>Languages and plans</Trans>
      </h2>
      {editions.map(({ language, plans }) => (
        <div key={language} className="grid gap-2">
          <h3 className="text-sm font-semibold text-ink-2">{nameOf(language)}</h3>
          <ul className="flex flex-wrap gap-2">
            {plans.map((plan) => (
              <li key={plan.aioId}>
                <Edition {...plan} isCurrent={plan.aioId === id} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type Plan = CourseData['editions'][number]['plans'][number]

function Edition({ slug, variant, price, isCurrent }: Plan & { readonly isCurrent: boolean }) {
  const link = useLink()
  const tierName = useTierName()
  return (
    <Chip href={link(`/course/${slug}`)} isCurrent={isCurrent}>
      {variant ? `${tierName(variant)} · ${showMoney(price)}` : showMoney(price)}
    </Chip>
  )
}
