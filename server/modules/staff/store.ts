// All SQL over the staff schema.
import { sql } from 'kysely'
import type { SavedView } from '#core/modules/staff/views/views-api.ts'
import { grantsOf, type Grants } from '#core/modules/staff/permissions.ts'
import type { Limits } from '#core/taxonomy/staff/staff-limits.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** All that decides what a member may do. */
export interface StaffAccess extends Limits {
  readonly roles: readonly string[]
  readonly isReadOnly: boolean
}

/** A form leaves out what it does not change. */
export type OptionalFields<T> = { readonly [K in keyof T]?: T[K] | undefined }

export interface Member extends StaffAccess {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isActive: boolean
  /** Null until the invitation is accepted. */
  readonly passwordHash: string | null
  /** Sealed. */
  readonly totpSecret: string
  readonly totpStep: number
  readonly teacherId: string | null
}

export function limitsOf({ schools = [], teams = [], regions = [] }: OptionalFields<Limits>): Limits {
  return { schools, teams, regions }
}

const columns = sql`schools, teams, regions, id, email, name, roles, is_read_only as "isReadOnly", is_active as "isActive",
  password_hash as "passwordHash", totp_secret as "totpSecret", totp_step as "totpStep", teacher_id as "teacherId"`

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`select ${columns} from staff.member where id = ${id}`.execute(db)
  return rows[0]
}

export async function findMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`select ${columns} from staff.member where email = ${email}`.execute(db)
  return rows[0]
}

/** The id of the member who is this teacher. */
export async function findTeachersMember(db: Db, teacherId: string): Promise<string | undefined> {
  const row = await db.selectFrom('staff.member').select('id').where('teacher_id', '=', teacherId).executeTakeFirst()
  return row?.id
}

export async function findInvited(db: Db, invitationHash: Buffer, now: Instant): Promise<Member | undefined> {
  const { rows } = await sql<Member>`select ${columns} from staff.member
    where invitation_hash = ${invitationHash} and invited_until > ${at(now)} and is_active`.execute(db)
  return rows[0]
}

