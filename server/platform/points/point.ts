// A point is a place where modules contribute to a feature that they do not own. A module that offers something writes
// `contributes: [feed(testCards)]` in its module.ts. The code that owns the feature asks for it: `feed.all(ctx)`.

/** The values that a module offers at one point. */
export interface Contribution {
  readonly point: AnyPoint
  readonly values: readonly unknown[]
}

/** A value, and the name of the module that offers it. */
export interface Offer<T> {
  readonly module: string
  readonly value: T
}

interface AnyPoint {
  readonly pointName: string
  /** Called once, when the server starts. Throws when the offers contradict each other or one is missing. */
  gather(offers: readonly Offer<unknown>[]): unknown
}

/** The gathered offers of all points. */
export type Contributions = ReadonlyMap<AnyPoint, unknown>

/** A `Ctx` is one. */
export interface Asking {
  readonly contributions: Contributions
}

export interface Point<T> extends AnyPoint {
  (...values: readonly T[]): Contribution
  /** In the order of the modules. */
  readonly all: (ctx: Asking) => readonly T[]
  /** The same, with the names of the modules. */
  readonly byModule: (ctx: Asking) => readonly Offer<T>[]
}

/** Any number of modules offer values here, and each as many as it likes. */
export function point<T>(pointName: string): Point<T> {
  const gather = (offers: readonly Offer<T>[]) => ({ offers, values: offers.map(({ value }) => value) })
  const self: Point<T> = Object.assign((...values: readonly T[]): Contribution => ({ point: self, values }), {
    pointName,
    gather,
    all: (ctx: Asking) => gathered(ctx, self, gather).values,
    byModule: (ctx: Asking) => gathered(ctx, self, gather).offers,
  })
  return known(self)
}

export interface OnlyPoint<T> extends AnyPoint {
  (value: T): Contribution
  readonly only: (ctx: Asking) => T
}

/** Exactly one module offers a value here. The server does not start without it, nor with two. */
export function onlyPoint<T>(pointName: string): OnlyPoint<T> {
  const gather = ([offer, ...others]: readonly Offer<T>[]) => {
    if (!offer || others.length > 0) {
      const modules = offer ? `These modules contribute: ${namesOf([offer, ...others])}.` : 'No module contributes.'
      throw new Error(`${pointName} takes exactly one contribution. ${modules}`)
    }
    return offer
  }
  const self: OnlyPoint<T> = Object.assign((value: T): Contribution => ({ point: self, values: [value] }), {
    pointName,
    gather,
    only: (ctx: Asking) => gathered(ctx, self, gather).value,
  })
  return known(self)
}

export interface KeyedPoint<T, K extends string> extends AnyPoint {
  (values: Readonly<Partial<Record<K, T>>>): Contribution
  /** Undefined when no module offers a value for this key. */
  readonly of: (ctx: Asking, key: K) => T | undefined
}

/** Modules offer values by keys here, and each key belongs to one module. */
export function keyedPoint<T, K extends string = string>(pointName: string): KeyedPoint<T, K> {
  const gather = (offers: readonly Offer<readonly [string, T]>[]) => {
    for (const [key, ofKey] of Map.groupBy(offers, ({ value }) => value[0]))
      if (ofKey.length > 1)
        throw new Error(`${pointName} takes one contribution for ${key}. These modules contribute: ${namesOf(ofKey)}.`)
    return new Map(offers.map(({ value }) => value))
  }
  const offer = (values: Readonly<Partial<Record<K, T>>>) => ({ point: self, values: Object.entries(values) })
  const self: KeyedPoint<T, K> = Object.assign(offer, {
    pointName,
    gather,
    of: (ctx: Asking, key: K) => gathered(ctx, self, gather).get(key),
  })
  return known(self)
}

/** Every point that a file of this process imports: so one that no module contributes to is known as well. */
const points: AnyPoint[] = []

function known<P extends AnyPoint>(own: P): P {
  points.push(own)
  return own
}

interface Contributor {
  readonly name: string
  readonly contributes: readonly Contribution[]
}

/** Throws when a module contributes too much to one of the points, or none contributes where one must. */
export function gather(modules: readonly Contributor[], asked: readonly AnyPoint[] = points): Contributions {
  return new Map(asked.map((each) => [each, each.gather(offersAt(each, modules))]))
}

function offersAt(asked: AnyPoint, modules: readonly Contributor[]): Offer<unknown>[] {
  return modules.flatMap(({ name: module, contributes }) =>
    contributes
      .filter((each) => each.point === asked)
      .flatMap(({ values }) => values.map((value) => ({ module, value }))),
  )
}

function gathered<T, G>({ contributions }: Asking, self: AnyPoint, gather: (offers: readonly Offer<T>[]) => G): G {
  if (!contributions.has(self)) return gather([]) // a file that was imported after the start
  return contributions.get(self) as G // it is from `gather`
}

function namesOf(offers: readonly Offer<unknown>[]): string {
  return offers.map(({ module }) => module).join(', ')
}
