// Views that are shared with everybody who can open the list. Only the author or an owner changes or removes one.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { sharedViewErrors as errors } from '#core/modules/staff/errors.ts'
import { OWNER } from '#core/modules/staff/permissions.ts'
import { inWordsOf, personalFieldsOf } from '#core/modules/staff/views/personal-filter.ts'
import { sharedViewsApi, type SharedView } from '#core/modules/staff/views/shared-views-api.ts'
import type { SavedView } from '#core/modules/staff/views/views-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { isUniqueViolation } from '#server/platform/database/sql-state.ts'
import { findMember } from '../store.ts'
import { deleteShared, insertShared, listShared, lockShared, updateShared, type StoredView } from './store.ts'

const MOST_SHARED = 50

async function list(ctx: Ctx, actor: Staff, resource: string) {
  requireList(ctx, actor, resource)
  const isOwner = await ownsShop(ctx.db, actor)
  const views = await listShared(ctx.db, resource)
  // Older ones may look for a person: only their author sees those.
  const open = views.filter(({ authorId, value }) => authorId === actor.staffId || namesOf(ctx, resource, value) === '')
  return { views: open.map((view) => shown(view, actor, isOwner)) }
}

async function share(
  ctx: Ctx,
  { resource, ...saved }: SavedView & { readonly resource: string },
  { actor }: Call<Staff>,
) {
  requireList(ctx, actor, resource)
  refusePeople(ctx, resource, saved.value)
  const view = { ...saved, id: ctx.newId('shv'), resource, authorId: actor.staffId }
  await ctx.db.transaction().execute(async (tx) => {
    if ((await listShared(tx, resource)).length >= MOST_SHARED) throw errors.TOO_MANY_SHARED_VIEWS({ n: MOST_SHARED })
    if (!(await insertShared(tx, view, ctx.now()))) throw errors.SHARED_VIEW_IS_THERE()
    await noted(ctx, tx, { actor, action: 'create', id: view.id, detail: { after: { resource, ...saved } } })
  })
  return shown(view, actor, false)
}

async function change(ctx: Ctx, { id, ...saved }: SavedView & { readonly id: string }, { actor }: Call<Staff>) {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const { view, isOwner } = await lockOwn(tx, actor, id)
      refusePeople(ctx, view.resource, saved.value)
      await updateShared(tx, id, saved)
      const { label, value } = view
      await noted(ctx, tx, { actor, action: 'update', id, detail: { before: { label, value }, after: saved } })
      return shown({ ...view, ...saved }, actor, isOwner)
    })
  } catch (error) {
    throw isUniqueViolation(error, 'shared_view_label') ? errors.SHARED_VIEW_IS_THERE() : error
  }
}

async function remove(ctx: Ctx, actor: Staff, id: string) {
  return ctx.db.transaction().execute(async (tx) => {
    const { view } = await lockOwn(tx, actor, id)
    await deleteShared(tx, id)
    const { label, value } = view
    await noted(ctx, tx, { actor, action: 'remove', id, detail: { before: { label, value } } })
    return { isRemoved: true as const }
  })
}

/** Throws FORBIDDEN_ERROR for a list that this member of staff cannot open, also where there is no such list. */
function requireList({ staffLists }: Ctx, { scopes }: Staff, resource: string): void {
  const scope = staffLists.get(resource)?.scope
  if (scope === undefined || !scopes.includes(scope)) throw commonErrors.FORBIDDEN_ERROR()
}

/** Throws SHARED_VIEW_NAMES_PEOPLE for a filter that looks for somebody. */
function refusePeople(ctx: Ctx, resource: string, value: SavedView['value']): void {
  const fields = namesOf(ctx, resource, value)
  if (fields !== '') throw errors.SHARED_VIEW_NAMES_PEOPLE({ fields })
}

function namesOf({ staffLists }: Ctx, resource: string, { filter = {} }: SavedView['value']): string {
  return inWordsOf(personalFieldsOf(filter, staffLists.get(resource)?.isPersonal ?? true))
}

/** Throws NOT_FOUND_ERROR, and NOT_YOUR_SHARED_VIEW to everybody but the author and owners. */
async function lockOwn(tx: Tx, actor: Staff, id: string) {
  const view = await lockShared(tx, id)
  if (!view) throw commonErrors.NOT_FOUND_ERROR()
  const isOwner = await ownsShop(tx, actor)
  if (view.authorId !== actor.staffId && !isOwner) throw errors.NOT_YOUR_SHARED_VIEW()
  return { view, isOwner }
}

async function ownsShop(db: Db, { staffId }: Staff): Promise<boolean> {
  const member = await findMember(db, staffId)
  return member?.roles.includes(OWNER) ?? false
}

function shown({ id, label, value, authorId }: StoredView, { staffId }: Staff, isOwner: boolean): SharedView {
  return { id, label, value, authorId, mayChange: isOwner || authorId === staffId }
}

interface SharedViewAudit {
  readonly actor: Staff
  readonly action: 'create' | 'update' | 'remove'
  readonly id: string
  readonly detail: object
}

async function noted(ctx: Ctx, tx: Tx, { actor, action, id, detail }: SharedViewAudit): Promise<void> {
  await audit(ctx, tx, { actor, action: `shared-views.${action}`, subject: `shared-views/${id}`, detail })
}

export const sharedViewOperations = routes(sharedViewsApi, {
  listSharedViews: (ctx, { resource }, { actor }) => list(ctx, actor, resource),
  shareView: share,
  changeSharedView: change,
  removeSharedView: (ctx, { id }, { actor }) => remove(ctx, actor, id),
})
