// Next to a file: bringing it, its gates, its changes, and the two people's steps.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'
import { BringFile } from './bring-file.tsx'

type PredictorSet = StaffRecord<'predictor-sets'>
const { compareSet, decideSet, listQuarantine, rollBackSet, submitSet } = staff.staffPredictorDesk

export function SetPanels() {
  const set = useStaffRecord('predictor-sets')
  const { permissions } = usePermissions<readonly string[]>()
  if (!set) return null
  const mayEdit = permissions?.includes('predictor.edit')
  return (
    <>
      {set.status === 'DRAFT' && mayEdit && <BringFile set={set} />}
      {set.report && <Gates set={set} />}
      {set.quarantined > 0 && <Quarantine key={set.version} set={set} />}
      {set.rowCount > 0 && <Changes key={`changes ${set.version}`} set={set} />}
      {set.status === 'DRAFT' && set.report && mayEdit && <HandIn set={set} />}
      <Publishing set={set} mayApprove={permissions?.includes('predictor.approve') === true} />
    </>
  )
} // prettier-ignore

function Publishing({ set, mayApprove }: { readonly set: PredictorSet; readonly mayApprove: boolean }) {
  const act = useAction()
  return (
    <>
      {set.status === 'WAITING' && mayApprove && <Decide set={set} />}
      {set.status === 'PUBLISHED' && (
        <ReasonedAction
          scope="predictor.approve"
          title="Take back"
          text="Families no longer see this file. The one that it replaced is published again."
          button="Take it back"
          needsSentence
          onClick={(reason) => act(() => rollBackSet({ id: set.id as never, reason }), ({ restored }) => (restored ? 'The file before it is published again.' : 'It is taken back.'))}
        />
      )}
    </>
  )
} // prettier-ignore

const STATUS_MARKS = { PASSED: '✓', QUARANTINED: '✗', WARNING: '!', NOT_COMPARED: '–' }
const STATUS_WORDS = { PASSED: 'passed', QUARANTINED: 'in quarantine', WARNING: 'look at this', NOT_COMPARED: 'not compared: each seat type has its own list of ranks' } // prettier-ignore

function Gates({ set: { report } }: { readonly set: PredictorSet }) {
  return (
    <Card className="panel" component="section" aria-label="Gates">
      <h2>Gates</h2>
      <ol>
        {report?.map(({ gate, title, status, rows, examples }) => (
          <li key={gate} className={status === 'QUARANTINED' || status === 'WARNING' ? 'problem' : ''}>
            {STATUS_MARKS[status]} {title}: {rows > 0 ? `${rows} rows ` : ''}
            {STATUS_WORDS[status]}
            {examples.map((example) => (
              <p key={example} className="quiet">
                {example}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Quarantine({ set }: { readonly set: PredictorSet }) {
  const { answer } = useReading(set.id, () => listQuarantine({ id: set.id as never }))
  return (
    <Card className="panel" component="section" aria-label="Quarantine">
      <h2>Quarantine</h2>
      <p className="quiet">These rows are not published. Correct them in the file and bring it again, or leave them out.</p>
      {answer?.rows.map(({ row, gate, message, cells }) => (
        <p key={row}>
          Row {row}, gate {gate}: {message} <span className="quiet">{Object.values(cells).join(' · ')}</span>
        </p>
      ))}
    </Card>
  )
} // prettier-ignore

function Changes({ set }: { readonly set: PredictorSet }) {
  const { answer } = useReading(set.id, () => compareSet({ id: set.id as never }))
  if (!answer) return null
  const { before, added, gone, largest } = answer
  return (
    <Card className="panel" component="section" aria-label="Changes">
      <h2>Changes</h2>
      {before ? (
        <p>
          Against {before.year}, round {before.round}: {added} seats are new, {gone} are gone.
        </p>
      ) : (
        <p>No file of the year before is published.</p>
      )}
      {largest.map((each) => (
        <p key={each.seat}>
          {each.seat}: {each.before} → {each.after} (× {each.times})
        </p>
      ))}
    </Card>
  )
}

function HandIn({ set }: { readonly set: PredictorSet }) {
  const act = useAction()
  return (
    <Card className="panel">
      <h2>Hand in</h2>
      <p className="quiet">Another person reads the gates and publishes it. {set.rowCount} rows go along.</p>
      <Button
        variant="contained"
        onClick={() => void act(() => submitSet({ id: set.id as never }), 'It waits for another person.')}
      >
        Hand it in
      </Button>
    </Card>
  )
}

function Decide({ set }: { readonly set: PredictorSet }) {
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const act = useAction()
  const authors = [set.askedBy, ...set.writtenBy]
  const decide = (isApproved: boolean) =>
    act(() => decideSet({ id: set.id as never, isApproved, ...(note && { note }) }), isApproved ? 'Families see it now.' : 'It is refused.') // prettier-ignore
  return (
    <Card className="panel">
      <h2>Decide</h2>
      {authors.includes(String(identity?.id)) ? (
        <p>You had a part in this file. Another person must publish it.</p>
      ) : (
        <>
          <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
          <Button variant="contained" color="warning" onClick={() => void decide(true)}>
            Publish {set.rowCount} rows
          </Button>
          <Button onClick={() => void decide(false)}>Refuse</Button>
        </>
      )}
    </Card>
  )
}
