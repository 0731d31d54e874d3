import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { FullStore } from './store.ts'

interface PriceFields {
  readonly status?: string | undefined
  readonly price?: Paise | undefined
}

/**
 * Keeps a history of the prices of everything on sale: a struck price must be one it was sold at, decision P-10. A draft was
 * never sold, so its prices are not kept. `setPrice` ends the current price, if any, and begins the new one.
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
