import { createHash } from 'node:crypto'
import { scopesOf } from '#core/modules/staff/permissions.ts'
import { FEATURES } from '#core/taxonomy/staff/features.ts'
import { ask } from '../stage/database.ts'
import { SESSION_COOKIE } from '../stage/product.ts'
import type { Cookies } from './operations.ts'

const STAFF_TOKEN = 'staff-of-the-bench'

/** A family that has paid, and the owner of the demo. */
export async function openSessions(url: string): Promise<Cookies> {
  const scopes = scopesOf([Object.fromEntries(FEATURES.map((feature) => [feature, 'approve'] as const))], false)
  await ask(
    url,
    `insert into platform.session (token_hash, principal, subject, created_at, seen_at, idle_seconds, ends_at)
     select $1, jsonb_build_object('kind', 'staff', 'staffId', id, 'scopes', $2::jsonb), id, now(), now(), 86400,
       now() + interval '1 day'
     from staff.member where email = 'owner@kandil.example' on conflict do nothing`,
    [createHash('sha256').update(STAFF_TOKEN).digest(), JSON.stringify(scopes)],
  )
  const [order] = await ask<{ id: string; family: number }>(
    url,
    `select id, substr(account_id, 4)::int as family from orders.order
     where status = 'PAID' and account_id ~ '^acc0{15}' order by id limit 1`,
  )
  if (!order) throw new Error('no family of the base has paid')
  return {
    family: `${SESSION_COOKIE}=family-${order.family}`,
    staff: `${SESSION_COOKIE}=${STAFF_TOKEN}`,
    orderId: order.id,
  }
}
