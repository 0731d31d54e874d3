// The things that endpoints declare as the caller's: `owns: { attempt: 'aid' }`. The module of a kind says how it is found and whose
// it is, and `access/require-own.ts` compares that with the caller: decision 1360.
import type { z } from 'zod'
import { LEARNER_FIELDS, type Endpoint } from '#core/kernel/endpoint.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import type { Clock } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { keyedPoint, type Asking } from '#server/platform/points/point.ts'

/** The kinds and their rows. The module of a kind adds it: `declare module '#server/platform/access/points/owned-things.ts'`. */
export interface OwnedThings {}

export type OwnedName = keyof OwnedThings & string

/** Null: nobody who calls, such as a task that no teacher has. */
export type ThingOwner =
  | { readonly learnerId: string }
  | { readonly accountId: string }
  | { readonly teacherId: string }
  | 'EVERYBODY'
  | null

export interface OwnedKind<T = unknown> {
  readonly find: (tools: { readonly db: Db; readonly now: Clock }, id: string) => Promise<T | undefined>
  ownerOf(thing: T): ThingOwner
  /** The error for a thing that does not exist, if it is not NOT_FOUND_ERROR. */
  readonly missing?: ErrorFactory
  /**
   * The answer to a caller who does not own it. `audit`: FORBIDDEN_ERROR, and these words are written down, "another household’s
   * ticket". HIDDEN: as if it did not exist, and nothing is written down. Left out: the answer about another household's learner.
   */
  readonly foreign?: 'HIDDEN' | { readonly audit: string }
}

/** How the things that endpoints declare as the caller's are found, and whose they are, for each kind. */
export const ownedThings = keyedPoint<OwnedKind, OwnedName>('ownedThings')

/** Throws where an endpoint declares a kind that no module finds, or has no field for what it declares. */
export function refuseUnowned(ctx: Asking, endpoints: readonly Endpoint[]): void {
  const wrong = endpoints.flatMap((each) => problemsOf(ctx, each).map((problem) => `${each.path} ${problem}`))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** Callers who can own something. */
const OWNERS = ['household', 'learner', 'teacher']

function problemsOf(ctx: Asking, { access, owns = {}, params, query, body }: Endpoint): string[] {
  const fields: Readonly<Record<string, z.ZodType>> = { ...params?.shape, ...query?.shape, ...body?.shape }
  const unrequired = (name: string) => fields[name]?.safeParse(undefined).success ?? true
  const owned = Object.entries(owns)
  return [
    ...owned
      .filter(([kind]) => !ownedThings.of(ctx, kind as OwnedName))
      .map(([kind]) => `owns ${kind}, which no module finds`),
    ...owned.filter(([, name]) => unrequired(name)).map(([, name]) => `owns by ${name}, which it does not require`),
    ...(owned.length > 0 && !OWNERS.includes(access) ? [`is for ${access}, who cannot own anything`] : []),
    ...(access === 'learner' && LEARNER_FIELDS.filter((name) => name in fields).length !== 1
      ? ['takes no field for its learner']
      : []),
  ]
}
