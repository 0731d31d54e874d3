import { commonErrors } from '#core/kernel/common-errors.ts'
import type { PersonalData, privacyApi } from '#core/modules/privacy/api.ts'
import { findAccount, listLearners } from '#server/modules/accounts/index.ts'
import { listBoards, listTargetNames } from '#server/modules/catalogue/index.ts'
import type { SessionView } from '#server/platform/access/session-store.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { householdData, type ExportedParts, type HouseholdData } from '#server/platform/points/household-data.ts'

export async function exportData(ctx: Ctx, call: CallOf<typeof privacyApi.exportData>): Promise<PersonalData> {
  return gatherData(ctx, call.actor.accountId, await call.sessions.list(call.actor))
}

/**
 * The data of every module about the household and the learners who live in it. Learners who live in another household are
 * exported by that household.
 */
export async function gatherData(ctx: Ctx, accountId: string, sessions: readonly SessionView[]): Promise<PersonalData> {
  if (!(await findAccount(ctx.db, accountId))) throw commonErrors.NOT_LOGGED_IN()
  const home = (await listLearners(ctx.db, accountId)).filter(({ isHome }) => isHome)
  const household = await byModule(ctx, ({ exportAccount }) => exportAccount?.(ctx, accountId))
  const learners: PersonalData['learners'] = []
  for (const { userId } of home)
    learners.push(await byModule(ctx, ({ exportLearner }) => exportLearner?.(ctx, userId, accountId)))
  return {
    version: 2,
    exportedAt: ctx.now(),
    names: await namesOfKeys(ctx),
    household,
    learners,
    sessions: sessions.map((session) => ({ ...session })),
  }
}

/** Boards and exams are stored by their keys: a family reads their names. */
async function namesOfKeys({ db }: Ctx): Promise<PersonalData['names']> {
  const named = [...(await listBoards(db)), ...(await listTargetNames(db))]
  return Object.fromEntries(named.map(({ key, name }) => [key, name]))
}

/** The parts of each module that exports something, under the module's name. */
async function byModule(
  ctx: Ctx,
  exportOf: (data: HouseholdData) => Promise<ExportedParts> | undefined,
): Promise<Record<string, Record<string, unknown>>> {
  const parts: Record<string, Record<string, unknown>> = {}
  for (const { module, value } of householdData.byModule(ctx)) {
    const exported = await exportOf(value)
    if (exported) parts[module] = { ...exported }
  }
  return parts
}
