// A written answer with the teacher's marks, line by line.
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyOf } from '#core/modules/questions/answer-key.ts'
import type { ResultData } from './result.server.ts'

type Solution = ResultData['solutions'][number]

interface Props extends Pick<Solution, 'answer' | 'written'> {
  readonly rubric: KeyOf<'SUBJECTIVE'>['rubric']
}

export function WrittenMarks({ answer, written, rubric }: Props) {
  const { t } = useLingui()
  const text = answer && 'text' in answer ? answer.text : ''
  const marks = new Map((written?.lines ?? []).map((line) => [line.id, line.marks]))
  return (
    <div className="grid gap-3">
      <h3 className="text-body font-semibold">
        <Trans>Your answer</Trans>
      </h3>
      <p className="whitespace-pre-wrap break-words">{text || '–'}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {(written?.photos ?? []).map(({ key, url }, i) => {
          const no = i + 1
          return <img key={key} src={url} alt={t`Photo ${no}`} loading="lazy" className="max-w-full rounded-m border border-edge" />
        })}
      </div>
      <h3 className="text-body font-semibold">
        <Trans>Marks of the teacher</Trans>
      </h3>
      <ul className="grid gap-2">
        {rubric.map(({ id, text: line, marks: full }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{line}</span>
            <span className="font-semibold tabular-nums">
              {marks.get(id) ?? '0'}/{full}
            </span>
          </li>
        ))}
      </ul>
      {written?.remark && (
        <p>
          <Trans>Remark of the teacher: {written.remark}</Trans>
        </p>
      )}
    </div>
  )
} // prettier-ignore
