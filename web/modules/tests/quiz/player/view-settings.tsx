// How this learner reads a test: the size of the text, and the hand that the palette is for. This browser remembers it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chosen, open, shape } from '#web/ui/controls/chip.tsx'

const KEY = 'kandil-test-view'
export const SIZES = [1, 2, 3] as const

export interface ViewSettings {
  readonly size: number
  readonly isLeftHanded: boolean
}

export function useViewSettings() {
  const [settings, setSettings] = useState<ViewSettings>(readSettings)
  const change = (next: ViewSettings) => {
    setSettings(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Without storage it holds for this page.
    }
  }
  return [settings, change] as const
}

function readSettings(): ViewSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ViewSettings> // anybody may have written it
    return { size: SIZES.find((each) => each === stored.size) ?? 1, isLeftHanded: stored.isLeftHanded === true }
  } catch {
    return { size: 1, isLeftHanded: false }
  }
}

interface Props {
  readonly settings: ViewSettings
  readonly onChange: (settings: ViewSettings) => void
}

export function ViewChoice({ settings, onChange }: Props) {
  const { t } = useLingui()
  const { size, isLeftHanded } = settings
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div role="group" aria-label={t`Size of the text`} className="flex gap-2">
        {SIZES.map((each) => (
          <button key={each} type="button" aria-pressed={each === size} aria-label={t`Size ${each} of 3`} onClick={() => onChange({ ...settings, size: each })} className={`${shape} px-4 ${each === size ? chosen : open}`}>
            {'A'.repeat(each)}
          </button>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" checked={isLeftHanded} onChange={({ target }) => onChange({ ...settings, isLeftHanded: target.checked })} className="size-5.5 accent-mor" />
        <Trans>Left-handed</Trans>
      </label>
    </div>
  )
} // prettier-ignore
