import { commonErrors } from '#core/kernel/common-errors.ts'
import type { PersonalData } from '#core/modules/privacy/api.ts'
import { findAccount, listGuardians, listLearners, type LinkedLearner } from '#server/modules/accounts/index.ts'
import { exportVisits } from '#server/modules/clickstream/index.ts'
import { listEntries } from '#server/modules/consent/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { exportAssignments } from '#server/modules/experiments/index.ts'
import { exportInvitations } from '#server/modules/households/index.ts'
import { findGoal, listAllNights } from '#server/modules/home/index.ts'
import { listPlans } from '#server/modules/instalments/index.ts'
import {
  exportCalendars,
  exportWatched,
  findKyc,
  findWhatsAppNumber,
  listSetUp,
} from '#server/modules/onboarding/index.ts'
import { listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { listMandates } from '#server/modules/mandates/index.ts'
import { exportPartners } from '#server/modules/partners/index.ts'
import { exportOffers, exportPayRequests } from '#server/modules/sales/index.ts'
import { listAddresses, listAnswers, viewPreference } from '#server/modules/profiles/index.ts'
import { exportDebts, readStatement } from '#server/modules/wallet/index.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import type { SessionView } from '#server/platform/access/session-store.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { privacyApi } from '#core/modules/privacy/api.ts'
import type { Ctx } from '#server/platform/context.ts'

export async function exportData(ctx: Ctx, call: CallOf<typeof privacyApi.exportData>): Promise<PersonalData> {
  return gatherData(ctx, call.actor.accountId, await call.sessions.list(call.actor))
}

/** Learners who live in another household are that one's to take away. */
export async function gatherData(ctx: Ctx, accountId: string, sessions: readonly SessionView[]): Promise<PersonalData> {
  const [account, learners, addresses, preferences] = await Promise.all([
    findAccount(ctx.db, accountId),
    listLearners(ctx.db, accountId),
    listAddresses(ctx.db, accountId),
    viewPreference(ctx, accountId),
  ])
  if (!account) throw commonErrors.NOT_LOGGED_IN()
  const home = learners.filter(({ isHome }) => isHome)
  return {
    exportedAt: ctx.now(),
    account: { ...account },
    learners: await Promise.all(home.map((learner) => exportLearner(ctx, learner))),
    addresses,
    preferences,
    sessions: sessions.map((session) => ({ ...session })),
    ...(await exportMoney(ctx, accountId)),
    ...(await exportTies(ctx, accountId)),
    whatsAppNumber: (await findWhatsAppNumber(ctx.db, accountId)) ?? null,
    document: { ...(await findKyc(ctx.db, accountId)) },
  }
}

async function exportMoney({ db }: Ctx, accountId: string) {
  const [orders, wallet, instalments, mandates, debts] = await Promise.all([
    listOrdersOfAccount(db, accountId),
    readStatement(db, accountId),
    listPlans(db, accountId),
    listMandates(db, accountId),
    exportDebts(db, accountId),
  ])
  return {
    orders: orders.map((order) => ({ ...order })),
    wallet: wallet.map((line) => ({ ...line })),
    instalments: instalments.map((plan) => ({ ...plan })),
    mandates: mandates.map((mandate) => ({ ...mandate })),
    debts,
  }
}

/** To other people and to those who sent them. */
async function exportTies({ db }: Ctx, accountId: string) {
  const [invitations, offers, payRequests, partners, calendars] = await Promise.all([
    exportInvitations(db, accountId),
    exportOffers(db, accountId),
    exportPayRequests(db, accountId),
    exportPartners(db, accountId),
    exportCalendars(db, accountId),
  ])
  return { invitations, offers, payRequests, partners, calendars }
}

async function exportLearner(ctx: Ctx, learner: LinkedLearner) {
  const { userId } = learner
  const [guardians, consents, answers, enrolments, setUp, goal, nights, filmsWatched, experiments, visits] =
    await Promise.all([
      listGuardians(ctx.db, userId),
      listEntries(ctx.db, userId),
      listAnswers(ctx.db, userId),
      listEnrolments(ctx.db, userId, {}, ctx.now()),
      listSetUp(ctx.db, userId),
      findGoal(ctx.db, userId),
      listAllNights(ctx.db, userId),
      exportWatched(ctx.db, userId),
      exportAssignments(ctx.db, userId),
      exportVisits(ctx.db, userId),
    ])
  return {
    learner: { ...learner },
    // Another guardian's number is theirs.
    guardians: guardians.map(({ phone, ...guardian }) => ({ ...guardian, phone: maskPhone(phone) })),
    consents: consents.map((entry) => ({ ...entry })),
    answers: answers.map((answer) => ({ ...answer })),
    enrolments,
    setUp: setUp.map((course) => ({ ...course })),
    lanterns: { goal, nights },
    filmsWatched,
    experiments,
    visits,
  }
}
