import { commonErrors } from '#core/kernel/common-errors.ts'
import { instrumentsApi } from '#core/modules/instruments/api.ts'
import { routes } from '#server/platform/call.ts'
import { listEmiCards, listMaximumTenures } from './emi-cards.ts'
import { readInstrumentList } from './instrument-list.ts'

export const instrumentRoutes = routes(instrumentsApi, {
  getEmiCards: listEmiCards,

  getMaximumTenureForAmount: (ctx, { amounts }) => listMaximumTenures(ctx, amounts),

  async getInstrumentDetails(ctx, { gateway }) {
    if (gateway !== ctx.gateway.name) throw commonErrors.NOT_FOUND_ERROR()
    const { instruments } = await readInstrumentList(ctx)
    return {
      instruments: instruments.map(({ caps, ...each }) => ({ ...each, maxDiscountCourseAllowed: [...caps] })),
    }
  },
})
