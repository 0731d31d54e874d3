// The state of the plan grid: the plans on the server, the typed changes, and the faults by cell.
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import type { RequestOf } from '#core/kernel/endpoint.ts'
import { VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'
import { placeKey, placePasted, readCell, type Place } from '#core/modules/plans/plan-matrix.ts'
import type { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import { staff } from '../../frame/contract.ts'
import { messageOf, reasonIn } from '../../kit/use-action.ts'
import type { Plan } from './use-plans.ts'

type Cells = RequestOf<typeof plansStaffApi.staffPlanActions.savePlanMatrix>['cells']
type Texts = Readonly<Record<string, string>>

export interface Grid {
  readonly tiers: readonly VariantName[]
  readonly months: readonly number[]
  readonly textOf: (place: Place) => string
  readonly isChanged: (place: Place) => boolean
  /** The fault of a cell. */
  readonly problemOf: (place: Place) => string | undefined
  readonly write: (place: Place, text: string) => void
  readonly paste: (from: Place, text: string) => void
}

export function useGrid(programId: string, plans: readonly Plan[]) {
  const [typed, setTyped] = useState<Texts>({})
  const [courses, setCourses] = useState<Texts>({})
  const [added, setAdded] = useState<readonly number[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const { refused, problem, save: send, forget } = useSaving(programId)
  const known = new Map(plans.map((plan) => [placeKey(plan), plan]))
  const tiers = VARIANTS.filter((tier) => tier !== 'PRO' || plans.some(({ variantName }) => variantName === tier))
  const months = [...new Set([0, 1, ...plans.map(({ validMonths }) => validMonths), ...added])].toSorted(
    (a, b) => a - b,
  )
  const courseOf = (tier: string) => courses[tier] ?? plans.find(({ variantName }) => variantName === tier)?.bundleId
  const textOf = (place: Place) => typed[placeKey(place)] ?? savedText(known.get(placeKey(place)))
  const isChanged = (place: Place) => textOf(place) !== savedText(known.get(placeKey(place)))
  const changed = tiers
    .flatMap((variantName) => months.map((validMonths) => ({ variantName, validMonths })))
    .filter(isChanged)

  function typingError(place: Place): string | undefined {
    const hasCourse = known.has(placeKey(place)) || Boolean(courseOf(place.variantName))
    return isChanged(place) ? problemWith(textOf(place), hasCourse) : undefined
  }

  function write(place: Place, text: string) {
    forget(place)
    setTyped({ ...typed, [placeKey(place)]: text })
  }

  function paste(from: Place, text: string) {
    const { cells, left: without } = placePasted(text, from, months, tiers)
    setTyped({ ...typed, ...Object.fromEntries(cells.map((cell) => [placeKey(cell), cell.text])) })
    setAdded([...added, ...cells.map(({ validMonths }) => validMonths)])
    setLeft(without)
  }

  function cellOf(place: Place) {
    const before = known.get(placeKey(place))
    const read = readCell(textOf(place))
    const bundleId = before?.bundleId ?? courseOf(place.variantName)
    return typeof read === 'string' || bundleId === undefined
      ? []
      : [{ ...place, ...read, bundleId, version: before?.version ?? null }]
  }

  return {
    tiers, months, textOf, isChanged, write, paste, left, problem, courseOf,
    changed: changed.length,
    hasErrors: changed.some((place) => typingError(place) !== undefined),
    problemOf: (place: Place) => typingError(place) ?? refused[placeKey(place)],
    save: (reason: string) => send(changed.flatMap(cellOf), reason),
    addMonths: (more: readonly number[]) => setAdded([...added, ...more]),
    chooseCourse: (tier: string, bundleId: string) => setCourses({ ...courses, [tier]: bundleId }),
    undo: () => (setTyped({}), setLeft([]), forget()),
  } // prettier-ignore
}

/** Saves the typed cells. A refused cell stays as it is, with its reason. */
function useSaving(programId: string) {
  const [refused, setRefused] = useState<Texts>({})
  const [problem, setProblem] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()

  async function save(cells: Cells, reason: string) {
    try {
      const { saved, errors } = await staff.staffPlanActions.savePlanMatrix({
        id: programId,
        cells,
        ...reasonIn(reason),
      })
      setRefused(Object.fromEntries(errors.map(({ message, ...place }) => [placeKey(place as Place), message]))) // the place it was sent with
      setProblem(errors.length > 0 ? 'Nothing was saved yet: look at the marked cells.' : '')
      if (errors.length > 0) return
      notify(`${saved} plans were saved as drafts.`)
      refresh()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  function forget(place?: Place) {
    setRefused(place ? Object.fromEntries(Object.entries(refused).filter(([key]) => key !== placeKey(place))) : {})
    if (!place) setProblem('')
  }

  return { refused, problem, save, forget }
}

function problemWith(text: string, hasCourse: boolean): string | undefined {
  if (text === '') return 'Nothing is deleted here. To take it off sale, open the plan.'
  const read = readCell(text)
  if (typeof read === 'string') return read
  return hasCourse ? undefined : 'Choose the course of this tier first.'
}

function savedText(plan: Plan | undefined): string {
  if (!plan) return ''
  const [price, struck] = [plan.price, plan.cutPrice].map((amount) => showMoney(amount).replace('₹', ''))
  return plan.cutPrice === plan.price ? (price ?? '') : `${price} / ${struck}`
}
