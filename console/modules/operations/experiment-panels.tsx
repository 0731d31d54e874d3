// Next to an experiment: its state, its start and stop, and what became of the learners of each variant.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { experimentsStaffApi } from '#core/modules/experiments/staff-api.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'

type Results = ResponseOf<typeof experimentsStaffApi.staffExperimentActions.getExperimentResults>

export function ExperimentPanels() {
  const experiment = useStaffRecord('experiments')
  const { permissions } = usePermissions<readonly string[]>()
  if (!experiment) return null
  const mayEdit = permissions?.includes('experiments.edit') ?? false
  return (
    <>
      {experiment.stoppedBecause !== null && (
        <Card className="panel">
          <h2>Stopped by the guardrail</h2>
          <p>{experiment.stoppedBecause}</p>
        </Card>
      )}
      {mayEdit && <StartOrStop experiment={experiment} />}
      <ResultsPanel key={experiment.version} id={experiment.id} />
    </>
  )
}

function StartOrStop({ experiment: { id, isRunning } }: { readonly experiment: StaffRecord<'experiments'> }) {
  const [reason, setReason] = useState('')
  const act = useAction()
  const stop = () =>
    act(() => staff.staffExperimentActions.stopExperiment({ id, reason }), 'The experiment has stopped.')
  const request = () =>
    act(
      () => staff.staffExperimentStarts.create({ experiment: id, reason }),
      'Another person must approve it, under Experiments to approve.',
    )

  async function send() {
    if (await (isRunning ? stop() : request())) setReason('')
  }

  return (
    <Card className="panel">
      <h2>{isRunning ? 'It is running' : 'It is not running'}</h2>
      <p className="quiet">
        {isRunning
          ? 'Stop it to change who takes part or what they get.'
          : 'A second person must approve the start. Results are counted afresh from then on.'}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <Button
        variant="outlined"
        color={isRunning ? 'error' : 'primary'}
        disabled={!isSentence(reason)}
        onClick={() => void send()}
      >
        {isRunning ? 'Stop this experiment' : 'Request the start'}
      </Button>
    </Card>
  )
}

function ResultsPanel({ id }: { readonly id: string }) {
  const [results, setResults] = useState<Results>()
  useEffect(() => {
    let isOpen = true
    staff.staffExperimentActions.getExperimentResults({ id }).then(
      (found) => isOpen && setResults(found),
      () => {}, // the panel stays empty; the form shows the record
    )
    return () => {
      isOpen = false
    }
  }, [id])
  if (!results) return null
  return (
    <Card className="panel">
      <h2>Results since the last start</h2>
      <p className="quiet">Only learners who have signed in are counted.</p>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Numbers</th>
            <th scope="col">Learners</th>
            <th scope="col">Paid</th>
            <th scope="col">Money back</th>
          </tr>
        </thead>
        <tbody>
          {results.variants.map(({ value, numbers, learners, paid, returned }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{numbers.join(', ')}</td>
              <td>{learners}</td>
              <td>{share(paid, learners)}</td>
              <td>{share(returned, paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const percent = new Intl.NumberFormat('en-IN', { style: 'percent' })

/** "12 (24%)" */
function share(some: number, all: number): string {
  return all === 0 ? String(some) : `${some} (${percent.format(some / all)})`
}
