// Members of staff and their roles, as resources. Nobody gives what they have not got, and nobody changes what they may do.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { defined } from '#core/kernel/defined.ts'
import { permissionName } from '#core/kernel/permission.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import { Secret } from '#core/kernel/secret.ts'
import { DomainError } from '#core/kernel/error.ts'
import { grantsOf, OWNER, scopesOf, type Grants } from '#core/modules/staff/permissions.ts'
import { FEATURES } from '#core/taxonomy/staff/features.ts'
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import { isWider } from '#core/taxonomy/staff/staff-limits.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withhold, type Change } from '../approval/approval.ts'
import { newSecret } from '../login/authenticator.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { inviteJob } from './invitation.ts'
import { APPROVES, refuseLosingLast } from '../approval/last-approver.ts'
import { setInviter } from './inviter.ts'
import { members } from './member-store.ts'
import { seal } from '../login/secrets.ts'
import {
  findTeachersMember,
  limitsOf,
  lockHolders,
  lockPermissions,
  type Member,
  type OptionalFields,
} from '../store.ts'
import { scopesByRoles } from './scopes-by-roles.ts'

const storedRoles = tableStore(staffApi.staffRoles, {
  table: 'staff.role',
  id: sql<string>`key`,
  search: ['key', 'name'],
})

/** With all that a role grants, not only what staff have chosen. */
const roles: typeof storedRoles = {
  ...storedRoles,
  async list(db, ask, now) {
    const page = await storedRoles.list(db, ask, now)
    return { ...page, data: page.data.map(withGrants) }
  },
  async find(db, id, now) {
    const role = await storedRoles.find(db, id, now)
    return role && withGrants(role)
  },
  insert: (tx, id, fields, now) => storedRoles.insert(tx, id, withNone(fields), now),
  update: (tx, id, fields, now) => storedRoles.update(tx, id, withNone(fields), now),
}

type Role = RecordOf<typeof staffApi.staffRoles>

/**
 * Saved grants are complete: a feature that staff leave out is granted to nobody. Only a feature that is added to the
 * product later uses its default.
 */
function withNone<F extends { readonly grants?: Role['grants'] | undefined }>(fields: F): F {
  const none = Object.fromEntries(FEATURES.map((feature) => [feature, 'none']))
  return fields.grants === undefined ? fields : { ...fields, grants: { ...none, ...fields.grants } }
}

function withGrants(role: Row<Role>): Row<Role> {
  return { ...role, grants: grantsOf(role.id, role.grants as Grants) } // only grants are written there
}

type MemberWrite = Write<typeof staffApi.staffMembers>

async function checkMember(ctx: Ctx, tx: Tx, { actor, before, fields }: MemberWrite): Promise<void> {
  await lockPermissions(tx)
  if (before?.id === actor.staffId) throw errors.OWN_ROLES()
  const next = { ...before, ...defined(fields) }
  const after = await scopesByRoles(tx, next)
  refuseBeyond(actor, after, 'roles')
  if (fields.teacherId) await refuseTeacher(tx, fields.teacherId, before?.id)
  if (!before) return
  // Other rows are to be approved like another permission.
  const isKept = before.isActive && !isWider(limitsOf(before), limitsOf(next))
  const held = await scopesByRoles(tx, before)
  const keeps = (fields.isActive ?? before.isActive) && after.includes(APPROVES)
  await refuseLosingLast(ctx, tx, actor, keeps ? [] : [before.id])
  await withhold(ctx, tx, actor, { id: before.id, before: isKept ? held : [], after })
  if (!isDeepStrictEqual(accessOf(before, held), accessOf(next, after))) await endSessionsOf(ctx, tx, before.id)
}

/** The permissions and rows that a login of the member has. Only a change of these ends the sessions. */
function accessOf(member: OptionalFields<Member>, scopes: readonly string[]) {
  const { isActive, teacherId = null } = member
  return { scopes, limits: limitsOf(member), isActive, teacherId }
}

/** A teacher has one login. */
async function refuseTeacher(tx: Tx, teacherId: string, memberId: string | undefined): Promise<void> {
  const [teacher] = await listTeachers(tx, [teacherId])
  if (!teacher) throw new DomainError(commonErrors.INVALID_INPUT, {}, { teacherId: 'There is no such teacher.' })
  const holder = await findTeachersMember(tx, teacherId)
  if (holder !== undefined && holder !== memberId) throw errors.TEACHER_IS_TAKEN()
}

async function invite(ctx: Ctx, tx: Tx, memberId: string, { actor, fields }: MemberWrite): Promise<void> {
  await setInviter(tx, memberId, actor.staffId)
  await withhold(ctx, tx, actor, { id: memberId, before: [], after: await scopesByRoles(tx, fields) })
  await ctx.enqueue(tx, inviteJob, { memberId })
}

async function checkRole(
  ctx: Ctx,
  tx: Tx,
  { actor, before, fields }: Write<typeof staffApi.staffRoles>,
): Promise<void> {
  await lockPermissions(tx)
  const { grants: given = {} } = fields
  refuseBeyond(actor, scopesOf([given as Grants], false), 'grants')
  if (before?.id === OWNER) refuseLess(given as Grants)
  // A role that is new may have holders too: its key was given before.
  const key = before?.id ?? fields.key ?? ''
  const changed = { key, grants: grantsOf(key, withNone({ grants: given }).grants as Grants) } // as the contract has parsed them
  const holders = await lockHolders(tx, key)
  if (holders.some(({ id }) => id === actor.staffId)) throw errors.OWN_ROLES()
  const changes: Change[] = []
  for (const holder of holders) {
    changes.push({
      id: holder.id,
      before: await scopesByRoles(tx, holder),
      after: await scopesByRoles(tx, holder, changed),
    })
  }
  const losing = changes.filter(({ after }) => !after.includes(APPROVES)).map(({ id }) => id)
  await refuseLosingLast(ctx, tx, actor, losing)
  for (const change of changes) {
    await withhold(ctx, tx, actor, change)
    if (!isDeepStrictEqual(change.before, change.after)) await endSessionsOf(ctx, tx, change.id)
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
  ...resourceOperations(staffApi.staffMembers, members, {
    kind: 'stf',
    check: checkMember,
    complete: (ctx, _tx, { fields }) => ({
      ...fields,
      totpSecret: new Secret(seal(ctx.settings.secret, newSecret())),
      createdAt: ctx.now(),
    }),
    created: invite,
  }),
  ...resourceOperations(staffApi.staffRoles, roles, {
    idOf: ({ key }) => key,
    check: checkRole,
  }),
]
