// The captions of a film: a WebVTT file for each language.
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { words } from '../fields.tsx'
import { FileButton } from './file-button.tsx'

interface CaptionsInputProps {
  /** An empty text removes them. */
  readonly onSet: (lang: Language, text: string) => void
}

export function CaptionsInput({ onSet }: CaptionsInputProps) {
  const [lang, setLang] = useState<Language>('en')
  return (
    <>
      <TextField
        select
        label="Captions in"
        value={lang}
        onChange={({ target }) => setLang(LANGUAGES.find((each) => each === target.value) ?? 'en')}
      >
        {LANGUAGES.map((each) => (
          <MenuItem key={each} value={each}>
            {words(each)}
          </MenuItem>
        ))}
      </TextField>
      <FileButton accept=".vtt,text/vtt" onFile={(file) => void file.text().then((text) => onSet(lang, text))}>
        Choose a WebVTT file
      </FileButton>
      <Button onClick={() => onSet(lang, '')}>Remove these captions</Button>
    </>
  )
}

/** The notification after it. */
export function captionsSaved(text: string): string {
  return text === '' ? 'The captions are removed.' : 'The captions are saved.'
}
