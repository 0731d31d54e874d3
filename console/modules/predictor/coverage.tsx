// Above the files: which rounds of which year are published.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { predictorStaffApi } from '#core/modules/predictor/staff-api.ts'
import { staff } from '../../frame/contract.ts'
import { useReading } from '../../kit/use-reading.ts'

type Exam = ResponseOf<typeof predictorStaffApi.staffPredictorDesk.getCoverage>['exams'][number]

const MARKS = { PUBLISHED: 'published', WAITING: 'waits', DRAFT: 'draft', REFUSED: 'refused', WITHDRAWN: 'taken back' }

export function Coverage() {
  const [isOpen, setIsOpen] = useState(false)
  const { answer } = useReading(isOpen ? 'coverage' : undefined, () => staff.staffPredictorDesk.getCoverage({}))
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Coverage
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="coverage" maxWidth="lg">
        <DialogTitle id="coverage">Which rounds are published</DialogTitle>
        <DialogContent>
          {answer?.exams.map((exam) => (
            <Matrix key={exam.exam} {...exam} />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function Matrix({ exam, rounds, years }: Exam) {
  return (
    <table>
      <caption>{exam}</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {rounds.map((round) => (
            <th key={round} scope="col">
              Round {round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((each) => (
          <tr key={each.year}>
            <th scope="row">{each.year}</th>
            {rounds.map((round) => {
              const found = each.rounds.find((one) => one.round === round)
              return <td key={round}>{found ? `${MARKS[found.status]}, ${found.rows} rows` : 'missing'}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
