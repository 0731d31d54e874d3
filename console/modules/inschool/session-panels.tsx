// Next to a session: its code and times, its class sheet, and answer sheets of paper.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { useStaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { IfMay } from '../../kit/only-with.tsx'
import { Locks } from './locks.tsx'
import { OmrEntry } from './omr-entry.tsx'

export function SessionPanels() {
  const session = useStaffRecord('school-sessions')
  if (!session) return null
  const { id, code, schoolName, paperTitle, opensAt, closesAt, pupils, maxPupils, erasesAt } = session
  return (
    <>
      <Card className="panel">
        <h2>Code {code}</h2>
        <p>
          {schoolName}: {paperTitle}
        </p>
        <p>
          From {whenText(opensAt)} to {whenText(closesAt)}
        </p>
        <p>
          {pupils} of {maxPupils} places are taken.
        </p>
        <p className="quiet">Data of pupils is erased on {whenText(erasesAt)}, unless a family has taken it over.</p>
        <Button component={Link} to={`/school-pupils?filter=${encodeURIComponent(JSON.stringify({ sessionId: id }))}`}>
          Class sheet
        </Button>
      </Card>
      <IfMay scope="schools.edit">
        <Locks id={id} />
        <OmrEntry />
      </IfMay>
    </>
  )
}
