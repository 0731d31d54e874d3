// Members of staff as the console lists and edits them.
import { sql } from 'kysely'
import type { AskedStatus } from '#core/kernel/second-person.ts'
import type { Instant } from '#core/kernel/time.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { ResourceStore, Versioned } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withheldAt } from './log-in.ts'
import { lockPermissions, type Withheld } from './store.ts'

const stored = tableStore({
  table: 'staff.member',
  fields: [
    'email',
    'name',
    'roles',
    'isReadOnly',
    'isActive',
    'createdAt',
    'totpSecret',
    'withheldScopes',
    'askedBy',
    'countsFrom',
  ],
  hidden: ['totpSecret'],
  computed: { hasLogin: sql`password_hash is not null` },
  instants: ['createdAt'],
  search: ['name', 'email'],
  where: {
    role: (value) => sql<boolean>`roles @> array[${value}]::text[]`,
    isWaiting: (value, now) =>
      sql<boolean>`(asked_by <> '{}' and (counts_from is null or counts_from > ${at(now)})) = ${value}`,
  },
  sortedBy: 'name',
})

export const members = {
  ...stored,
  async list(db, ask, now) {
    const { data, total } = await stored.list(db, ask, now)
    return { data: data.map((member) => withStatus(member, now)), total }
  },
  async find(db, id, now) {
    const member = await stored.find(db, id, now)
    return member && withStatus(member, now)
  },
  async lock(tx, id) {
    await lockPermissions(tx)
    await stored.lock?.(tx, id)
  },
} satisfies ResourceStore

export interface MemberRecord extends Versioned {
  readonly status: AskedStatus
  readonly askedBy: readonly string[]
  readonly withheldScopes: readonly string[]
}

function withStatus(member: Versioned, now: Instant): MemberRecord {
  const { withheldScopes: scopes, askedBy, countsFrom } = member as Versioned & StoredColumns // of the table above
  const withheldScopes = withheldAt(now, { scopes, askedBy, countsFrom })
  const waits = askedBy.length > 0 ? ('WAITING' as const) : ('REFUSED' as const)
  return { ...member, askedBy, withheldScopes, status: withheldScopes.length === 0 ? 'APPROVED' : waits }
}

interface StoredColumns extends Omit<Withheld, 'scopes'> {
  readonly withheldScopes: readonly string[]
}
