// Members of staff and their roles, as resources. Nobody gives what they have not got, and nobody changes what they may do.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { permissionName } from '#core/kernel/permission.ts'
import { DomainError } from '#core/kernel/error.ts'
import { FEATURES, grantsOf, OWNER, scopesOf, type Grants } from '#core/modules/staff/feature.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { Fields, ResourceStore, Versioned } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withhold } from './approval.ts'
import { newSecret } from './authenticator.ts'
import { inviteJob } from './invitation.ts'
import { members } from './member-store.ts'
import { seal } from './secrets.ts'
import { listGrants, lockHolders, lockPermissions } from './store.ts'

const storedRoles = tableStore({
  table: 'staff.role',
  id: sql<string>`key`,
  fields: ['key', 'name', 'grants'],
  json: ['grants'],
  search: ['key', 'name'],
  sortedBy: 'key',
})

/** With all that a role grants, not only what staff have chosen. */
const roles: ResourceStore = {
  ...storedRoles,
  async list(db, ask, now) {
    const { data, total } = await storedRoles.list(db, ask, now)
    return { data: data.map(withGrants), total }
  },
  async find(db, id, now) {
    const role = await storedRoles.find(db, id, now)
    return role && withGrants(role)
  },
  insert: async (tx, id, fields, now) => storedRoles.insert?.(tx, id, withNone(fields), now),
  update: async (tx, id, fields, now) => storedRoles.update?.(tx, id, withNone(fields), now),
}

/** What staff save is all that they give: a feature they leave out is refused, and only a later one comes unasked. */
function withNone(fields: Fields): Fields {
  const none = Object.fromEntries(FEATURES.map((feature) => [feature, 'none']))
  return fields['grants'] === undefined ? fields : { ...fields, grants: { ...none, ...(fields['grants'] as Grants) } }
}

function withGrants(role: Versioned): Versioned {
  return { ...role, grants: grantsOf(role.id, role['grants'] as Grants) } // only grants are written there
}

async function checkMember(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  await lockPermissions(tx)
  if (before?.id === actor.staffId) throw errors.OWN_ROLES()
  refuseBeyond(actor, await scopesByRoles(tx, { ...before, ...fields }), 'roles')
  if (!before) return
  await withhold(ctx, tx, actor, {
    id: before.id,
    before: before['isActive'] ? await scopesByRoles(tx, before) : [],
    after: await scopesByRoles(tx, { ...before, ...fields }),
  })
  await ctx.sessions.endAllOf(tx, before.id)
}

async function invite(ctx: Ctx, tx: Tx, memberId: string, { actor, fields }: Write): Promise<void> {
  await withhold(ctx, tx, actor, { id: memberId, before: [], after: await scopesByRoles(tx, fields) })
  await ctx.enqueue(tx, inviteJob, { memberId })
}

/** Every permission that the roles grant, also those that are withheld. */
async function scopesByRoles(tx: Tx, fields: Fields, changed?: { key: string; grants: Grants }): Promise<string[]> {
  const { roles: held = [], isReadOnly = false } = fields as { roles?: readonly string[]; isReadOnly?: boolean } // as the contract has parsed them
  const others = await listGrants(
    tx,
    held.filter((role) => role !== changed?.key),
  )
  return scopesOf(changed && held.includes(changed.key) ? [...others, changed.grants] : others, isReadOnly)
}

async function checkRole(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  await lockPermissions(tx)
  refuseBeyond(actor, scopesOf([(fields['grants'] ?? {}) as Grants], false), 'grants')
  if (before?.id === OWNER) refuseLess((fields['grants'] ?? {}) as Grants)
  // A role that is new may have holders too: its key was given before.
  const key = String(before?.id ?? fields['key'])
  const changed = { key, grants: grantsOf(key, withNone({ grants: {}, ...fields })['grants'] as Grants) }
  const holders = await lockHolders(tx, key)
  if (holders.some(({ id }) => id === actor.staffId)) throw errors.OWN_ROLES()
  for (const holder of holders) {
    const scopes = {
      before: await scopesByRoles(tx, { ...holder }),
      after: await scopesByRoles(tx, { ...holder }, changed),
    }
    await withhold(ctx, tx, actor, { id: holder.id, ...scopes })
    await ctx.sessions.endAllOf(tx, holder.id)
  }
}

/** The owner's permissions are not stored, so less than all of them cannot be. */
function refuseLess(grants: Grants): void {
  if (Object.values(grants).some((level) => level !== 'approve'))
    throw new DomainError(commonErrors.INVALID_INPUT, {}, { grants: 'The owner always has every permission.' })
}

/** Who may not do something cannot let others do it. */
function refuseBeyond({ scopes }: Staff, given: readonly string[], field: string): void {
  const beyond = given.filter((scope) => !scopes.includes(scope))
  if (beyond.length > 0)
    throw new DomainError(
      commonErrors.FORBIDDEN_ERROR,
      {},
      { [field]: `You can give only permissions you have. You do not have ${beyond.map(permissionName).join(', ')}.` },
    )
}

export const memberOperations = [
  ...resourceOperations('members', staffApi.staffMembers, members, {
    kind: 'stf',
    check: checkMember,
    complete: (ctx, _tx, { fields }) => ({
      ...fields,
      totpSecret: seal(ctx.settings.secret, newSecret()),
      createdAt: ctx.now(),
    }),
    created: invite,
  }),
  ...resourceOperations('roles', staffApi.staffRoles, roles, {
    idOf: ({ key }) => String(key),
    check: checkRole,
  }),
]
