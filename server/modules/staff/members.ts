// Members of staff and their roles, as resources. Nobody gives what they have not got, and nobody changes what they may do.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { permissionName } from '#core/kernel/permission.ts'
import { DomainError } from '#core/kernel/error.ts'
import { scopesOf, type Grants } from '#core/modules/staff/feature.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
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

const roles = tableStore({
  table: 'staff.role',
  id: sql<string>`key`,
  fields: ['key', 'name', 'grants'],
  json: ['grants'],
  search: ['key', 'name'],
  sortedBy: 'key',
})

async function checkMember(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  if (before?.id === actor.staffId) throw errors.OWN_ROLES()
  const { roles: given = before?.['roles'], isReadOnly = false } = fields as { roles?: string[]; isReadOnly?: boolean }
  refuseBeyond(actor, await scopesFor(ctx, { roles: (given as string[] | undefined) ?? [], isReadOnly }), 'roles')
  if (before) await ctx.sessions.endAllOf(tx, before.id)
}

async function checkRole(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  refuseBeyond(actor, scopesOf([(fields['grants'] ?? {}) as Grants], false), 'grants')
  if (!before) return
  const holders = await listHolders(tx, before.id)
  if (holders.includes(actor.staffId)) throw errors.OWN_ROLES()
  for (const holder of holders) await ctx.sessions.endAllOf(tx, holder)
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
