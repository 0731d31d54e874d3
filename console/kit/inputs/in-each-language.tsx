// The preview of a text in each of the eight languages, on a phone and on a wide screen. A text that falls back to
// English is marked.
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState, type ReactNode } from 'react'
import { inLanguage, LANGUAGES, languageNames, type Language, type LocalisedText } from '#core/taxonomy/language.ts'

/** A text in the language that is looked at. */
export type TextRenderer = (text: LocalisedText | null | undefined) => ReactNode

export function InEachLanguage({ children }: { readonly children: (speak: TextRenderer) => ReactNode }) {
  const [lang, setLang] = useState<Language>('en')
  const [width, setWidth] = useState<'phone' | 'wide'>('phone')

  function speak(text: LocalisedText | null | undefined): ReactNode {
    if (!text) return null
    const spoken = inLanguage(text, lang)
    if (spoken.lang === lang) return <span lang={lang}>{spoken.text}</span>
    return (
      <span lang="en">
        {spoken.text} <small className="problem">(not in {languageNames[lang]} yet)</small>
      </span>
    )
  }

  return (
    <Card className="panel">
      <h2>As families see it</h2>
      <div className="preview-choice">
        <TextField select label="Language" value={lang} onChange={({ target }) => setLang(target.value as Language)}>
          {LANGUAGES.map((each) => (
            <MenuItem key={each} value={each} lang={each}>
              {languageNames[each]}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label="Screen"
          onChange={(_, chosen: 'phone' | 'wide' | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="wide">Wide</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div className={`preview ${width}`}>{children(speak)}</div>
    </Card>
  )
}
