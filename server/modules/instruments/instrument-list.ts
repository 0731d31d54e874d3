// Everything the module's tables say, kept until one of them changes.
import type { Paise } from '#core/kernel/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import {
  listDowntimes,
  listEmiIssuers,
  listEmiPartners,
  listEmiPlans,
  listInstruments,
  getLeastMonthly,
} from './store.ts'
import { instrumentsTag } from '#core/modules/instruments/cache-tag.ts'

export interface InstrumentList {
  readonly instruments: Awaited<ReturnType<typeof listInstruments>>
  readonly downtimes: Awaited<ReturnType<typeof listDowntimes>>
  readonly issuers: Awaited<ReturnType<typeof listEmiIssuers>>
  readonly plans: Awaited<ReturnType<typeof listEmiPlans>>
  readonly partners: Awaited<ReturnType<typeof listEmiPartners>>
  readonly leastMonthly: Paise
}

export function readInstrumentList(ctx: Ctx): Promise<InstrumentList> {
  return ctx.cache.remember([instrumentsTag], 'instruments', () => load(ctx))
}

async function load({ db }: Ctx): Promise<InstrumentList> {
  const [instruments, downtimes, issuers, plans, partners, leastMonthly] = await Promise.all([
    listInstruments(db),
    listDowntimes(db),
    listEmiIssuers(db),
    listEmiPlans(db),
    listEmiPartners(db),
    getLeastMonthly(db),
  ])
  return { instruments, downtimes, issuers, plans, partners, leastMonthly }
}
