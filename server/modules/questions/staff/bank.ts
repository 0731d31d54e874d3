// The questions of the bank as staff save them: every save renders the texts, checks them and makes the question a draft again.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import { readRow } from '#core/modules/questions/import-row.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import { questionsStaffApi as api } from '#core/modules/questions/staff-api.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { resourceOperations, type ResourceRules } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { drawingInTurn } from '../render/drawing.ts'
import { pictureIdsOf } from '../render/render-text.ts'
import { derivedFields } from './derived-fields.ts'
import { refuseKeyPattern } from './refuse-key-pattern.ts'
import { refuseKnownQuestion } from './refuse-known-question.ts'
import { questionRows, type QuestionRecord } from '../store.ts'

/** The place where the pictures of a draft are used. */
const DRAFT = { resource: 'bank-questions', field: 'draft', isFixed: false } as const

type Fields = Partial<Omit<QuestionDraft, 'kind'>> & { readonly kind?: QuestionDraft['kind'] | undefined }

/** The bank as this member of staff writes it. */
function bankOf({ staffId }: Staff): ResourceStore<QuestionRecord, Fields> {
  return {
    ...questionRows,
    async insert(tx, id, fields, now) {
      const draft = fields as QuestionDraft // the contract has checked a new one as a whole
      await questionRows.insert(tx, id, { ...draft, ...(await derivedFields(tx, draft)), editors: [staffId] }, now)
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(draft.texts))
    },
    async update(tx, id, fields, now) {
      const before = await questionRows.find(tx, id, now)
      if (!before) throw commonErrors.NOT_FOUND_ERROR()
      if (fields.kind !== undefined && fields.kind !== before.kind) throw errors.QUESTION_KIND_IS_FIXED()
      const draft = { ...before, ...fields, kind: before.kind } as QuestionDraft // the fields of a record are those of a draft
      // What is approved has been checked by somebody else. The list begins anew with the next edit.
      const editors = before.status === 'APPROVED' ? [] : before.editors
      const added = { ...(await derivedFields(tx, draft)), editors: [...new Set([...editors, staffId])] }
      await questionRows.update(tx, id, { ...fields, kind: before.kind, ...added }, now)
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(draft.texts))
    },
  }
}

const rules: ResourceRules<typeof api.staffQuestions> = {
  kind: 'que',
  storeOf: (actor) => bankOf(actor) as unknown as ResourceStore, // resourceOperations reads the fields by their names
  readRow,
  checkRow: refuseKnownQuestion,
  checkSheet: refuseKeyPattern,
}

export const bankOperations = drawingInTurn(resourceOperations(api.staffQuestions, questionRows, rules as never))
