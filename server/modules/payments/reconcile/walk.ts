// Old orders are compared again a portion a night, in turn: nothing is known to have changed about them.
import { listEnrolledOrders } from '#server/modules/enrolments/index.ts'
import { listOrderIds } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { reconcileEach, type ListMarks } from './reconcile-each.ts'
import { listLinedOrders } from './store.ts'

/** From three sides, so that a row that has no counterpart is found. */
const SIDES: Readonly<Record<string, ListMarks>> = {
  orders: listOrderIds,
  enrolments: listEnrolledOrders,
  lines: listLinedOrders,
}

/** Goes on where the last portion ended, over so many batches of so many rows. It ends when it has been at everything once. */
export async function walkOn(ctx: Ctx, batches: number, atOnce: number): Promise<void> {
  let place = await findPlace(ctx.db)
  let ends = 0
  for (let batch = 0; batch < batches && ends <= Object.keys(SIDES).length; batch += 1) {
    const marks = (await SIDES[place.side]?.(ctx.db, { before: place.before ?? undefined, most: atOnce })) ?? []
    await reconcileEach(
      ctx,
      marks.map(({ orderId }) => orderId),
    )
    const isAtEnd = marks.length < atOnce
    if (isAtEnd) ends += 1
    place = isAtEnd ? { side: sideAfter(place.side), before: null } : { ...place, before: marks.at(-1)?.id ?? null }
    await putPlace(ctx.db, place)
  }
}

function sideAfter(side: string): string {
  const sides = Object.keys(SIDES)
  return sides[(sides.indexOf(side) + 1) % sides.length] ?? 'orders'
}

interface Place {
  readonly side: string
  readonly before: string | null
}

async function findPlace(db: Db): Promise<Place> {
  const row = await db.selectFrom('payments.walk').select(['side', 'before']).executeTakeFirst()
  return row ?? { side: 'orders', before: null }
}

async function putPlace(db: Db, place: Place): Promise<void> {
  await db
    .insertInto('payments.walk')
    .values({ id: 'walk', ...place })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(place))
    .execute()
}
