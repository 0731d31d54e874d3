// The passbook: every course that is paid in parts, and each part of it.
import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import type { Instalment, InstalmentPlan } from '#core/modules/instalments/instalment.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { machineTime } from '#web/page/wording.ts'

export async function readPassbook(page: Page) {
  const plans = await page.api.instalments.listInstalmentPlans({})
  return { plans: plans.map((plan) => bookOf(page, plan)) }
}

/** The course whose instalment is due next. */
export async function readNextBook(page: Page): Promise<Book | undefined> {
  const plans = await page.api.instalments.listInstalmentPlans({})
  const [first] = plans
    .filter(({ nextInstalment }) => nextInstalment !== null)
    .toSorted((a, b) => (a.nextInstalment?.dueDate ?? 0) - (b.nextInstalment?.dueDate ?? 0))
  return first && bookOf(page, first)
}
export type Book = ReturnType<typeof bookOf>

function bookOf({ lang }: Page, plan: InstalmentPlan) {
  const {
    planId,
    title,
    learnerName,
    paymentStatus,
    access,
    entityId,
    userId,
    nextInstalment: next,
    instalments,
  } = plan
  return {
    planId,
    title,
    learnerName,
    paymentStatus,
    access,
    isDebited: plan.isDebited,
    paid: showMoney(plan.paidAmount),
    total: showMoney(plan.totalAmount),
    parts: instalments.map((part) => rowOf(part, lang)),
    next: next && {
      amount: showMoney(next.totalAmount),
      on: showDate(next.dueDate, lang),
      status: next.paymentStatus,
      path: `/pay/instalment${toQuery({ entity: entityId, learner: userId })}`,
      limitedOn: plan.limitedAt === null ? undefined : showDate(plan.limitedAt, lang),
      suspendedOn: plan.suspendedAt === null ? undefined : showDate(plan.suspendedAt, lang),
    },
  }
}

function rowOf({ no, dueDate, totalAmount, paymentStatus, paidAt, orderId }: Instalment, lang: Page['lang']) {
  const at = paidAt ?? dueDate
  return {
    no,
    on: showDate(at, lang),
    dateTime: machineTime(at),
    amount: showMoney(totalAmount),
    paymentStatus,
    orderId,
  }
}
