import type { DemoCategoryKey } from '#core/modules/demos/category.ts'

export const DEMO_SUBJECTS: Readonly<Record<DemoCategoryKey, string>> = {
  coding: 'Coding',
  reading: 'Reading',
  speaking: 'Speaking',
  maths: 'Maths',
}
