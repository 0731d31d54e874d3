// SQL over many households at once, for what goes to all that match a filter.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface AudienceFilter {
  /** Empty lists match everybody. */
  readonly grades: readonly number[]
  readonly boards: readonly string[]
  readonly stateCodes: readonly string[]
}

export interface AudienceHousehold {
  readonly accountId: string
  readonly hasMail: boolean
  /** Those who live in the household and match. */
  readonly learners: readonly { readonly id: string; readonly birthYear: number | null; readonly consentedAt: Instant | null }[]
} // prettier-ignore

interface Row {
  readonly account_id: string
  readonly has_mail: boolean
  readonly id: string
  readonly birth_year: number | null
  readonly consented_at: Instant | null
}

/** So many from the one after `after` on, or only these. */
export type AudiencePortion =
  | { readonly after: string; readonly size: number }
  | { readonly accountIds: readonly string[] }

/** Households with a learner who matches, in the order of their ids. */
export async function listAudience(
  db: Db,
  { grades, boards, stateCodes }: AudienceFilter,
  portion: AudiencePortion,
): Promise<AudienceHousehold[]> {
  const matches = sql.join(
    [
      sql`learner.erased_at is null`,
      ...(grades.length > 0 ? [sql`learner.grade = any(${[...grades]}::int[])`] : []),
      ...(boards.length > 0 ? [sql`learner.board = any(${[...boards]}::text[])`] : []),
    ],
    sql` and `,
  )
  const [place, limit] =
    'accountIds' in portion
      ? [sql`id = any(${[...portion.accountIds]}::text[])`, sql``]
      : [sql`id > ${portion.after}`, sql`limit ${portion.size}`]
  const inStates = stateCodes.length > 0 ? sql`and state_code = any(${[...stateCodes]}::text[])` : sql``
  const { rows } = await sql<Row>`
    select portion.id as account_id, portion.has_mail, learner.id, learner.birth_year, learner.consented_at
    from (
      select id, email is not null and email_verified_at is not null as has_mail from accounts.account
      where ${place} and erased_at is null and merged_into is null ${inStates}
        and exists (select from accounts.learner where learner.account_id = account.id and ${matches})
      order by id ${limit}
    ) as portion join accounts.learner on learner.account_id = portion.id and ${matches}
    order by portion.id, learner.id`.execute(db)
  return groupedByAccount(rows)
}

function groupedByAccount(rows: readonly Row[]): AudienceHousehold[] {
  return [...Map.groupBy(rows, ({ account_id }) => account_id)].map(([accountId, own]) => ({
    accountId,
    hasMail: own[0]?.has_mail ?? false,
    learners: own.map(({ id, birth_year, consented_at }) => ({
      id,
      birthYear: birth_year,
      consentedAt: consented_at,
    })),
  }))
}

/** Each of these households with each learner it acts for. */
export async function listLearnersOfAccounts(
  db: Db,
  accountIds: readonly string[],
): Promise<{ readonly accountId: string; readonly learnerId: string }[]> {
  const { rows } = await sql<{ accountId: string; learnerId: string }>`
    select account_id as "accountId", id as "learnerId" from accounts.learner
    where account_id = any(${[...accountIds]}::text[]) and erased_at is null
    union all
    select guardian.account_id, learner_id from accounts.guardian join accounts.learner on learner.id = learner_id
    where guardian.account_id = any(${[...accountIds]}::text[]) and ended_at is null and erased_at is null`.execute(db)
  return rows
}
