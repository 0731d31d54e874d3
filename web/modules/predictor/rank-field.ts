import type { RankName } from '#core/modules/predictor/rank-windows.ts'

/** The name of a rank's field. It is the field's id too, and a page has one thing that is called main. */
export function rankField(name: RankName): string {
  return `rank-${name}`
}
