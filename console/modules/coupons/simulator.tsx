// "What would this student pay?", by the checkout's own rule, before the coupon is saved.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCanAccess, useGetMany, useRefresh } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { couponsStaffApi } from '#core/modules/coupons/staff-api.ts'
import { staff, useStaffRecord, type StaffInput, type StaffRecord } from '../../frame/contract.ts'
import { RecordChoice } from '../../kit/inputs/record-choice.tsx'
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
      <RecordChoice
        of="courses"
        label="Course to check"
        filter={{ status: 'ACTIVE' }}
        chosen={course}
        onChoose={setCourse}
      />
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

function Prices({ rows }: { readonly rows: WouldPay }) {
  const ids = rows.flatMap(({ subscriptionPlanId }) => subscriptionPlanId ?? [])
  const { canAccess } = useCanAccess({ resource: 'plans', action: 'list' })
  const isAsked = canAccess === true && ids.length > 0
  const { data: plans = [] } = useGetMany<StaffRecord<'plans'>>('plans', { ids }, { enabled: isAsked })
  return rows.map(({ subscriptionPlanId, entityId, price, discount, finalAmount, errorMessage }) => (
    <p key={subscriptionPlanId ?? entityId}>
      {plans.find(({ id }) => id === subscriptionPlanId)?.title.en ??
        (subscriptionPlanId ? 'A plan of the course' : 'The course')}
      : <strong>{showMoney(finalAmount)}</strong> {errorMessage ?? `(${showMoney(discount)} off ${showMoney(price)})`}
    </p>
  ))
}
