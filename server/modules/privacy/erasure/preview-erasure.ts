// Shows what the erasure of a household removes and what it keeps, before anybody asks for it.
import { plus, showMoney } from '#core/kernel/money.ts'
import { HINDRANCES, type Hindrance } from '#core/modules/privacy/erasure.ts'
import { DELETION_GRACE_DAYS } from '#core/modules/privacy/deletion.ts'
import { requestErrors as errors } from '#core/modules/privacy/errors.ts'
import type { ErasurePreview, StoredErasurePreview } from '#core/modules/privacy/staff-api.ts'
import { findAccount, listLearners } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { listPlans } from '#server/modules/instalments/index.ts'
import { listOrdersUnderWay } from '#server/modules/orders/index.ts'
import { findWallet, walletAccounts } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { householdData } from '#server/platform/points/household-data.ts'
import { countPersonalRows } from '#server/platform/personal/count-personal-rows.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { PersonalTable } from '#server/platform/personal/personal-table.ts'
import { KEPT_FOR_YEARS } from '../delete-account.ts'
import { findDeletion } from '../store.ts'

type Part = StoredErasurePreview['parts'][number]

/** With the learners' names and the policy. Throws NO_SUCH_HOUSEHOLD. */
export async function showErasure(ctx: Ctx, accountId: string): Promise<ErasurePreview> {
  const stored = await previewErasure(ctx, ctx.db, accountId)
  const learners = (await listLearners(ctx.db, accountId)).filter(({ isHome }) => isHome)
  return {
    ...stored,
    learners: learners.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || 'No name yet'), // prettier-ignore
    graceDays: DELETION_GRACE_DAYS,
    keptForYears: KEPT_FOR_YEARS,
  }
}

/** Counts only, so that a request may keep it after the erasure. Throws NO_SUCH_HOUSEHOLD. */
export async function previewErasure(ctx: Ctx, db: Db, accountId: string): Promise<StoredErasurePreview> {
  const account = await findAccount(db, accountId)
  if (!account) throw errors.NO_SUCH_HOUSEHOLD()
  const home = (await listLearners(db, accountId)).filter(({ isHome }) => isHome).map(({ userId }) => userId)
  const reachedAt = [account.phone, account.email].filter((each) => typeof each === 'string')
  return {
    parts: await countParts(ctx, db, [accountId, ...home, ...reachedAt, ...Object.values(walletAccounts(accountId))]),
    hindrances: await listHindrances(ctx, db, accountId, home),
  }
}

async function countParts(ctx: Ctx, db: Db, known: readonly string[]): Promise<Part[]> {
  const tables = new Map(householdData.all(ctx).flatMap((own) => Object.entries(own.tables)))
  const counts = await countPersonalRows(db, tables, known)
  const parts = new Map<string, Part>()
  for (const [table, count] of counts) {
    const described = tables.get(table)
    if (count === 0 || !described?.counted) continue
    const { called } = described.counted
    parts.set(called, { called, count: count + (parts.get(called)?.count ?? 0), ...fateOf(described) })
  }
  return [...parts.values()].toSorted((a, b) => a.called.localeCompare(b.called, 'en'))
}

function fateOf({ erased, counted }: PersonalTable): Pick<Part, 'fate' | 'why'> {
  if (erased === 'GONE') return { fate: 'REMOVED', why: null }
  if (erased === 'EMPTIED') return { fate: 'EMPTIED', why: counted?.stays ?? null }
  return { fate: 'KEPT', why: counted?.stays ?? erased.because }
}

async function listHindrances(ctx: Ctx, db: Db, accountId: string, home: readonly string[]) {
  const orders = await listOrdersUnderWay(db, accountId)
  const refunds = orders.filter((status) => status === 'REFUND_DUE').length
  const enrolments = (await Promise.all(home.map((id) => listEnrolments(db, id, {}, ctx.now())))).flat()
  const courses = enrolments.filter(({ isActive }) => isActive).length
  const plans = (await listPlans(db, accountId)).filter(({ state }) => state === 'RUNNING').length
  const { purchased, granted } = await findWallet(db, accountId)
  const wallet = plus(purchased, granted)
  const found: [Hindrance, boolean, string][] = [
    ['UNPAID', orders.length > refunds, `${many(orders.length - refunds, 'order is', 'orders are')} not settled yet: the deletion waits for the payment or its end.`],
    ['REFUND_DUE', refunds > 0, `${many(refunds, 'refund is', 'refunds are')} due: the deletion waits until the money is back.`],
    ['ALREADY_PLANNED', (await findDeletion(db, accountId)) !== undefined, 'The deletion is planned already.'],
    ['COURSES', courses > 0, `${many(courses, 'course is', 'courses are')} running: nobody can open ${courses === 1 ? 'it' : 'them'} afterwards, and no money goes back.`],
    ['WALLET', wallet > 0, `The wallet has ${showMoney(wallet)} (${showMoney(purchased)} paid in): the family cannot use it afterwards.`],
    ['INSTALMENTS', plans > 0, `${many(plans, 'instalment plan has', 'instalment plans have')} parts to pay: nobody is asked or debited any longer.`],
  ] // prettier-ignore
  return found.filter(([, isSo]) => isSo).map(([kind, , text]) => ({ kind, ...HINDRANCES[kind], text }))
}

function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
