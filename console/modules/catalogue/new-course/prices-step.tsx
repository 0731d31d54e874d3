// The step that prices a course: the full course and a month, as plans of a program. The course's own price is that of the full course.
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useDataProvider, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { parseRupees, toRupeeString, type Paise } from '#core/kernel/money.ts'
import { inIndia, type Instant } from '#core/kernel/time.ts'
import { staff, type StaffRecord } from '../../../frame/contract.ts'
import { useAction } from '../../../kit/use-action.ts'
import type { Course, StepProps } from './step.ts'

type Plan = StaffRecord<'plans'>
type Program = StaffRecord<'programs'>
const FEW = { pagination: { page: 1, perPage: 50 } }
const NEW = 'new'

export function PricesStep(props: StepProps) {
  const { id, grade, target, variantName, language, startsAt } = props.course
  const { data: plans } = useGetList<Plan>('plans', { ...FEW, filter: { bundleId: id } })
  const { data: programs } = useGetList<Program>('programs', { ...FEW, filter: { grade, target } })
  const { data: years } = useGetList<StaffRecord<'session-years'>>('session-years', {
    ...FEW,
    filter: { grade },
    sort: { field: 'startsAt', order: 'DESC' },
  })
  if (!plans || !programs || !years) return null
  if (variantName === null) return <p className="problem">Choose the tier of the course in the first step.</p>
  const fitting = programs.filter((program) => program.status !== 'INACTIVE' && program.language === language)
  return <Prices {...props} plans={plans} programs={fitting} year={yearOf(years, startsAt)} />
}

/** The year of the session in which the course starts. */
function yearOf(years: readonly StaffRecord<'session-years'>[], startsAt: Instant): number {
  const running = years.find((each) => each.startsAt <= startsAt) ?? years.at(-1)
  return running?.year ?? inIndia(startsAt).year
}

interface PricesProps extends StepProps {
  readonly plans: readonly Plan[]
  readonly programs: readonly Program[]
  readonly year: number
}

function Prices({ course, again, plans, programs, year }: PricesProps) {
  const [full, month] = [0, 1].map((months) => plans.find(({ validMonths }) => validMonths === months))
  const [programId, setProgram] = useState(full?.programId ?? programs[0]?.id ?? NEW)
  const [fullText, setFull] = useState(textOf(full))
  const [monthText, setMonth] = useState(textOf(month))
  const save = useSaving(course, year, again)
  const cells = [cellOf(0, fullText, full), cellOf(1, monthText, month)]
  const isReady = Boolean(cells[0]?.price) && (monthText === '' || Boolean(cells[1]?.price))
  return (
    <div className="prices">
      <TextField select label="Program" value={programId} onChange={({ target }) => setProgram(target.value)}>
        {programs.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name.en}
          </MenuItem>
        ))}
        <MenuItem value={NEW}>A new program, “{course.title.en}”</MenuItem>
      </TextField>
      <TextField label="Full course (₹)" value={fullText} onChange={({ target }) => setFull(target.value)} />
      <TextField
        label="One month (₹)"
        value={monthText}
        onChange={({ target }) => setMonth(target.value)}
        helperText="Leave empty if it is not sold by the month."
      />
      <Button variant="contained" disabled={!isReady} onClick={() => void save(programId, cells)}>
        Save the prices
      </Button>
      {full && (
        <p>
          More months, list prices and other tiers: <Link to={`/plan-grid/${full.programId}`}>plans as a grid</Link>.
        </p>
      )}
    </div>
  )
}

function cellOf(validMonths: number, text: string, plan: Plan | undefined): Cell {
  return { validMonths, price: text === '' ? undefined : parseRupees(text), version: plan?.version ?? null }
}

interface Cell {
  readonly validMonths: number
  readonly price: Paise | undefined
  readonly version: string | null
}

function useSaving(course: Course, year: number, again: () => void) {
  const data = useDataProvider()
  const act = useAction()

  async function write(chosen: string, cells: readonly Cell[]) {
    const programId = chosen === NEW ? (await data.create<Program>('programs', { data: programOf(course, year) })).data.id : chosen // prettier-ignore
    const { errors } = await staff.staffPlanActions.savePlanMatrix({
      id: programId,
      cells: cells.flatMap(({ price, ...cell }) =>
        price === undefined || course.variantName === null
          ? []
          : [{ ...cell, price, cutPrice: price, bundleId: course.id, variantName: course.variantName }],
      ),
    })
    if (errors[0]) throw new Error(errors[0].message)
    const price = cells[0]?.price
    if (course.status === 'DRAFT' && price !== undefined)
      await data.update('courses', { id: course.id, data: { ...course, price, cutPrice: price }, previousData: course })
  }

  return async (chosen: string, cells: readonly Cell[]) => {
    await act(() => write(chosen, cells), 'The prices are saved as drafts.')
    again()
  }
}

function programOf({ title, grade, stream, boards, target, language, isListed }: Course, year: number) {
  return { name: title, grade, stream, boards, target, language, year, rank: 1, isHidden: !isListed }
}

function textOf(plan: Plan | undefined): string {
  return plan ? toRupeeString(plan.price) : ''
}
