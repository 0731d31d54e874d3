// Chance that is the same every time, so that the demo data is.

export interface Random {
  /** A whole number from 0 to below. */
  readonly below: (limit: number) => number
  readonly pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: 32 bits of state, good enough to make data look lived in. */
export function createRandom(seed: number): Random {
  let state = seed

  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  function pick<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }

  return { below, pick }
}

/** Ids that count up and say what they are: bundemo00000000000001. */
export function createDemoIds(): (kind: string) => string {
  let made = 0
  return (kind) => {
    made += 1
    return `${kind}demo${String(made).padStart(14, '0')}`
  }
}
