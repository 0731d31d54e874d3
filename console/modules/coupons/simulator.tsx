// "What would this student pay?", by the checkout's own rule, before the coupon is saved.
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useGetMany, useRefresh } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { couponsStaffApi } from '#core/modules/coupons/staff-api.ts'
import { staff, useStaffRecord, type StaffInput, type StaffRecord } from '../../frame/contract.ts'
import { messageOf } from '../../kit/use-action.ts'

type WouldPay = ResponseOf<typeof couponsStaffApi.staffSimulator.simulateCoupon>

type Course = StaffRecord<'courses'>

export function Simulator() {
  const form = useFormContext<StaffInput<'coupons'>>()
  const { isDirty } = form.formState
  const saved = useStaffRecord('coupons')
  const refresh = useRefresh()
  const [course, setCourse] = useState<Course | null>(null)
  const [problem, setProblem] = useState('')
  const [rows, setRows] = useState<WouldPay>([])

  async function simulate() {
    try {
      const asked = { coupon: form.getValues(), entityId: course?.id ?? '', ...(saved?.id && { id: saved.id }) }
      setRows(await staff.staffSimulator.simulateCoupon(asked))
      setProblem('')
      // The saved coupon is ready for its switch. Fields that are typed and not saved stay.
      if (saved?.id && !isDirty) refresh()
    } catch (error) {
      setRows([])
      setProblem(messageOf(error))
    }
  }

  return (
    <Card className="panel" sx={{ width: 1 }}>
      <h2>Price simulator</h2>
      <CourseChoice course={course} onChoose={setCourse} />
      <Button variant="outlined" onClick={() => void simulate()} disabled={course === null}>
        Simulate
      </Button>
      <div aria-live="polite">
        {problem && <p className="problem">{problem}</p>}
        <Prices rows={rows} />
      </div>
    </Card>
  )
}

interface Choice {
  readonly course: Course | null
  readonly onChoose: (course: Course | null) => void
}

function CourseChoice({ course, onChoose }: Choice) {
  const [typed, setTyped] = useState('')
  const { data: courses = [] } = useGetList<Course>('courses', {
    filter: { status: 'ACTIVE', q: typed },
    pagination: { page: 1, perPage: 20 },
  })
  return (
    <Autocomplete
      options={courses}
      value={course}
      getOptionLabel={({ title }) => title.en}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, chosen) => onChoose(chosen)}
      renderInput={(input) => <TextField {...input} label="Course to check" />}
    />
  )
}

function Prices({ rows }: { readonly rows: WouldPay }) {
  const ids = rows.flatMap(({ subscriptionPlanId }) => subscriptionPlanId ?? [])
  const { data: plans = [] } = useGetMany<StaffRecord<'plans'>>('plans', { ids }, { enabled: ids.length > 0 })
  return rows.map(({ subscriptionPlanId, entityId, price, discount, finalAmount, errorMessage }) => (
    <p key={subscriptionPlanId ?? entityId}>
      {plans.find(({ id }) => id === subscriptionPlanId)?.title.en ?? 'The course'}:{' '}
      <strong>{showMoney(finalAmount)}</strong> {errorMessage ?? `(${showMoney(discount)} off ${showMoney(price)})`}
    </p>
  ))
}
