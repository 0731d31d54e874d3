// The things that endpoints declare as the caller's: `owns: { attempt: 'aid' }`. The module of a kind says how it is found and whose
// it is, and `access/require-own.ts` compares that with the caller.
import type { z } from 'zod'
import { LEARNER_FIELDS, type Endpoint } from '#core/kernel/endpoint.ts'
import type { ErrorFactory } from '#core/kernel/error.ts'
import type { Db } from '#server/platform/database/db.ts'
import { keyedPoint, type Asking, type Contribution } from './point.ts'

/** The kinds and their rows. The module of a kind adds it: `declare module '#server/platform/points/owned-things.ts'`. */
export interface OwnedThings {}

export type OwnedName = keyof OwnedThings & string

/** Undefined: everybody's. */
export type ThingOwner =
  | { readonly learnerId: string }
  | { readonly accountId: string }
  | { readonly teacherId: string }
  | undefined

export interface OwnedKind<T = unknown> {
  readonly find: (db: Db, id: string) => Promise<T | undefined>
  readonly ownerOf: (thing: T) => ThingOwner
  /** The error for a thing that does not exist, if it is not NOT_FOUND_ERROR. */
  readonly missing?: ErrorFactory
  /**
   * The answer to a caller who does not own it. FORBIDDEN: FORBIDDEN_ERROR, and the audit says "another household’s ticket", in the
   * words given here. Left out: as for the learner whose it is. HIDDEN: as if it did not exist, and nothing is written down.
   */
  readonly foreign?: 'HIDDEN' | { readonly audit: string }
}

const things = keyedPoint<OwnedKind>('ownedThings')

/** A module's kinds: `contributes: [ownedThings({ attempt: ownAttempt })]`. */
export function ownedThings(kinds: { readonly [K in OwnedName]?: OwnedKind<OwnedThings[K]> }): Contribution {
  return things(kinds as Readonly<Record<string, OwnedKind>>) // `requireOwn` gives each what it has found
}

/** Undefined for a kind that no module contributes. */
export function findOwnedKind(ctx: Asking, kind: string): OwnedKind | undefined {
  return things.of(ctx, kind)
}

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
    ...owned.filter(([kind]) => !findOwnedKind(ctx, kind)).map(([kind]) => `owns ${kind}, which no module finds`),
    ...owned.filter(([, name]) => unrequired(name)).map(([, name]) => `owns by ${name}, which it does not require`),
    ...(owned.length > 0 && !OWNERS.includes(access) ? [`is for ${access}, who cannot own anything`] : []),
    ...(access === 'learner' && LEARNER_FIELDS.filter((name) => name in fields).length !== 1
      ? ['takes no field for its learner']
      : []),
  ]
}
