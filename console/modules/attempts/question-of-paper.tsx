// The question that a correction is about, by its place in the paper and its words.
import { AutocompleteInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staff, type StaffInput } from '../../frame/contract.ts'
import { useReading } from '../../kit/use-reading.ts'

export function QuestionOfPaper() {
  const paperId = useWatch<StaffInput<'regrades'>, 'paperId'>({ name: 'paperId' })
  const { answer } = useReading(paperId || undefined, () => staff.staffLiveTests.getPaperResults({ id: paperId }))
  const choices = answer?.questions.map(({ questionId, words }, i) => ({ id: questionId, name: `${i + 1}. ${words}` }))
  return (
    <AutocompleteInput
      source="questionId"
      label="Question"
      choices={choices ?? []}
      validate={required()}
      helperText={paperId ? false : 'Choose the paper first.'}
      fullWidth
    />
  )
}
