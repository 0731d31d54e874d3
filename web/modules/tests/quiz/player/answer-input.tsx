// The answer to a question: options, a number from the keypad, pairs of two lists, or a text with photos.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { MatchLists } from '../../shown/match-lists.tsx'
import { letterOf } from '../../shown/shown-answer.ts'
import { Keypad } from './keypad.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import { WrittenAnswer, type AnswerPhotos } from './written-answer.tsx'

type Question = AttemptPaper['questions'][number]
type Text = NonNullable<Question['texts']['en']>

interface Props {
  readonly question: Question
  readonly text: Text
  readonly lang: string | undefined
  readonly value: Answer | null
  readonly onAnswer: (value: Answer | null) => void
  readonly photos: AnswerPhotos
}

export function AnswerInput(props: Props) {
  const { question, value, onAnswer, photos } = props
  if (question.answeredBy === 'text') return <WrittenAnswer value={value} onAnswer={onAnswer} photos={photos} />
  if (question.answeredBy === 'number')
    return <Keypad key={question.id} number={value && 'number' in value ? value.number : ''} onNumber={(number) => onAnswer(number === '' ? null : { number })} /> // prettier-ignore
  return (
    <>
      {question.kind === 'MATRIX' && <MatchLists {...props} />}
      {question.answeredBy === 'options' && <Options {...props} />}
      {question.answeredBy === 'pairs' && <Pairs {...props} />}
    </>
  )
}

function Options({ question, text, lang, value, onAnswer }: Props) {
  const { t } = useLingui()
  const chosen = value && 'options' in value ? value.options : []
  const isMany = question.kind === 'MCQ'
  const choose = (id: string, isChosen: boolean) => {
    const others = isMany ? chosen.filter((each) => each !== id) : []
    const options = isChosen ? [...others, id] : others
    onAnswer(options.length === 0 ? null : { options })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{isMany ? t`Choose all that are right` : t`Choose one`}</legend>
      {question.optionIds.map((id, i) => (
        <div key={id} className="option-row">
          <label className="flex min-h-15 items-center gap-4 px-4 py-3">
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={question.id}
              checked={chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
              className={isMany ? 'size-5.5 shrink-0 accent-mor' : 'radio'}
            />
            <span className="font-semibold">{letterOf(i)}</span>
            <Maths html={text.options[id] ?? ''} lang={lang} />
          </label>
        </div>
      ))}
    </fieldset>
  )
}

/** A grid of boxes: a match by buttons, not by dragging. */
function Pairs({ question, value, onAnswer }: Props) {
  const pairs = value && 'pairs' in value ? value.pairs : {}
  const toggle = (row: string, column: string, isOn: boolean) => {
    const partners = (pairs[row] ?? []).filter((each) => each !== column)
    const next = { ...pairs, [row]: isOn ? [...partners, column] : partners }
    onAnswer(Object.values(next).every((each) => each.length === 0) ? null : { pairs: next })
  }
  return (
    <table>
      <caption className="sr-only">
        <Trans>Tick the partners of each row</Trans>
      </caption>
      <tbody>
        {question.rowIds.map((row, i) => (
          <tr key={row}>
            <th scope="row" className="pe-4">
              {letterOf(i)}
            </th>
            {question.columnIds.map((column, j) => (
              <td key={column}>
                <label className="flex min-h-11 items-center gap-2 pe-4">
                  <input
                    type="checkbox"
                    checked={pairs[row]?.includes(column) ?? false}
                    onChange={({ target }) => toggle(row, column, target.checked)}
                    className="size-5.5 accent-mor"
                  />
                  <span className="sr-only">{letterOf(i)}</span> {j + 1}
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
