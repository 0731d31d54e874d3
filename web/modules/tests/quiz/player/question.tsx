// One question with its answer.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { Badge } from '#web/ui/data/badge.tsx'
import { AnswerInput } from './answer-input.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import type { AnswerPhotos } from './written-answer.tsx'
import { shownMarks } from '../../shown/shown-answer.ts'

type Question = AttemptPaper['questions'][number]

export interface QuestionProps {
  readonly no: number
  readonly paper: AttemptPaper
  readonly question: Question
  readonly lang: string
  readonly value: Answer | null
  readonly onLang: (lang: string) => void
  readonly onAnswer: (value: Answer | null) => void
  readonly photos: AnswerPhotos
}

export function QuestionView({ no, paper, question, lang, value, onLang, onAnswer, photos }: QuestionProps) {
  const { t } = useLingui()
  const languages = Object.keys(question.texts) as (keyof Question['texts'])[] // its own keys
  const shown = languages.find((each) => each === lang) ?? languages[0]
  const text = shown && question.texts[shown]
  const passage = paper.passages.find(({ id }) => id === question.passageId)
  if (!text) return null
  return (
    <div className={passage ? 'grid gap-5 lg:grid-cols-2' : ''}>
      {passage && <Maths html={(shown && passage.texts[shown]?.stem) ?? passage.texts.en?.stem ?? ''} lang={shown} />}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TypePill paper={paper} question={question} />
          {languages.length > 1 && (
            <label className="flex items-center gap-2 text-sm">
              <span className="sr-only">{t`Language of the question`}</span>
              <select value={shown} onChange={({ target }) => onLang(target.value)} className="min-h-11 rounded-button border border-edge bg-surface px-3">
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {each.toUpperCase()}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <h2 className="sr-only">
          <Trans>Question {no}</Trans>
        </h2>
        <div className="text-question" id="stem">
          <Maths key={question.id + shown} html={text.stem} lang={shown} />
        </div>
        <AnswerInput key={question.id} question={question} text={text} lang={shown} value={value} onAnswer={onAnswer} photos={photos} />
      </div>
    </div>
  )
} // prettier-ignore

function TypePill({ paper, question }: { readonly paper: AttemptPaper; readonly question: Question }) {
  const section = paper.sections.find(({ id }) => id === question.sectionId)
  const marks = section?.marks.find(({ kind }) => kind === question.kind)
  const wrong = marks && marks.wrong !== '0' ? shownMarks(marks.wrong) : ''
  return (
    <Badge tone="neel">
      <KindName kind={question.kind} /> {marks && `· +${marks.full} ${wrong}`}
    </Badge>
  )
}

export function KindName({ kind }: { readonly kind: string }) {
  if (kind === 'SCQ') return <Trans>Single correct</Trans>
  if (kind === 'MCQ') return <Trans>One or more correct</Trans>
  if (kind === 'NUMERIC') return <Trans>Number</Trans>
  if (kind === 'MATRIX') return <Trans>Match the lists</Trans>
  return <Trans>Written answer</Trans>
}
