// Next to a session: answer sheets of paper, entered as a CSV.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useRef, useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { recordsOf } from '#core/kernel/csv.ts'
import type { inschoolStaffApi } from '#core/modules/inschool/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

type Entered = ResponseOf<typeof inschoolStaffApi.staffOmr.enterSheets>

function enteredText({ added, errors }: Entered): string {
  const sheets = added === 1 ? '1 sheet was entered' : `${added} sheets were entered`
  const refused = new Set(errors.map(({ row }) => row)).size
  return refused === 0
    ? `${sheets}.`
    : `${sheets}. Rows with an error: ${refused}. Correct them and enter only those again.`
}

export function OmrEntry() {
  const session = useStaffRecord('school-sessions')
  const picker = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState<Entered>()
  const act = useAction()
  if (!session) return null
  const enter = (file: File) =>
    act(
      async () => {
        const answer = await staff.staffOmr.enterSheets({ id: session.id as never, rows: recordsOf(await file.text()) }) // a session's own id
        setEntered(answer)
        return answer
      },
      enteredText,
    )
  return (
    <Card className="panel">
      <h2>Answer sheets of paper</h2>
      <p className="quiet">
        A CSV with the columns class, roll, name, then 1, 2, 3 and so on: letters of options such as A or AC, or a number.
      </p>
      <Button onClick={() => picker.current?.click()}>Enter a CSV</Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Answer sheets (CSV)"
        onChange={({ target }) => {
          if (target.files?.[0]) void enter(target.files[0])
          target.value = ''
        }}
      />
      {entered?.errors.map(({ row, field, message }) => (
        <p key={`${row} ${field}`} className="problem">
          Row {row}, {/^\d+$/.test(field) ? `question ${field}` : field}: {message}
        </p>
      ))}
    </Card>
  )
} // prettier-ignore
