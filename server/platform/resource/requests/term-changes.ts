// Changes of a record's terms: one member of staff asks, another decides, and the record has the terms from then on.
import { isDeepStrictEqual } from 'node:util'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { defined } from '#core/kernel/defined.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import type { AnyResource, DraftOf, RecordOf } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { NewWrite } from '../resource.ts'
import { lockRow, type Fields, type FullStore } from '../store.ts'
import { decisionOf, type Decision } from './second-person.ts'

/** The record that a change is of. */
interface Subject {
  /** "trials", for the audit. */
  readonly list: string
  readonly store: FullStore
  readonly id: string
  /** Its terms that two people change. */
  readonly terms: readonly string[]
}

interface TermChanges<A extends AnyResource, N extends Fields> {
  /** The store of the requests. */
  readonly store: FullStore<RecordOf<A>, Partial<Decision>>
  readonly subjectOf: (request: DraftOf<A> | RecordOf<A>) => Subject
  /** The fields of a request that name its record. */
  readonly namesOf: (fields: DraftOf<A>) => N
  readonly isOpen: (tx: Tx, names: N) => Promise<boolean>
  readonly errors: Readonly<Record<'own' | 'decided' | 'open' | 'same' | 'since', ErrorFactory>>
  /** Everybody else who wrote the terms, or whom they are for. */
  readonly authorsOf?: (tx: Tx, request: RecordOf<A>) => Promise<readonly string[]>
  /** In the decision's transaction, once the record has the terms. */
  readonly approved?: (tx: Tx, request: RecordOf<A>) => Promise<void>
}

/** Terms as the record of a request has them. */
type TermsOf<A extends AnyResource> = RecordOf<A> extends { readonly after: infer T } ? T : never

interface NewChange<A extends AnyResource> {
  readonly before: TermsOf<A>
  readonly after: TermsOf<A>
  readonly reason: string
  readonly askedBy: string
  readonly askedAt: Instant
}

/** The fields of a new request, and the use case of its decision. Its record has the terms `before` and `after`. */
export function termChanges<A extends AnyResource, N extends Fields>(api: A, changes: TermChanges<A, N>) {
  const { store, subjectOf, namesOf, isOpen, errors, authorsOf, approved } = changes

  async function newChange(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<A>): Promise<N & NewChange<A>> {
    const { store: records, id, terms: named } = subjectOf(fields)
    const record = await lockRow(records, tx, id, ctx.now())
    if (!record) throw commonErrors.NOT_FOUND_ERROR()
    const before = termsOf(named, record)
    const after = { ...before, ...termsOf(named, fields as Fields) } // the contract's fields, read by their names
    if (isDeepStrictEqual(before, after)) throw errors.same()
    const names = namesOf(fields)
    if (await isOpen(tx, names)) throw errors.open()
    const terms = { before, after } as unknown as Pick<NewChange<A>, 'before' | 'after'> // of the same names
    return { ...names, ...terms, reason, askedBy: actor.staffId, askedAt: ctx.now() }
  }

  // A row of the requests is their record.
  const recordOf = (request: object) => request as unknown as RecordOf<A>

  const decide = decisionOf(api, {
    store,
    errors,
    ...(authorsOf && { authorsOf: (tx, request) => authorsOf(tx, recordOf(request)) }),
    subjectOf: (request) => `${subjectOf(recordOf(request)).list}/${subjectOf(recordOf(request)).id}`,
    async approve(ctx, tx, request) {
      const { store: records, id, terms } = subjectOf(recordOf(request))
      const record = await lockRow(records, tx, id, ctx.now())
      const { before: seen, after } = request as unknown as Readonly<Record<'before' | 'after', Fields>> // every such record has both
      const before = termsOf(terms, record ?? {})
      if (!record || !isDeepStrictEqual(before, termsOf(terms, seen))) throw errors.since()
      await records.update(tx, id, termsOf(terms, after), ctx.now())
      await approved?.(tx, recordOf(request))
      return { before, after }
    },
  })
  return { newChange, decide }
}

/** The terms of these names that the record has. */
export function termsOf(terms: readonly string[], record: Fields): Fields {
  return defined(Object.fromEntries(terms.map((term) => [term, record[term]])))
}