/** True once anybody has accepted an invitation. */
export async function hasLogins(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff.member')
    .select('id')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type NewMember = Pick<
  Member,
  'id' | 'email' | 'name' | 'roles' | 'isReadOnly' | 'isActive' | 'totpSecret' | 'teacherId'
>

export async function insertMember(db: Db, member: NewMember, now: Instant): Promise<void> {
  await db
    .insertInto('staff.member')
    .values({
      id: member.id,
      email: member.email,
      name: member.name,
      roles: [...member.roles],
      is_read_only: member.isReadOnly,
      is_active: member.isActive,
      totp_secret: member.totpSecret,
      teacher_id: member.teacherId,
      created_at: at(now),
    })
    .execute()
}

export async function updateActive(db: Db, id: string, isActive: boolean): Promise<void> {
  await db.updateTable('staff.member').set({ is_active: isActive }).where('id', '=', id).execute()
}

export async function updateInvitation(db: Db, id: string, hash: Buffer, until: Instant): Promise<void> {
  await db
    .updateTable('staff.member')
    .set({ invitation_hash: hash, invited_until: at(until) })
    .where('id', '=', id)
    .execute()
}

/** The invitation is used up. Answers false when somebody else has used it in between. */
export async function updateLogin(
  db: Db,
  {
    id,
    passwordHash,
    step,
    invitationHash,
  }: { id: string; passwordHash: string; step: number; invitationHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff.member')
    .set({ password_hash: passwordHash, totp_step: step, invitation_hash: null, invited_until: null })
    .where('id', '=', id)
    .where('invitation_hash', '=', invitationHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function rememberDevice(
  db: Db,
  { staffId, deviceHash }: { staffId: string; deviceHash: Buffer },
  now: Instant,
) {
  await db
    .insertInto('staff.known_device')
    .values({ staff_id: staffId, device_hash: deviceHash, seen_at: at(now) })
    .onConflict((conflict) => conflict.columns(['staff_id', 'device_hash']).doUpdateSet({ seen_at: at(now) }))
    .execute()
}

/** True when the member with this address has logged in from this browser before. */
export async function isKnownDevice(db: Db, email: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from staff.known_device join staff.member on member.id = staff_id
    where email = ${email} and device_hash = ${deviceHash}`.execute(db)
  return rows.length > 0
}

/** Answers false when this code, or a later one, was used in between. */
export async function useStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff.member')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function listGrants(db: Db, roles: readonly string[]): Promise<Grants[]> {
  if (roles.length === 0) return []
  const rows = await db.selectFrom('staff.role').select(['key', 'grants']).where('key', 'in', roles).execute()
  return rows.map(({ key, grants }) => grantsOf(key, grants as Grants)) // only grants are written there
}

/** The members who hold a role, locked in the order of their ids. */
export async function lockHolders(db: Db, role: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select ${columns} from staff.member
    where roles @> array[${role}] order by id for update`.execute(db)
  return rows
}

/** The members who are limited to a team, locked in the order of their ids. */
export async function lockLimitedTo(db: Db, team: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select ${columns} from staff.member
    where teams @> array[${team}] and is_active order by id for update`.execute(db)
  return rows
}

/** Members who can log in now. */
export async function listActiveMembers(db: Db): Promise<Member[]> {
  const { rows } = await sql<Member>`select ${columns} from staff.member
    where is_active and password_hash is not null order by id`.execute(db)
  return rows
}

/** One transaction at a time changes what members may do, so that no two see only half of each other's change. */
export async function lockPermissions(db: Db): Promise<void> {
  await sql`lock table staff.role in share row exclusive mode`.execute(db)
}

/** Permissions to approve that wait for a second person. */
export interface WithheldScopes {
  readonly scopes: readonly string[]
  readonly askedBy: readonly string[]
  readonly countsFrom: Instant | null
}

export async function findWithheld(db: Db, id: string): Promise<WithheldScopes | undefined> {
  const row = await db
    .selectFrom('staff.member')
    .select(['withheld_scopes as scopes', 'asked_by as askedBy', 'counts_from as countsFrom'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row
}

export async function updateWithheld(
  db: Db,
  id: string,
  { scopes, askedBy, countsFrom }: WithheldScopes,
): Promise<void> {
  await db
    .updateTable('staff.member')
    .set({
      withheld_scopes: [...scopes],
      asked_by: [...askedBy],
      counts_from: at(countsFrom),
    })
    .where('id', '=', id)
    .execute()
}

/** The saved views of a member of staff, by the list they belong to. */
export async function listViews(db: Db, staffId: string): Promise<Record<string, SavedView[]>> {
  const rows = await db
    .selectFrom('staff.saved_views')
    .select(['resource', 'views'])
    .where('staff_id', '=', staffId)
    .execute()
  return Object.fromEntries(rows.map(({ resource, views }) => [resource, views as SavedView[]])) // only views are written there
}

interface ViewsOfList {
  readonly staffId: string
  readonly resource: string
}

/** Locks them until the transaction ends. A list without any gets an empty row first. */
export async function lockViews(tx: Tx, { staffId, resource }: ViewsOfList): Promise<SavedView[]> {
  await tx
    .insertInto('staff.saved_views')
    .values({ staff_id: staffId, resource, views: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { views } = await tx
    .selectFrom('staff.saved_views')
    .select('views')
    .where('staff_id', '=', staffId)
    .where('resource', '=', resource)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return views as SavedView[] // only views are written there
}

export async function updateViews(
  tx: Tx,
  { staffId, resource, views }: ViewsOfList & { readonly views: readonly SavedView[] },
): Promise<void> {
  await tx
    .updateTable('staff.saved_views')
    .set({ views: JSON.stringify(views) })
    .where('staff_id', '=', staffId)
    .where('resource', '=', resource)
    .execute()
}
