// Everything the module's tables say, kept until one of them changes.
import type { Ctx } from '#server/platform/context.ts'
import { listDowntimes, listEmiIssuers, listEmiPartners, listEmiPlans, listInstruments } from './store.ts'
import { instrumentsTag } from '#core/modules/instruments/cache-tag.ts'

export function readInstrumentList(ctx: Ctx) {
  return ctx.cache.remember([instrumentsTag], 'instruments', () => load(ctx))
}

async function load({ db }: Ctx) {
  const [instruments, downtimes, issuers, plans, partners] = await Promise.all([
    listInstruments(db),
    listDowntimes(db),
    listEmiIssuers(db),
    listEmiPlans(db),
    listEmiPartners(db),
  ])
  return { instruments, downtimes, issuers, plans, partners }
}
