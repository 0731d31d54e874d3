// What other modules may import.
export { liveTarget } from './choices.ts'
export { findCurriculum, findSellableBundle, findSellableByTrial, listSellableBundles } from './sellable-bundle.ts'
export type { SellableBundle } from './store.ts'
export { staffOfCourses } from './teachers.ts'
