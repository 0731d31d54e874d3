// The question that a correction is about, by its place in the paper and its words.
import { useEffect, useState } from 'react'
import { AutocompleteInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staff, type StaffInput } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

interface Choice {
  readonly id: string
  readonly name: string
}

export function QuestionOfPaper() {
  const paperId = useWatch<StaffInput<'regrades'>, 'paperId'>({ name: 'paperId' })
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const read = useAction({ refreshes: false })
  useEffect(() => {
    if (!paperId) return
    void read(async () => {
      const { questions } = await staff.staffLiveTests.getPaperResults({ id: paperId })
      setChoices(questions.map(({ questionId, words }, i) => ({ id: questionId, name: `${i + 1}. ${words}` })))
    })
    // The reading function is new with every drawing.
  }, [paperId]) // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <AutocompleteInput
      source="questionId"
      label="Question"
      choices={[...choices]}
      validate={required()}
      helperText={paperId ? false : 'Choose the paper first.'}
      fullWidth
    />
  )
}
