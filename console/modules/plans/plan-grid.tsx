// A program's plans in one grid: typed, moved through by arrows, or pasted from a spreadsheet. Nothing that was typed is lost
// by an error: a wrong cell says what is wrong with it, and all stays until it is saved.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, Title, useCanAccess, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { LeaveGuard } from '../../kit/leave-guard.tsx'
import { OnlyWith } from '../../kit/only-with.tsx'
import { CourseOfTier } from './course-of-tier.tsx'
import { GridCells } from './grid-cells.tsx'
import { ProgramSale, useProgramSale } from './program-sale.tsx'
import { PublishProgram } from './publish-program.tsx'
import { useGrid } from './use-grid.ts'
import { usePlans, type Plan, type Program } from './use-plans.ts'

export function PlanGrid() {
  const { id = '' } = useParams()
  return (
    <OnlyWith scope="plans.view">
      <GridPage id={id} />
    </OnlyWith>
  )
}

function GridPage({ id }: { readonly id: string }) {
  const { data: program } = useGetOne<Program>('programs', { id })
  const plans = usePlans(id)
  const sale = useProgramSale(program, plans)
  if (!program || !plans) return null
  return (
    <div className="grid-page">
      <Title title={`Plans of ${program.name.en}`} />
      <p>
        <Link to={`/programs/${id}`}>{program.name.en}</Link>
      </p>
      <Grid key={plans.map(({ version }) => version).join()} program={program} plans={plans} />
      {sale && <PublishProgram program={program} plans={plans} sale={sale} />}
      {sale && <ProgramSale program={program} sale={sale} />}
    </div>
  )
}

function Grid({ program, plans }: { readonly program: Program; readonly plans: readonly Plan[] }) {
  const grid = useGrid(program.id, plans)
  const { canAccess: mayEdit } = useCanAccess({ resource: 'plans', action: 'edit' })
  return (
    <Card className="panel">
      <LeaveGuard isDirty={grid.changed > 0} />
      <p className="quiet">
        Enter a price such as 24,999, or price and list price such as 24,999 / 34,999. You can paste cells from a
        spreadsheet into any cell, or a whole sheet with tiers in the first row and months in the first column.
      </p>
      <fieldset className="bare" disabled={!mayEdit}>
        <GridCells
          {...grid}
          heads={grid.tiers.map((tier) => (
            <CourseOfTier key={tier} tier={tier} program={program} {...grid} />
          ))}
        />
      </fieldset>
      <div aria-live="polite">
        {grid.left.length > 0 && <p className="problem">Without a place in the grid: {grid.left.join(', ')}</p>}
        {grid.problem && <p className="problem">{grid.problem}</p>}
      </div>
      <OnlyWith scope="plans.edit">
        <GridActions {...grid} />
      </OnlyWith>
    </Card>
  )
}

function GridActions(grid: ReturnType<typeof useGrid>) {
  const [reason, setReason] = useState('')
  const [more, setMore] = useState('')

  function addMonths() {
    const months = Number(more)
    if (Number.isInteger(months) && months > 0 && months <= 60) grid.addMonths([months])
    setMore('')
  }

  return (
    <div className="grid-actions">
      <TextField
        label="Add a plan of (months)"
        value={more}
        onChange={({ target }) => setMore(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button onClick={addMonths} disabled={more === ''}>
        Add a row
      </Button>
      <TextField
        label="Reason (stored in the audit log)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button onClick={grid.undo} disabled={grid.changed === 0}>
        Undo all
      </Button>
      <Button
        variant="contained"
        disabled={grid.changed === 0 || grid.hasErrors}
        onClick={() => void grid.save(reason)}
      >
        Save {grid.changed} as drafts
      </Button>
    </div>
  )
}
