// Solved questions as staff save them: every save renders the texts, checks them and makes the question a draft again.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { statusAfter } from '#core/modules/solved/solved-status.ts'
import { solvedErrors as errors } from '#core/modules/solved/errors.ts'
import { staffSolvedQuestions as api, type NewSolved } from '#core/modules/solved/staff-api.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import { drawingInTurn } from '#server/modules/questions/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { resourceOperations, type ResourceRules } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { derivedFields, pictureIdsOf } from '../derived-fields.ts'
import { solvedRows, type SolvedRecord } from './tables.ts'

/** The place where the pictures of a draft are used. */
const DRAFT = { resource: 'solved-questions', field: 'draft', isFixed: false } as const

/** The questions as this member of staff writes them. */
function solvedOf({ staffId }: Staff): ResourceStore<SolvedRecord, Partial<NewSolved>> {
  return {
    ...solvedRows,
    async insert(tx, id, fields, now) {
      const written = fields as NewSolved // the contract has checked a new one as a whole
      const derived = await derivedFields(tx, written)
      await solvedRows.insert(tx, id, { ...written, ...derived, status: 'DRAFT', editors: [staffId] }, now)
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(written))
    },
    async update(tx, id, fields, now) {
      const before = await solvedRows.find(tx, id, now)
      if (!before) throw commonErrors.NOT_FOUND_ERROR()
      const status = statusAfter(before.status, 'EDIT')
      if (!status) throw errors.SOLVED_STEP_REFUSED({ status: before.status })
      const written = { ...before, ...fields }
      // Somebody else has checked all that is published. The list begins anew with the next edit.
      const editors = before.status === 'PUBLISHED' ? [] : before.editors
      const derived = await derivedFields(tx, written)
      await solvedRows.update(
        tx,
        id,
        { ...fields, ...derived, status, editors: [...new Set([...editors, staffId])] },
        now,
      )
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(written))
    },
  }
}

const rules: ResourceRules<typeof api> = {
  kind: 'sol',
  storeOf: (actor) => solvedOf(actor) as unknown as ResourceStore, // resourceOperations reads the fields by their names
}

export const solvedOperations = drawingInTurn(resourceOperations(api, solvedRows, rules as never))
