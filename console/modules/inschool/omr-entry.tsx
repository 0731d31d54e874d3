// Next to a session: answer sheets of paper, entered as a CSV. Nothing is marked before staff have seen what would be entered.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { sheetRowsOf, type SheetRow } from '#core/kernel/csv.ts'
import type { inschoolStaffApi } from '#core/modules/inschool/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { useAction } from '../../kit/use-action.ts'

type Entered = ResponseOf<typeof inschoolStaffApi.staffOmr.enterSheets>

interface Tried {
  readonly rows: readonly SheetRow[]
  readonly check: Entered
}

const counted = (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`)

export function OmrEntry() {
  const session = useStaffRecord('school-sessions')
  const [tried, setTried] = useState<Tried>()
  const read = useAction({ refreshes: false })
  const act = useAction()
  if (!session) return null
  const send = (rows: readonly SheetRow[], dryRun: boolean) =>
    staff.staffOmr.enterSheets({ id: session.id as never, rows: [...rows], dryRun }) // a session's own id
  const look = (file: File) => {
    setTried(undefined)
    return read(async () => {
      const rows = sheetRowsOf(await file.text())
      if (rows.length === 0) throw new Error('The file has no rows below its headings.')
      setTried({ rows, check: await send(rows, true) })
    })
  }
  const enter = async ({ rows, check }: Tried) => {
    const wrong = new Set(check.errors.map(({ row }) => row))
    const good = rows.filter(({ row }) => !wrong.has(row))
    const done = await act(() => send(good, false), ({ added }) => `${counted(added)} entered.`)
    // A pupil has joined since, or a place was taken.
    if (done) setTried(done.errors.length > 0 ? { rows, check: { ...done, added: 0, blank: 0 } } : undefined)
  }
  return (
    <Card className="panel">
      <h2>Answer sheets of paper</h2>
      <p className="quiet">
        A CSV with the columns class, roll, name, then 1, 2, 3 and so on (or q1, q2, q3): letters of options such as A or AC, or a number.
      </p>
      <FileButton accept=".csv,text/csv" onFile={(file) => void look(file)}>Choose a CSV</FileButton>
      {tried && <Check tried={tried} onEnter={() => void enter(tried)} />}
    </Card>
  )
} // prettier-ignore

function Check({ tried, onEnter }: { readonly tried: Tried; readonly onEnter: () => void }) {
  const { added, blank, errors } = tried.check
  const refused = new Set(errors.map(({ row }) => row)).size
  return (
    <>
      <p>
        {counted(added)} can be entered.
        {refused > 0 && ` Rows with an error: ${refused}. Enter them later, when they are right.`}
      </p>
      {blank > 0 && <p className="problem">{counted(blank)} without any answer. Check that this is the right file.</p>}
      {errors.map(({ row, field, message }) => (
        <p key={`${row} ${field}`} className="problem">
          Row {row}, {/^\d+$/.test(field) ? `question ${field}` : field}: {message}
        </p>
      ))}
      {added > 0 && <Button onClick={onEnter}>Enter and mark {counted(added)}</Button>}
    </>
  )
}
