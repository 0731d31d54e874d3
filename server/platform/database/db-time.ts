import { ExpressionWrapper, ValueNode, type AliasableExpression } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'

declare const parameter: unique symbol
/** An instant on its way into a statement. Made by `at` alone, so a bare number never reaches a timestamptz. */
export type DbInstant = Instant & { readonly [parameter]: true }

/** What `at` answers, for whoever hands it on. */
export type DbTime = AliasableExpression<DbInstant>

/** Part of a statement that is being built, and a value for one that was prepared. */
class InstantParameter extends ExpressionWrapper<unknown, never, DbInstant> {
  readonly #iso: string
  constructor(iso: string) {
    super(ValueNode.create(iso))
    this.#iso = iso
  }

  /** What pg sends. */
  toPostgres(): string {
    return this.#iso
  }
}

/** `values({ ends_at: at(now) })`, `where('ends_at', '>', at(now))`. */
export function at(instant: Instant): DbTime {
  return new InstantParameter(isoString(instant))
}
