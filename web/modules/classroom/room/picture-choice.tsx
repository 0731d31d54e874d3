import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { SelectField } from '#web/ui/controls/field.tsx'
import type { PictureSize } from './live-room.ts'

interface PictureChoiceProps {
  readonly picture: PictureSize
  readonly onChange: (picture: PictureSize) => void
}

/** How large the teacher's picture is, and so how much data the class uses. */
export function PictureChoice({ picture, onChange }: PictureChoiceProps) {
  const { t } = useLingui()
  const texts: Record<PictureSize, string> = {
    FULL: t`Full picture`,
    SMALL: t`Small picture (240p), saves data`,
    NONE: t`Sound and the shared screen only, about a tenth of the data`,
  }
  return (
    <SelectField
      name="picture"
      label={t`Picture`}
      value={picture}
      onChange={({ target }) => onChange(SIZES.find((each) => each === target.value) ?? 'FULL')}
      choices={SIZES.map((value) => ({ value, text: texts[value] }))}
    />
  )
}

const SIZES = ['FULL', 'SMALL', 'NONE'] as const satisfies readonly PictureSize[]

/** A phone begins with the small picture, a browser that saves data without one. */
export function useFirstPicture(savesData: boolean): PictureSize {
  const isPhone = useSyncExternalStore(
    never,
    () => matchMedia(PHONE).matches,
    () => false,
  )
  if (savesData) return 'NONE'
  return isPhone ? 'SMALL' : 'FULL'
}

/** Its shorter side decides, so that a phone on its side is one too. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)'

/** A screen that is resized during the class changes nothing. */
function never() {
  return () => {}
}
