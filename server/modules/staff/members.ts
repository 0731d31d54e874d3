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
import { newSecret } from './authenticator.ts'
import { inviteJob } from './invitation.ts'
import { scopesFor } from './log-in.ts'
import { seal } from './secrets.ts'
import { listHolders } from './store.ts'

const members = tableStore({
  table: 'staff.member',
  fields: ['email', 'name', 'roles', 'isReadOnly', 'isActive', 'createdAt', 'totpSecret'],
  hidden: ['totpSecret'],
  computed: { hasLogin: sql`password_hash is not null` },
  instants: ['createdAt'],
  search: ['name', 'email'],
  where: { role: (value) => sql<boolean>`roles @> array[${value}]::text[]` },
  sortedBy: 'name',
})

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
  if (before?.id === actor.staffId) throw errors.OWN_ROLES()
  const { roles: given = before?.['roles'], isReadOnly = false } = fields as { roles?: string[]; isReadOnly?: boolean }
  refuseBeyond(actor, await scopesFor(ctx, { roles: (given as string[] | undefined) ?? [], isReadOnly }), 'roles')
  if (before) await ctx.sessions.endAllOf(tx, before.id)
}

async function checkRole(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  refuseBeyond(actor, scopesOf([(fields['grants'] ?? {}) as Grants], false), 'grants')
  if (!before) return
  if (before.id === OWNER) refuseLess((fields['grants'] ?? {}) as Grants)
  const holders = await listHolders(tx, before.id)
  if (holders.includes(actor.staffId)) throw errors.OWN_ROLES()
  for (const holder of holders) await ctx.sessions.endAllOf(tx, holder)
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
    created: (ctx, tx, memberId) => ctx.enqueue(tx, inviteJob, { memberId }),
  }),
  ...resourceOperations('roles', staffApi.staffRoles, roles, {
    idOf: ({ key }) => String(key),
    check: checkRole,
  }),
]
