import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { GOALS } from '#core/modules/home/lantern-week.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { OwnCards } from './cards.server.ts'

type LanternsProps = OwnCards['lanterns']
type Night = LanternsProps['nights'][number]

const FACETS = 8

/** The week's seven lanterns. A class lights its night; one missed night burns on the spare light, half lit. */
export function Lanterns({ goal, kept, nights }: LanternsProps) {
  const link = useLink()
  const tonight = nights.find(({ isTonight }) => isTonight)
  return (
    <section aria-labelledby="lanterns">
      <h2 id="lanterns" className="mb-3 text-h3">
        <Trans>Tonight’s lantern</Trans>
      </h2>
      <div className="card grid gap-4">
        <ol className="week-lanterns">
          {nights.map((night) => (
            <li key={night.day} className="grid justify-items-center gap-1">
              <Kandil size={36} of={FACETS} lit={litOf(night)} tassel={night.isTonight} />
              <span aria-hidden className={`text-cap ${night.isTonight ? 'font-bold text-mor' : 'text-ink-3'}`}>
                {night.name}
              </span>
              <NightText night={night} />
            </li>
          ))}
        </ol>
        <p className="text-ink-2">
          {tonight?.isLit ? (
            <Trans>Tonight’s lantern is lit.</Trans>
          ) : (
            <Trans>Attend one class to light tonight’s lantern.</Trans>
          )}{' '}
          {goal === null ? (
            <Plural value={kept} one="# night so far this week." other="# nights so far this week." />
          ) : (
            <Trans>
              {kept} of {goal} nights this week.
            </Trans>
          )}
        </p>
        {goal === null && (
          <PageForm action={link('/?index')}>
            <GoalChoice />
          </PageForm>
        )}
      </div>
    </section>
  )
}

function litOf({ isLit, isSpare }: Night): number {
  if (isLit) return FACETS
  return isSpare ? FACETS / 2 : 0
}

function NightText({ night: { longName, isLit, isSpare } }: { night: Night }) {
  const { t } = useLingui()
  const unlit = isSpare ? t`spare light` : t`not lit`
  const state = isLit ? t`lit` : unlit
  return (
    <span className="sr-only">
      {longName}: {state}
    </span>
  )
}

/** No goal is preselected. */
function GoalChoice() {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>How many nights a week do you want to study?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {GOALS.map((nights) => (
          <Button key={nights} name="nights" value={nights} kind="ghost" size="small">
            <Plural value={nights} one="# night" other="# nights" />
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
