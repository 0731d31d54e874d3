// Members of staff as the console lists and edits them.
import { sql } from 'kysely'
import type { RecordOf } from '#core/kernel/resource.ts'
import { secret } from '#core/kernel/schemas.ts'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { staffApi } from '#core/modules/staff/staff-api.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { ListQuery, Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withheldAt } from '../login/log-in.ts'
import { lockPermissions } from '../store.ts'

/** The permissions of each member are looked at again after so long. */
const REVIEWED_EACH = 90 * DAY

const stored = tableStore(staffApi.staffMembers, {
  table: 'staff.member',
  hidden: { totpSecret: secret() },
  computed: {
    hasLogin: sql`password_hash is not null`,
    lastLoginAt: sql`(select max(seen_at) from staff.known_device where staff_id = member.id)`,
  },
  elsewhere: ['status'],
  search: ['name', 'email'],
  where: {
    isReviewDue: (value, now) =>
      sql<boolean>`(is_active and coalesce(reviewed_at, created_at) < ${at(later(now, -REVIEWED_EACH))}) = ${value}`,
    isLimited: (value) => sql<boolean>`(cardinality(schools || teams || regions) > 0) = ${value}`,
    team: (value) => sql<boolean>`teams @> array[${value}]::text[]`,
    role: (value) => sql<boolean>`roles @> array[${value}]::text[]`,
    isWaiting: (value, now) =>
      sql<boolean>`(asked_by <> '{}' and (counts_from is null or counts_from > ${at(now)})) = ${value}`,
  },
})

export const members = {
  ...stored,
  async list(db: Db, ask: ListQuery, now: Instant) {
    const page = await stored.list(db, ask, now)
    return { ...page, data: page.data.map((member) => withStatus(member, now)) }
  },
  async find(db: Db, id: string, now: Instant) {
    const member = await stored.find(db, id, now)
    return member && withStatus(member, now)
  },
  async lock(tx: Tx, id: string) {
    await lockPermissions(tx)
    await stored.lock(tx, id)
  },
}

type MemberRow = Row<RecordOf<typeof staffApi.staffMembers>>

function withStatus(member: Omit<MemberRow, 'status'>, now: Instant): MemberRow {
  const { withheldScopes: scopes, askedBy, countsFrom } = member
  const withheldScopes = [...withheldAt(now, { scopes, askedBy, countsFrom })]
  const waits = askedBy.length > 0 ? 'WAITING' : 'REFUSED'
  return { ...member, withheldScopes, status: withheldScopes.length === 0 ? 'APPROVED' : waits }
}

/** Those of these ids that are members. */
export async function listMemberIds(db: Db, ids: readonly string[]): Promise<string[]> {
  return Object.keys(await listNames(db, ids))
}

/** The names of the members with these ids. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('staff.member')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, ''])
    .execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
