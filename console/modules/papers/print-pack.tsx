// A paper with its answer sheet, as it goes to the printer: the questions first, then one sheet with a bubble for each option.
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { papersStaffApi } from '#core/modules/papers/staff-api.ts'
import { Maths } from '../../kit/maths.tsx'

type Preview = ResponseOf<typeof papersStaffApi.staffPaperSteps.previewPaper>

interface Props {
  readonly title: string
  readonly minutes: number
  readonly marks: string
  readonly preview: Preview
  readonly onDone: () => void
}

export function PrintPack({ title, minutes, marks, preview, onDone }: Props) {
  useEffect(() => {
    const stopping = new AbortController()
    addEventListener('afterprint', onDone, stopping)
    print()
    return () => stopping.abort()
  }, [onDone])
  return createPortal(
    <div className="print-pack">
      <h1>{title}</h1>
      <p>
        {minutes} minutes, {marks} marks
      </p>
      {preview.sections.map((section) => (
        <section key={section.id}>
          <h2>{section.name}</h2>
          {preview.questions.map((question, i) =>
            question.sectionId === section.id ? (
              <PrintedQuestion key={question.id} no={i + 1} question={question} preview={preview} />
            ) : null,
          )}
        </section>
      ))}
      <OmrSheet title={title} preview={preview} />
    </div>,
    document.body,
  )
}

interface QuestionProps {
  readonly no: number
  readonly question: Preview['questions'][number]
  readonly preview: Preview
}

/** A passage is printed before the first of its questions. */
function PrintedQuestion({ no, question, preview }: QuestionProps) {
  const text = Object.values(question.texts)[0]
  if (!text) return null
  const isFirst = preview.questions.find(({ passageId }) => passageId === question.passageId)?.id === question.id
  const passage = question.passageId !== null && isFirst ? preview.passages.find(({ id }) => id === question.passageId) : undefined // prettier-ignore
  const lists = [...question.rowIds.map((id) => text.rows[id]), ...question.columnIds.map((id) => text.columns[id])]
  return (
    <article>
      {passage && <Maths html={Object.values(passage.texts)[0]?.stem ?? ''} />}
      <div className="drawn-option">
        <b>{no}.</b> <Maths html={text.stem} />
      </div>
      {lists.map((html, i) => (
        <Maths key={i} html={html ?? ''} />
      ))}
      {question.optionIds.map((id, i) => (
        <div key={id} className="drawn-option">
          <span>({letterOf(i)})</span> <Maths html={text.options[id] ?? ''} />
        </div>
      ))}
    </article>
  )
}

function OmrSheet({ title, preview: { questions } }: { readonly title: string; readonly preview: Preview }) {
  return (
    <section className="omr-sheet">
      <h1>Answer sheet: {title}</h1>
      <p>Name ______________________ Class __________ Roll number __________</p>
      <ol>
        {questions.map(({ id, optionIds, answeredBy }) => (
          <li key={id}>
            {answeredBy === 'options' ? optionIds.map((each, i) => <span key={each}>{letterOf(i)}</span>) : '________'}
          </li>
        ))}
      </ol>
    </section>
  )
}

function letterOf(i: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + i)
}
