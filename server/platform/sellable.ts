import type { Ctx, Sellable } from './context.ts'

/** Undefined for a kind that no module sells. */
export function findSellable(ctx: Pick<Ctx, 'modules'>, entityType: string): Sellable | undefined {
  return listSellables(ctx).find((each) => each.entityType === entityType)
}

export function listSellables({ modules }: Pick<Ctx, 'modules'>): readonly Sellable[] {
  return modules.flatMap(({ sells = [] }) => sells)
}
