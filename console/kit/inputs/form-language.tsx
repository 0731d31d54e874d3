// The language in which all texts of a form are shown and written, with how many of them each language has.
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { LANGUAGES, languageNames, type Language } from '#core/taxonomy/language.ts'
import type { Field } from '../../frame/contract.ts'
import { FirstInvalid } from './first-invalid.tsx'

const FormLanguage = createContext<Language>('en')

export function useFormLanguage(): Language {
  return useContext(FormLanguage)
}

interface Props {
  /** Those of the form's resource, by their paths. */
  readonly fields: Readonly<Record<string, Field>>
  readonly children: ReactNode
}

export function InFormLanguage({ fields, children }: Props) {
  const [lang, setLang] = useState<Language>('en')
  const sources = useMemo(() => Object.keys(fields).filter((source) => fields[source]?.kind === 'localised'), [fields])
  return (
    <FormLanguage value={lang}>
      {sources.length > 0 && <LanguageTabs sources={sources} lang={lang} onChoice={setLang} />}
      {children}
      <FirstInvalid sources={sources} lang={lang} onLanguage={setLang} />
    </FormLanguage>
  )
}

interface LanguageTabsProps {
  readonly sources: readonly string[]
  readonly lang: Language
  readonly onChoice: (lang: Language) => void
}

function LanguageTabs({ sources, lang, onChoice }: LanguageTabsProps) {
  const values: unknown = useWatch()
  const texts = sources.flatMap((source) => textsAt(values, source.split(/\.|(?=\[\])/)))
  return (
    <Tabs
      className="form-language"
      aria-label="Language of the texts"
      value={lang}
      onChange={(_, chosen: Language) => onChoice(chosen)}
      variant="scrollable"
      scrollButtons={false}
    >
      {LANGUAGES.map((each) => (
        <Tab
          key={each}
          value={each}
          lang={each}
          label={`${languageNames[each]} ${texts.filter((text) => text[each]).length}/${texts.length}`}
        />
      ))}
    </Tabs>
  )
}

type Text = Partial<Readonly<Record<Language, string>>>

/** The texts that a form has at a path such as "sections", "[]", "heading". Those without any language are left out. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): readonly Text[] {
  if (value === null || value === undefined) return []
  if (step === undefined) return Object.values(value).some(Boolean) ? [value as Text] : [] // the contract has a localised text here
  if (step === '[]') return Array.isArray(value) ? value.flatMap((each) => textsAt(each, rest)) : []
  return textsAt((value as Readonly<Record<string, unknown>>)[step], rest) // an object of the contract
}
