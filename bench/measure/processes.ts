// The CPU time of a process, as Linux counts it. Other systems have no /proc, and get no figure.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export const canMeasure = existsSync('/proc/self/stat')
const TICK_MS = 10

interface Stat {
  readonly parent: number
  /** Its own time, user and system. */
  readonly ownMs: number
  /** That of its children who have ended. */
  readonly endedMs: number
}

function statOf(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // After the name, which may hold spaces: state, parent, … the 12th to 15th are the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = (i: number) => Number(fields[i]) * TICK_MS
    return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedMs: ticks(13) + ticks(14) }
  } catch {
    return undefined // it has ended since it was listed
  }
}

export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0
}

/** Milliseconds of CPU that this process has had. */
export function cpuMsOf(pid: number): number {
  return statOf(pid)?.ownMs ?? 0
}

/** The same with all its children, those that have ended included: a PostgreSQL with its connections. */
export function familyCpuMsOf(pid: number): number {
  const head = statOf(pid)
  if (!head) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
  const alive = children.reduce((sum, each) => sum + (each?.parent === pid ? each.ownMs : 0), 0)
  return head.ownMs + head.endedMs + alive
}

/** Milliseconds that its threads were on a processor, to the microsecond: waiting for one is not counted. */
export function busyMsOf(pid: number): number {
  const folder = `/proc/${pid}/task`
  const threads = canMeasure ? readdirSync(folder) : []
  return threads.reduce((sum, thread) => sum + onProcessorMs(`${folder}/${thread}/schedstat`), 0)
}

function onProcessorMs(file: string): number {
  try {
    return Number(readFileSync(file, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return 0 // it has ended since it was listed
  }
}

export interface Memory {
  readonly residentMb: number
  readonly peakMb: number
}

export function memoryOf(pid: number): Memory {
  const text = canMeasure ? readFileSync(`/proc/${pid}/status`, 'latin1') : ''
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? NaN) / 1_024
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
