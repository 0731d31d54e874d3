// A run of something, with what it cost each process that took part.
import type { Loop } from './closed-loop.ts'

export type MeteredProcess = 'server' | 'PostgreSQL' | 'sandbox' | 'floor' | 'users'
/** Milliseconds of CPU of one process, by now. */
export type Clocks = Readonly<Partial<Record<MeteredProcess, () => number>>>

export interface Cell extends Loop {
  /** CPU milliseconds of one turn, by who spent them. */
  readonly cpuMs: Readonly<Partial<Record<MeteredProcess, number>>>
}

export async function metered(clocks: Clocks, run: () => Promise<Loop>): Promise<Cell> {
  const read = () => Object.entries(clocks).map(([part, clock]) => [part, clock()] as const)
  const before = new Map<string, number>(read())
  const loop = await run()
  const spent = read().map(([part, now]) => [part, (now - (before.get(part) ?? 0)) / loop.turns])
  return { ...loop, cpuMs: Object.fromEntries(spent) as Cell['cpuMs'] } // the keys are the clocks' own
}
