import { ExpressionWrapper, ValueNode, type AliasableExpression } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'

declare const parameter: unique symbol
/** An instant on its way into a statement. Only `at` makes one, so a bare number never reaches a timestamptz. */
export type DbInstant = Instant & { readonly [parameter]: true }

/** The result of `at`, for code that passes it on. */
export type DbTime = AliasableExpression<DbInstant>

/** Part of a statement that is being built, and a value for one that was prepared. */
class InstantParameter extends ExpressionWrapper<unknown, never, DbInstant> {
  readonly #iso: string
  constructor(iso: string) {
    super(ValueNode.create(iso))
    this.#iso = iso
  }

  /** The text that pg sends to PostgreSQL. */
  toPostgres(): string {
    return this.#iso
  }
}

/** `values({ ends_at: at(now) })`, `where('ends_at', '>', at(now))`. Null stays null, and what is not given is left out of an update. */
export function at<T extends Instant | null | undefined>(instant: T): DbTime | Exclude<T, Instant>
export function at(instant: Instant | null | undefined): DbTime | null | undefined {
  return instant === null || instant === undefined ? instant : new InstantParameter(isoString(instant))
}
