// Actions of staff for a family as a whole.
import { mergeErrors as errors } from '#core/modules/support/errors.ts'
import { guardianStaffApi as guardians } from '#core/modules/support/guardian-api.ts'
import { notesStaffApi } from '#core/modules/support/notes-api.ts'
import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { endSessions } from './end-sessions.ts'
import { decideGuardianChange, listGuardiansForStaff, newGuardianChange } from './guardians/change-guardian.ts'
import { guardianChanges } from './guardians/store.ts'
import { decideMerge } from './merge/merge-households.ts'
import { getPossibleMerge, showMerge } from './merge/preview.ts'
import { merges } from './merge/store.ts'
import { endViewOfStaff, openView } from './view/open-view.ts'
import { notes } from './notes/store.ts'
import { newNote } from './notes/write-note.ts'
import { views } from './view/store.ts'

async function newMerge(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffMerges>) {
  const merging = { from: fields.fromAccount, into: fields.intoAccount }
  const preview = await getPossibleMerge(ctx, tx, merging)
  if (await hasWaitingRequest(tx, 'support.merge', { from_account: merging.from })) throw errors.MERGE_ASKED()
  return { ...fields, preview, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

export const supportStaff = [
  ...resourceOperations(guardians.staffGuardianChanges, guardianChanges, { kind: 'grd', complete: newGuardianChange }),
  ...routes(guardians.staffGuardianActions, {
    listGuardians: (ctx, { id }) => listGuardiansForStaff(ctx, id),
    decideGuardianChange: (ctx, decided, { actor }) => decideGuardianChange(ctx, actor, decided),
  }),
  ...resourceOperations(api.staffMerges, merges, { kind: 'mrg', complete: newMerge }),
  ...routes(api.staffMergeActions, {
    previewMerge: (ctx, { id, into }) => showMerge(ctx, { from: id, into }),
    decideMerge: (ctx, decided, { actor }) => decideMerge(ctx, actor, decided),
  }),
  ...resourceOperations(notesStaffApi.staffHouseholdNotes, notes, { kind: 'not', complete: newNote }),
  ...resourceOperations(api.staffSupportViews, views),
  ...routes(api.staffSupportActions, {
    openView,
    endSessions,
    endView: (ctx, { id }, call) => endViewOfStaff(ctx, id, call),
  }),
]
