import { useLingui } from '@lingui/react/macro'
import { LANGUAGES, languageNames, type Language } from '#core/taxonomy/language.ts'
import { ChipSelect } from '#web/ui/controls/chip-select.tsx'

/** The language of teaching. */
export function LanguageChip({ language }: { readonly language: Language | undefined }) {
  const { t } = useLingui()
  const choices = [
    { value: '', text: t`Any language` },
    ...LANGUAGES.map((each) => ({ value: each, text: languageNames[each], lang: each })),
  ]
  return <ChipSelect name="language" label={t`Taught in`} choices={choices} defaultValue={language ?? ''} />
}
