import type { ModuleProofs } from '#server/platform/module-proofs.ts'

const experiment = {
  grades: [],
  boards: [],
  percentage: 100,
  variants: [
    { value: 'A', payload: ['USUAL'] },
    { value: 'B', payload: ['CHEAPEST'] },
    { value: 'C', payload: ['SECOND_CHEAPEST'] },
  ],
  guardrail: 'PAID',
  guardrailPercent: 20,
  guardrailLeast: 200,
}

export const proofs: ModuleProofs = {
  known: async () => ({ 'experiments.update': experiment, experiment: 'plan-order' }),
}
