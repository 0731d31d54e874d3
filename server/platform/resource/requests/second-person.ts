// Maker and checker: one member of staff makes a request, another one decides it.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { SPEC, type AnyResource, type RecordOf } from '#core/kernel/resource.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import type { RequestStatus } from '#core/kernel/resource/second-person.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { staffMembers, type RefusedRequest } from '#server/platform/access/points/staff-members.ts'
import { lockRow, type FullStore, type Row } from '../store.ts'

export interface DecisionInput {
  readonly id: string
  readonly isApproved: boolean
  readonly note?: string | undefined
}

/** The fields of every request, and those that a decision writes. */
interface Request {
  readonly reason: string
  readonly status: RequestStatus
  /** Null where a family asked itself. */
  readonly askedBy: string | null
}
export interface Decision {
  readonly status: RequestStatus
  readonly decidedBy: string | null
  readonly decidedAt: Instant | null
  readonly note: string | null
}

type RequestOf<A extends AnyResource> = Row<RecordOf<A> & Request>

export interface TwoPeople<A extends AnyResource> {
  readonly store: FullStore<RecordOf<A>, Partial<Decision>>
  /** For who asked or wrote what is asked for, and for a request that is decided already. */
  readonly errors: { readonly own: ErrorFactory; readonly decided: ErrorFactory }
  /** Everybody who wrote what is asked for. They are no second person either. */
  readonly authorsOf?: (tx: Tx, request: RequestOf<A>) => Promise<readonly string[]>
  /** Carries the request out, in the decision's transaction, or throws. Its answer is added to the audit row. */
  readonly approve: (
    ctx: Ctx,
    tx: Tx,
    request: RequestOf<A>,
  ) => Promise<{ readonly before: object; readonly after: object } | void>
  /** Follows a refusal, in the decision's transaction. */
  readonly refuse?: (ctx: Ctx, tx: Tx, request: RequestOf<A>) => Promise<void>
  /** The subject of the audit row, if that is not the request. */
  readonly subjectOf?: (request: RequestOf<A>) => string
}

/**
 * The use case of a second person's decision: the row is locked, so that it is decided once, and what was asked for is done in
 * the same transaction. Throws NOT_FOUND_ERROR, and the two errors it is given; the database checks the two people too.
 */
export function decisionOf<A extends AnyResource>(
  api: A,
  { store, errors, authorsOf = async () => [], approve, refuse, subjectOf }: TwoPeople<A>,
) {
  const { name } = api[SPEC]
  const carryOut = async (ctx: Ctx, tx: Tx, request: RequestOf<A>, isApproved: boolean) =>
    isApproved ? approve(ctx, tx, request) : refuse?.(ctx, tx, request)
  return async (ctx: Ctx, actor: Staff, { id, isApproved, note }: DecisionInput) => {
    const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const)
    await ctx.db.transaction().execute(async (tx) => {
      const request = (await lockRow(store, tx, id, ctx.now())) as RequestOf<A> | undefined // every such record has the request's fields
      if (!request) throw commonErrors.NOT_FOUND_ERROR()
      if (request.status !== 'WAITING') throw errors.decided()
      const askedBy = [...askersOf(request), ...(await authorsOf(tx, request))]
      if (askedBy.includes(actor.staffId)) throw errors.own()
      refuseWithoutNote(isApproved, note)
      await refuseInvited(ctx, tx, { askedBy, decidedBy: actor.staffId })
      const done = await carryOut(ctx, tx, request, isApproved)
      const decision = { status, decidedBy: actor.staffId, decidedAt: ctx.now(), note: note ?? null }
      await store.update(tx, id, decision, ctx.now())
      if (!isApproved) await tellAsker(ctx, tx, request, { request: `${name}/${id}`, decidedBy: actor.staffId, note })
      const detail = {
        before: { status: 'WAITING', ...done?.before },
        after: { status, ...done?.after },
        reason: note ?? request.reason,
      }
      const subject = subjectOf?.(request) ?? `${name}/${id}`
      await audit(ctx, tx, { actor, action: `${name}.decide`, subject, detail })
    })
    return { status }
  }
}

function askersOf({ askedBy }: Pick<Request, 'askedBy'>): string[] {
  return askedBy === null ? [] : [askedBy]
}

function refuseWithoutNote(isApproved: boolean, note: string | undefined): void {
  if (!isApproved && note === undefined) throw resourceErrors.REFUSAL_NEEDS_NOTE()
}

/** A family that asked itself hears by the module's own notice. */
async function tellAsker(
  ctx: Ctx,
  tx: Tx,
  { askedBy }: Pick<Request, 'askedBy'>,
  { note = '', ...refused }: Omit<RefusedRequest, 'askedBy' | 'note'> & { readonly note: string | undefined },
): Promise<void> {
  if (askedBy === null) return
  await staffMembers.only(ctx).tellAsker(ctx, tx, { ...refused, note, askedBy })
}

/** Throws INVITED_BY_ASKER: nobody makes the second person. */
export async function refuseInvited(
  ctx: Ctx,
  tx: Tx,
  people: { readonly askedBy: readonly string[]; readonly decidedBy: string },
): Promise<void> {
  const newcomers = await staffMembers.only(ctx).listNewcomers(tx, people.askedBy, ctx.now())
  if (newcomers.includes(people.decidedBy)) throw resourceErrors.INVITED_BY_ASKER()
}
