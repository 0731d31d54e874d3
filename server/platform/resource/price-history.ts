import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { FullStore } from './store.ts'

interface PriceFields {
  readonly status?: string | undefined
  readonly price?: Paise | undefined
}

/**
 * Beside the price of what is on sale goes its history: a struck price must be one it was sold at, decision P-10. What is
 * a draft was never sold at any price. `setPrice` ends the price that is charged, if any, and begins this one.
 */
export function withPriceHistory<R extends PriceFields, W extends PriceFields>(
  rows: FullStore<R, W>,
  setPrice: (tx: Tx, id: string, price: Paise, now: Instant) => Promise<void>,
): FullStore<R, W> {
  return {
    ...rows,
    async update(tx, id, fields, now) {
      const before = await rows.find(tx, id, now)
      await rows.update(tx, id, fields, now)
      const after: PriceFields = { ...before, ...fields }
      const isNew = before?.status === 'DRAFT' || after.price !== before?.price
      if (after.status !== 'DRAFT' && isNew && after.price !== undefined) await setPrice(tx, id, after.price, now)
    },
  }
}
