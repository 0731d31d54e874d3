// The texts of a question: one tab per language, what is written on one side and what learners see on the other.
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useState } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuestionText, TextProblem } from '#core/modules/questions/question-text.ts'
import { LANGUAGES, languageNames, type Language } from '#core/taxonomy/language.ts'
import { staff, type StaffInput } from '../../frame/contract.ts'
import { Maths } from '../../kit/maths.tsx'

type Form = StaffInput<'bank-questions'>

const empty = { stem: '', options: {}, rows: {}, columns: {}, solution: '', hint: '' }

export function TextsEditor() {
  const [lang, setLang] = useState<Language>('en')
  const { setValue } = useFormContext<Form>()
  const texts = useWatch<Form, 'texts'>({ name: 'texts' }) ?? {}
  const write = (text: typeof empty | undefined) => setValue(`texts.${lang}`, text, { shouldDirty: true })
  return (
    <fieldset className="spoken">
      <legend>Text</legend>
      <Tabs value={lang} onChange={(_, chosen: Language) => setLang(chosen)} variant="scrollable" scrollButtons={false}>
        {LANGUAGES.map((each) => (
          <Tab key={each} value={each} label={`${languageNames[each]}${texts[each] ? ' ●' : ''}`} lang={each} />
        ))}
      </Tabs>
      {texts[lang] ? (
        <>
          <OneLanguage key={lang} lang={lang} text={texts[lang] as QuestionText} />
          <Button onClick={() => write(undefined)}>Remove {languageNames[lang]}</Button>
        </>
      ) : (
        <Button onClick={() => write(empty)}>Write it in {languageNames[lang]}</Button>
      )}
    </fieldset>
  )
}

interface OneLanguageProps {
  readonly lang: Language
  readonly text: QuestionText
}

function OneLanguage({ lang, text }: OneLanguageProps) {
  const { optionIds = [], rowIds = [], columnIds = [], kind } = useWatch<Form>()
  const field = (source: string, label: string, multiline = false) => (
    <TextInput
      key={source}
      source={`texts.${lang}.${source}`}
      label={label}
      multiline={multiline}
      parse={(typed: string) => typed}
      helperText={false}
      slotProps={{ htmlInput: { lang } }}
    />
  )
  return (
    <div className="side-by-side">
      <div>
        {field('stem', kind === 'PASSAGE' ? 'Passage' : 'Question', true)}
        {rowIds.map((id) => field(`rows.${id}`, `List I, ${id}`))}
        {columnIds.map((id) => field(`columns.${id}`, `List II, ${id}`))}
        {optionIds.map((id) => field(`options.${id}`, `Option ${id}`))}
        {kind !== 'PASSAGE' && field('solution', 'Solution', true)}
        {kind !== 'PASSAGE' && field('hint', 'Hint')}
        <p className="quiet">Formulae: $x^2$ or $$x^2$$. Pictures: ![what it shows](pic:…) with the id of a picture.</p>
      </div>
      <Drawn lang={lang} text={text} />
    </div>
  )
}

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 400

function Drawn({ lang, text }: OneLanguageProps) {
  const [drawn, setDrawn] = useState<{ text: QuestionText; problems: readonly TextProblem[] }>()
  const typed = JSON.stringify(text)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      staff.staffQuestionReview
        .renderText({ lang, text: JSON.parse(typed) as QuestionText })
        .then((answer) => isCurrent && setDrawn(answer))
        .catch(() => {}) // the next pause tries again
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [lang, typed])
  if (!drawn) return <div aria-live="polite" className="quiet" />
  const { stem, options, rows, columns, solution } = drawn.text
  return (
    <div aria-live="polite" lang={lang}>
      <Maths html={stem} />
      {[...Object.entries(rows), ...Object.entries(columns), ...Object.entries(options)].map(([id, html]) => (
        <div key={id} className="drawn-option">
          <span>{id}</span> <Maths html={html} />
        </div>
      ))}
      <h2>Solution</h2>
      <Maths html={solution} />
      {drawn.problems.map(({ field, message }) => (
        <p key={field + message} className="problem">
          {field}: {message}
        </p>
      ))}
    </div>
  )
}
