import { householdData, type HouseholdData } from '#server/platform/points/household-data.ts'
import type { Asking } from '#server/platform/points/point.ts'

/** The data about households that this module declares. */
export function householdOf(ctx: Asking, name: string): HouseholdData {
  const own = householdData.byModule(ctx).find(({ module }) => module === name)
  if (!own) throw new Error(`${name} keeps nothing of households`)
  return own.value
}
