// Members of staff and their roles, as resources. Nobody gives what they have not got, and nobody changes what they may do.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { secret } from '#core/kernel/schemas.ts'
import { Secret } from '#core/kernel/secret.ts'
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

const members = tableStore(staffApi.staffMembers, {
  table: 'staff.member',
  hidden: { totpSecret: secret() },
  computed: { hasLogin: sql`password_hash is not null` },
  search: ['name', 'email'],
  where: { role: (value) => sql<boolean>`roles @> array[${value}]::text[]` },
})

const roles = tableStore(staffApi.staffRoles, {
  table: 'staff.role',
  id: sql<string>`key`,
  search: ['key', 'name'],
})

async function checkMember(
  ctx: Ctx,
  tx: Tx,
  { actor, before, fields }: Write<typeof staffApi.staffMembers>,
): Promise<void> {
  if (before?.id === actor.staffId) throw errors.OWN_ROLES()
  const { roles: given = before?.roles ?? [], isReadOnly = false } = fields
  refuseBeyond(actor, await scopesFor(ctx, { roles: given, isReadOnly }), 'roles')
  if (before) await ctx.sessions.endAllOf(tx, before.id)
}

async function checkRole(
  ctx: Ctx,
  tx: Tx,
  { actor, before, fields }: Write<typeof staffApi.staffRoles>,
): Promise<void> {
  refuseBeyond(actor, scopesOf([(fields.grants ?? {}) as Grants], false), 'grants')
  if (!before) return
  const holders = await listHolders(tx, before.id)
  if (holders.includes(actor.staffId)) throw errors.OWN_ROLES()
  for (const holder of holders) await ctx.sessions.endAllOf(tx, holder)
}

/** Who may not do something cannot let others do it. */
function refuseBeyond({ scopes }: Staff, given: readonly string[], field: string): void {
  const beyond = given.filter((scope) => !scopes.includes(scope))
  if (beyond.length > 0)
    throw new DomainError(commonErrors.FORBIDDEN_ERROR, {}, { [field]: `you have not got ${beyond.join(', ')}` })
}

export const memberOperations = [
  ...resourceOperations(staffApi.staffMembers, members, {
    kind: 'stf',
    check: checkMember,
    complete: (ctx, _tx, { fields }) => ({
      ...fields,
      totpSecret: new Secret(seal(ctx.settings.secret, newSecret())),
      createdAt: ctx.now(),
    }),
    created: (ctx, tx, memberId) => ctx.enqueue(tx, inviteJob, { memberId }),
  }),
  ...resourceOperations(staffApi.staffRoles, roles, {
    idOf: ({ key }) => key,
    check: checkRole,
  }),
]
