import { useLingui } from '@lingui/react/macro'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { useLanguageName } from '#web/page/language-name.ts'
import { ChipSelect } from '#web/ui/controls/chip-select.tsx'

export interface LanguageChipProps {
  /** Undefined: any. */
  readonly language: Language | undefined
  /** A page that begins with one language offers no "any". */
  readonly isNeeded?: boolean
}

/** The language of teaching. */
export function LanguageChip({ language, isNeeded = false }: LanguageChipProps) {
  const { t } = useLingui()
  const nameOf = useLanguageName()
  const any = isNeeded ? [] : [{ value: '', text: t`Any language` }]
  const choices = [...any, ...LANGUAGES.map((each) => ({ value: each, text: nameOf(each) }))]
  return <ChipSelect name="language" label={t`Taught in`} choices={choices} defaultValue={language ?? ''} />
}
