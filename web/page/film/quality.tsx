import { Trans, useLingui } from '@lingui/react/macro'
import { SMALLEST_HEIGHT } from '#core/modules/media/film-heights.ts'
import { Button } from '#web/ui/controls/button.tsx'

export interface FilmAddresses {
  readonly url: string
  /** Smaller ones of it, the smallest first. */
  readonly smaller: readonly { readonly height: number; readonly url: string }[]
}

/** Undefined: the film as it was made. */
export type FilmHeight = number | undefined

/** The address of the film at this height, or of the film itself. */
export function addressAt({ url, smaller }: FilmAddresses, height: FilmHeight): string {
  return smaller.find((each) => each.height === height)?.url ?? url
}

interface QualityProps {
  readonly smaller: FilmAddresses['smaller']
  readonly chosen: FilmHeight
  readonly onChoose: (height: FilmHeight) => void
}

/** How much data the film uses. Nothing is shown where there is no choice. */
export function Quality({ smaller, chosen, onChoose }: QualityProps) {
  const { t } = useLingui()
  if (smaller.length === 0) return null
  return (
    <div role="group" aria-label={t`Quality`} className="flex flex-wrap gap-2">
      {[...smaller.map(({ height }) => height), undefined].map((height) => (
        <Button
          key={height ?? 'own'}
          type="button"
          kind={height === chosen ? 'primary' : 'ghost'}
          size="small"
          aria-pressed={height === chosen}
          onClick={() => onChoose(height)}
        >
          {height === undefined && <Trans>Full quality</Trans>}
          {height === SMALLEST_HEIGHT && <Trans>{height}p, saves data</Trans>}
          {height !== undefined && height !== SMALLEST_HEIGHT && `${height}p`}
        </Button>
      ))}
    </div>
  )
}
