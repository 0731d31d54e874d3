// Everything that opens a course, by the entity types of decision P-01.
import type { Sellable } from '#server/platform/points/sellables.ts'
import { findBatches, findCourse, listPlans } from './courses.ts'
import { findLiveBatch, findTrial } from './parts-of-courses.ts'
import { batchPlace, trialPlace, wholePlace } from './place.ts'
import { courseWords, trialWords } from './words.ts'

const kind = 'COURSE'

const course: Sellable = {
  entityType: 'BUNDLE',
  kind,
  name: 'Course',
  isPaidInParts: true,
  findSaleItem: findCourse,
  listVariants: listPlans,
  ...wholePlace,
  words: courseWords(
    { en: 'Course', hi: 'कोर्स', ta: 'பாடத்திட்டம்', mr: 'अभ्यासक्रम' },
    ({ planId, entityId }): Record<string, string> =>
      planId === null ? { entity: entityId } : { subscriptionPlanId: planId },
  ),
}

const trial: Sellable = {
  entityType: 'BUNDLE_TRIAL',
  kind,
  name: 'Trial of a course',
  isPaidInParts: true,
  findSaleItem: findTrial,
  ...trialPlace,
  words: trialWords,
}

const batches: Sellable = {
  entityType: 'BATCH_BUNDLE',
  kind,
  name: 'Batches of an AI-led course',
  isPaidInParts: true,
  findSaleItem: findBatches,
  ...wholePlace,
  words: courseWords(
    { en: 'AI-led course', hi: 'एआई कोर्स', ta: 'AI பாடத்திட்டம்', mr: 'AI शिकवणारा अभ्यासक्रम' },
    ({ entityId }) => ({
      courseType: 'ai',
      entity: entityId,
    }),
  ),
}

const liveBatch: Sellable = {
  entityType: 'OTF_BATCH',
  kind,
  name: 'One live batch',
  findSaleItem: findLiveBatch,
  ...batchPlace,
  words: courseWords(
    { en: 'Live batch', hi: 'लाइव बैच', ta: 'நேரலைத் தொகுதி', mr: 'लाइव्ह बॅच' },
    ({ entityId, entityType }) => ({
      entity: entityId,
      entityType,
    }),
  ),
}

export const courseSellables = [course, trial, batches, liveBatch]
