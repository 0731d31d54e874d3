// Form fields for the offered item: a course, one of its plans, one of its batches.
import { useEffect, useState } from 'react'
import { ReferenceInput, SelectInput, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { showDate, type Instant } from '#core/kernel/time.ts'
import { PickerOf } from '../../kit/inputs/picker-of.tsx'
import { RefInput } from '../../kit/inputs/ref-input.tsx'

export function CourseInput() {
  return <RefInput source="bundleId" reference="courses" label="Course" isRequired />
}

/** Chooses a plan of the chosen course. A course without plans is sold as a whole. */
export function PlanInput() {
  const bundleId: unknown = useWatch({ name: 'bundleId' })
  if (typeof bundleId !== 'string') return null
  return (
    <PickerOf list="plans" label="Plan">
      <ReferenceInput key={bundleId} source="planId" reference="plans" filter={{ bundleId, status: 'ACTIVE' }}>
        <SelectInput label="Plan" optionText={planText} emptyText="The whole course" parse={orNull} />
      </ReferenceInput>
    </PickerOf>
  )
}

function planText({ variantName, validMonths, price }: RaRecord): string {
  const length = validMonths === 0 ? 'full course' : `${validMonths} months`
  return `${variantName}, ${length}, ${showMoney(toPaise(price))}`
}

interface Batch {
  readonly id: string
  readonly label: string
  readonly startsAt: Instant
}

/** Whose classes the family is shown: the first, where none is picked. */
export function BatchInput() {
  const bundleId: unknown = useWatch({ name: 'bundleId' })
  const [batches, setBatches] = useState<readonly Batch[]>([])
  useEffect(() => {
    if (typeof bundleId === 'string') listBatches(bundleId).then(setBatches, () => setBatches([]))
  }, [bundleId])
  if (batches.length === 0) return null
  const choices = batches.map(({ id, label, startsAt }) => ({ id, name: `${label}, from ${showDate(startsAt, 'en')}` }))
  return <SelectInput source="batchId" label="Batch" choices={choices} emptyText="First batch" parse={orNull} />
}

/** As families are answered. */
async function listBatches(entityId: string): Promise<readonly Batch[]> {
  const answer = await fetch(`/api/salesc/enrollment/getClassTimings?entityId=${encodeURIComponent(entityId)}`)
  if (!answer.ok) return []
  const { payload } = (await answer.json()) as { payload: { courses: { batches: readonly Batch[] }[] } } // the contract
  return payload.courses.flatMap((course) => course.batches)
}

/** Maps the empty choice to null: react-admin writes it as "". */
function orNull(value: string): string | null {
  return value === '' ? null : value
}
