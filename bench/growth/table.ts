import type { SizedTimings, Timing } from './measure.ts'

/** Operation × size, median and longest in milliseconds, and the ratio of the last size's median to the first's. */
export function growthTable(results: readonly SizedTimings[]): string {
  const [first, last] = [results[0], results.at(-1)]
  const head = ['of', 'operation', ...results.map(({ size }) => `${size.toLocaleString('en')} orders`), 'ratio']
  const rows = (last?.timings ?? []).map(({ name, of, p50 }) => {
    const cells = results.map(({ timings }) => cellOf(timings.find((each) => each.name === name)))
    const before = first?.timings.find((each) => each.name === name)?.p50
    return [of, name, ...cells, before === undefined ? '–' : `${(p50 / before).toFixed(2)} ×`]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellOf(timing: Timing | undefined): string {
  if (!timing) return '–'
  const failed = timing.failures.length > 0 ? `, ${timing.failures.length} × ${timing.failures[0]}` : ''
  return `${timing.p50.toFixed(1)} / ${timing.p99.toFixed(1)}${failed}`
}
