import type { SizedTimings, Timing } from './measure.ts'

/** For each operation and size the median, the longest and the CPU in milliseconds, and how the last size compares with the first. */
export function growthTable(results: readonly SizedTimings[]): string {
  const [first, last] = [results[0], results.at(-1)]
  const sizes = results.map(({ size }) => `${size.toLocaleString('en')} orders`)
  const head = ['of', 'operation', ...sizes, 'median', 'CPU']
  const rows = (last?.timings ?? []).map((after) => {
    const cells = results.map(({ timings }) => cellOf(timings.find(({ name }) => name === after.name)))
    const before = first?.timings.find(({ name }) => name === after.name)
    const ratios = before ? [after.p50 / before.p50, after.cpu / before.cpu] : []
    return [after.of, after.name, ...cells, ...ratios.map((ratio) => `${ratio.toFixed(2)} ×`)]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellOf(timing: Timing | undefined): string {
  if (!timing) return '–'
  const { p50, p99, cpu, failures } = timing
  const failed = failures.length > 0 ? `, ${failures.length} × ${failures[0]}` : ''
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${cpu.toFixed(1)}${failed}`
}
