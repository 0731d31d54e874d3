/** The values that the form of a new course starts with. */
export const courseDefaults = {
  isListed: false,
  isEarlyLearning: false,
  courseKind: 'FULL',
  productLabel: null,
  language: 'en',
  stream: null,
  variantName: null,
  lastPurchaseAt: null,
  aslGroup: null,
  curriculumId: null,
  pictureId: null,
  staff: [],
} as const
