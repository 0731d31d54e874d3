import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { someSampleData } from './factory.ts'

export const proofs: ModuleProofs = {
  // A list of the caller's own.
  needsASecret: ['predictorLists.getChoiceList', 'predictorLists.putChoiceList'],
  async known(ctx) {
    await someSampleData(ctx, { askedBy: 'stf0', decidedBy: 'stf1' })
    const { id } = await ctx.db.selectFrom('predictor.institute').select('id').orderBy('id').executeTakeFirstOrThrow()
    const ask = { exam: 'JOSAA', category: 'OPEN', homeState: '29', ranks: { main: '4000' } }
    /** A list that no family has. */
    const list = ctx.newId('clt')
    return {
      'predictor.search': { ...ask, pools: [], types: [], states: [], quotas: [], bands: [] },
      'predictor.getInstitute': { id },
      'predictorLists.getChoiceList': { id: list },
      'predictorLists.putChoiceList': { id: list, items: [], version: '1' },
      'staffPredictorSets.create': { year: 2026, round: 7, sourceUrl: null, publishedOn: '2026-08-20' },
      'staffPredictorInstitutes.create': { name: 'Sample proof', state: '29', nirfRank: null },
      'staffPredictorInstitutes.update': { name: 'Sample proof', state: '29', nirfRank: null },
    }
  },
}
