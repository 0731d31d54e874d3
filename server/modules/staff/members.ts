// Members of staff and their roles, as resources. Nobody gives what they have not got, and nobody changes what they may do.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { permissionName } from '#core/kernel/permission.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import { secret } from '#core/kernel/schemas.ts'
import { Secret } from '#core/kernel/secret.ts'
import { DomainError } from '#core/kernel/error.ts'
import { FEATURES, grantsOf, OWNER, scopesOf, type Grants } from '#core/modules/staff/feature.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
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

const storedRoles = tableStore(staffApi.staffRoles, {
  table: 'staff.role',
  id: sql<string>`key`,
  search: ['key', 'name'],
})

/** With all that a role grants, not only what staff have chosen. */
const roles: typeof storedRoles = {
  ...storedRoles,
  async list(db, ask, now) {
    const { data, total } = await storedRoles.list(db, ask, now)
    return { data: data.map(withGrants), total }
  },
  async find(db, id, now) {
    const role = await storedRoles.find(db, id, now)
    return role && withGrants(role)
  },
  insert: (tx, id, fields, now) => storedRoles.insert(tx, id, withNone(fields), now),
  update: (tx, id, fields, now) => storedRoles.update(tx, id, withNone(fields), now),
}

type Role = RecordOf<typeof staffApi.staffRoles>

/** What staff save is all that they give: a feature they leave out is refused, and only a later one comes unasked. */
function withNone<F extends { readonly grants?: Role['grants'] | undefined }>(fields: F): F {
  const none = Object.fromEntries(FEATURES.map((feature) => [feature, 'none']))
  return fields.grants === undefined ? fields : { ...fields, grants: { ...none, ...fields.grants } }
}

function withGrants(role: Row<Role>): Row<Role> {
  return { ...role, grants: grantsOf(role.id, role.grants as Grants) } // only grants are written there
}

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
  if (before.id === OWNER) refuseLess((fields.grants ?? {}) as Grants)
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
