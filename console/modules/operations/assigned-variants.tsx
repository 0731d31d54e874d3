import { useStaffRecord } from '../../frame/contract.ts'
import Card from '@mui/material/Card'

/** How many were given each number of an experiment. */
export function AssignedVariants() {
  const experiment = useStaffRecord('experiments')
  if (!experiment) return null
  return (
    <Card className="panel">
      <h2>Assigned variants</h2>
      {experiment.given.length === 0 && <p className="quiet">Nobody yet.</p>}
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Learners and browsers</th>
          </tr>
        </thead>
        <tbody>
          {experiment.given.map(({ number, subjects }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{subjects}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
