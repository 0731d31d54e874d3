// For tests and for the demo data.
import { later, MINUTE } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { insertEvents, keepMonths, type NewEvent } from './store.ts'

/** Visits of nobody in particular, a minute apart, that came as far as these counts say: `{ plans: 40, pay: 12 }`. */
export async function someVisits(ctx: Ctx, viewsByPage: Readonly<Record<string, number>>): Promise<void> {
  await keepMonths(ctx.db, ctx.now())
  const events = Object.entries(viewsByPage).flatMap(([pageName, views]) =>
    Array.from({ length: views }, (_, i): NewEvent => {
      const at = later(ctx.now(), -i * MINUTE)
      const visit = i.toString(16).padStart(16, '0')
      const durationMs = 20_000 + (i % 9) * 5_000
      const page = { pageName, path: `/${pageName}`, visit, learnerId: null }
      return { at, eventType: 'PRODUCT_LANDING', clientAt: at, durationMs, ...page }
    }),
  )
  await insertEvents(ctx.db, events)
}
