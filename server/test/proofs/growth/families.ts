// The families that are copied: together they have a row in every table that grows with families.
import { isoString } from '#core/kernel/time.ts'
import { anAgent } from '#server/modules/sales/factory.ts'
import type { TestApp } from '../../app.ts'
import { aFamilyWithMandate } from '../../family-with-mandate.ts'
import type { LoginData } from '#core/modules/accounts/account.ts'
import { peopleOf } from '../../people.ts'
import { prepareCast, type Player } from '../access/cast.ts'
import { aKnownFamily } from '../privacy/family-with-data.ts'

/** Answers the one that asks: it has a paid and an open order. */
export async function prepareFamilies(app: TestApp): Promise<Player> {
  await aFamilyWithMandate(app)
  const { data } = await aKnownFamily(app, peopleOf(app))
  const { players } = await prepareCast(app)
  const [family] = players
  if (!family) throw new Error('there is a family in the cast')
  const agent = await anAgent(app.ctx)
  await app.asOwner(rowsOf(String(family.ids['orderId']), agent.id))
  await app.asOwner(rowsBeside(data, isoString(app.now())))
  return family
}

/** Rows that staff write about a family, or a gateway sends about its order. */
function rowsOf(orderId: string, agentId: string): string {
  const id = (kind: string) => `'${kind}' || substr(o.id, 4)`
  const insert = (table: string, values: string) => `insert into ${table}
    select ${values} from orders.order as o where o.id = '${orderId}';`
  return [
    insert('payments.exception (id, order_id, type, status, found_at, checked_at)', `${id('pex')}, o.id, 'MONEY_HELD', 'OPEN', o.created_at, o.created_at`), // prettier-ignore
    insert('payments.settlement_line (id, settlement_id, order_id, kind, amount, fee, tax, bank_reference, settled_at, finding, imported_at)', `${id('stl')}, ${id('set')}, o.id, 'PAYMENT', o.amount, 0, 0, ${id('utr')}, o.created_at, 'MATCHED', o.created_at`), // prettier-ignore
    insert('wallet.adjustment (id, account_id, purse, amount, reason, asked_by, asked_at)', `${id('adj')}, o.account_id, 'granted', 100, 'late', 'stf000000000000000001', o.created_at`), // prettier-ignore
    insert('wallet.debt (id, account_id, order_id, cause, amount, since)', `${id('dbt')}, o.account_id, o.id, 'PLAN_RETURNED', 100, o.created_at`), // prettier-ignore
    insert('wallet.hold (id, order_id, account_id, title, granted, purchased, state, held_at, expires_at)', `${id('hld')}, o.id, o.account_id, o.title, 0, 100, 'HELD', o.created_at, o.expires_at`), // prettier-ignore
    insert('support.merge (id, from_account, into_account, reason, asked_by, asked_at)', `${id('mrg')}, o.account_id, 'acc' || substr(o.id, 4), 'two numbers', 'stf000000000000000001', o.created_at`), // prettier-ignore
    insert('support.guardian_change (id, kind, learner_id, account_id, consent, reason, status, asked_by, asked_at, decided_by, decided_at)', `${id('grd')}, 'LINK', o.learner_id, o.account_id, 'GUARDIAN_AGREED', 'He asked.', 'REFUSED', 'stf000000000000000001', o.created_at, 'stf000000000000000002', o.created_at`), // prettier-ignore
    insert('support.note (id, account_id, text, written_by, written_at)', `${id('not')}, o.account_id, 'She asked for a call at six.', 'stf000000000000000001', o.created_at`), // prettier-ignore
    insert('support.view (id, account_id, learner_id, staff_id, shown_as, reason, started_at, ends_at)', `${id('viw')}, o.account_id, o.learner_id, 'stf000000000000000001', 'Meera', 'She asked.', o.created_at, o.expires_at`), // prettier-ignore
    insert('privacy.request (id, account_id, kind, reason, asked_by, asked_at, due_at)', `${id('prq')}, o.account_id, 'EXPORT', 'He wrote.', 'stf000000000000000001', o.created_at, o.expires_at`), // prettier-ignore
    insert('sales.lead (id, agent_id, student_name, phone, lang, bundle_id, discount, created_at, order_id)', `${id('lea')}, '${agentId}', 'Asha', o.phone, 'en', o.entity_id, 0, o.created_at, o.id`), // prettier-ignore
  ].join('\n')
}

/** Rows that only some families have, written at this moment of the app's clock. */
function rowsBeside({ accountId, userId }: LoginData, now: string): string {
  return `
    insert into privacy.deletion (account_id, asked_at, due_at) values ('${accountId}', '${now}', timestamptz '${now}' + interval '30 days');
    insert into ledger.balance (account, amount) values ('wallet:${accountId}:purchased', 100);
    insert into home.lantern_night (learner_id, day, lit_at) values ('${userId}', '${now}', '${now}');
    insert into partners.link (partner, customer_hash, account_id, linked_at)
      select code, 'hash', '${accountId}', '${now}' from partners.partner limit 1;
    insert into enrolments.batch_seat (batch_id, no, learner_id) values ('bat000000000000000000', 1, '${userId}');
    insert into clickstream.event (at, event_type, page_name, path, learner_id, visit)
      values ('${now}', 'PRODUCT_LANDING', 'home', '/', '${userId}', 'visit');`
}
