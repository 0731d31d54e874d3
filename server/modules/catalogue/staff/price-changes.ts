// Prices of single batches and of trials, as two people set them. One person stops offering a trial at once.
import { sql } from 'kysely'
import { PRICE_LISTS, PRICE_TERMS } from '#core/modules/catalogue/price-terms.ts'
import { coursesStaffApi } from '#core/modules/catalogue/staff-courses-api.ts'
import { priceStaffErrors as errors } from '#core/modules/catalogue/staff-errors.ts'
import { pricesStaffApi as api } from '#core/modules/catalogue/staff-prices-api.ts'
import type { DraftOf } from '#core/kernel/resource.ts'
import { routes } from '#server/platform/call.ts'
import { authorsOfThing, forgetAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts'
import { switchOffOf } from '#server/platform/resource/requests/one-person.ts'
import { termChanges } from '#server/platform/resource/requests/term-changes.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { batchRows, trials } from './courses.ts'

const stores = { BATCH: batchRows, TRIAL: trials } as const

const changes = tableStore(api.staffPriceChanges, {
  table: 'catalogue.price_change',
  computed: {
    bundleId: sql`case of when 'BATCH' then (select bundle_id from catalogue.batch where batch.id = subject_id)
      else (select bundle_id from catalogue.trial where trial.id = subject_id) end`,
    writtenBy: authorsOfThing(coursesStaffApi.staffTrials, sql`subject_id`),
  },
  search: ['subjectId', 'reason'],
})

const { newChange, decide } = termChanges(api.staffPriceChanges, {
  store: changes,
  subjectOf: ({ of, subjectId: id }) => ({ list: PRICE_LISTS[of], store: stores[of], id, terms: PRICE_TERMS[of] }),
  namesOf: ({ of, subjectId }) => ({ of, subjectId }),
  isOpen: (tx, { subjectId }) => hasWaitingRequest(tx, 'catalogue.price_change', { subject_id: subjectId }),
  errors: {
    own: errors.OWN_PRICE_CHANGE,
    decided: errors.PRICE_CHANGE_DECIDED,
    open: errors.PRICE_CHANGE_IS_OPEN,
    same: errors.PRICE_IS_SO_ALREADY,
    since: errors.PRICE_CHANGED_SINCE,
  },
  // Who has made a trial has written its first terms.
  authorsOf: (tx, { subjectId }) => listAuthorsOf(tx, coursesStaffApi.staffTrials, subjectId),
  approved: (tx, { subjectId }) => forgetAuthors(tx, coursesStaffApi.staffTrials, subjectId),
})

function refuseOthers({ of, subjectId: _id, ...asked }: Partial<DraftOf<typeof api.staffPriceChanges>>): void {
  const own: readonly string[] = of ? PRICE_TERMS[of] : []
  const others = Object.entries(asked).filter(([field, value]) => value !== undefined && !own.includes(field))
  if (others.length > 0) throw errors.PRICE_TERM_IS_UNKNOWN()
}

const switchOff = switchOffOf(coursesStaffApi.staffTrials, trials, 'isActive')

export const priceChangesStaff = [
  ...resourceOperations(api.staffPriceChanges, changes, {
    kind: 'prc',
    check: (_ctx, _tx, { fields }) => refuseOthers(fields),
    complete: (ctx, tx, write: NewWrite<typeof api.staffPriceChanges>) => newChange(ctx, tx, write),
  }),
  ...routes(api.staffPriceActions, {
    decidePriceChange: (ctx, input, { actor }) => decide(ctx, actor, input),
    switchTrialOff: (ctx, input, { actor }) => switchOff(ctx, actor, input),
  }),
]
