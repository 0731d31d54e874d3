// The findings as Markdown, as README.md shows them.
import type { ContestName } from './checkout/contests.ts'
import { perSecond, type Findings } from './findings.ts'
import type { Cell } from './measure/meter.ts'
import { spreadOf } from './measure/spread.ts'
import { figure, range, section } from './measure/table.ts'
import { targetsOf, verdictOf, type Target } from './targets.ts'
import { SCENARIOS } from './checkout/scenarios.ts'

export function reportOf(findings: Findings): string {
  return [
    section('Targets', targetTable(targetsOf(findings))),
    section('Checkouts and reads', contestTable(findings)),
    section('Checkouts by the way they are paid', wayTable(findings)),
    section('PostgreSQL work of a checkout', statementTable(findings)),
    section('Transfer to a browser, KB of brotli', pageTable(findings)),
    `The server's memory at its most: ${figure(findings.peakMb)} MB.\n`,
  ].join('\n')
}

function targetTable(targets: readonly Target[]): string[][] {
  const rows = targets.map((target) => {
    const { what, unit, better, aim, floor, measured } = target
    const sign = better === 'more' ? '≥' : '≤'
    return [what, `${sign} ${figure(aim)} ${unit}`, `${figure(floor)} ${unit}`, `${range(measured)} ${unit}`, verdictOf(target)]
  }) // prettier-ignore
  return [['', 'target', 'floor', 'measured', ''], ...rows]
}

const NAMES: readonly ContestName[] = [
  'checkout', 'checkout, one coupon', 'checkout, all ways', 'settle', 'bare Fastify checkout', 'pgbench checkout', 'list',
  'bare Fastify list, from memory', 'list, afresh', 'bare Fastify list, one statement', 'page', 'page, afresh', 'page, bare React',
] // prettier-ignore

function contestTable({ cells }: Findings): string[][] {
  const rows = NAMES.map((name) => {
    const rate = (clients: number) => range(perSecond(cells(name, clients)))
    const usual = cells(name, 8).length > 0 ? cells(name, 8) : cells(name, 32)
    return [name, rate(1), rate(8), rate(32), `${mid(usual, 'p50')} / ${mid(usual, 'p99')}`, cpuOf(usual)]
  })
  const head = ['', 'at 1, a second', 'at 8', 'at 32', 'p50 / p99 at 8, ms', 'CPU ms of one at 8']
  return [head, ...rows]
}

function wayTable({ cells }: Findings): string[][] {
  const rows = SCENARIOS.map(({ name }) => {
    const own = cells(`checkout: ${name}`, 8)
    return [name, range(perSecond(own)), `${mid(own, 'p50')} / ${mid(own, 'p99')}`, cpuOf(own)]
  })
  return [['', 'at 8, a second', 'p50 / p99, ms', 'CPU ms of one'], ...rows]
}

function mid(cells: readonly Cell[], which: 'p50' | 'p99'): string {
  return figure(spreadOf(cells.map((cell) => cell[which])).median)
}

function cpuOf(cells: readonly Cell[]): string {
  const parts = Object.keys(cells[0]?.cpuMs ?? {}) as (keyof Cell['cpuMs'])[] // its own keys
  return parts
    .map((part) => [part, spreadOf(cells.map(({ cpuMs }) => cpuMs[part] ?? NaN)).median] as const)
    .filter(([, ms]) => ms >= 0.001)
    .map(([part, ms]) => `${part} ${figure(ms)}`)
    .join(', ')
}

function statementTable({ counted: { statements, plans, commits, walKb } }: Findings): string[][] {
  return [
    ['statements, BEGIN and COMMIT apart', 'of which planned', 'commits', 'WAL, KB'],
    [statements, plans, commits, walKb].map(figure),
  ]
}

function pageTable({ pages }: Findings): string[][] {
  const rows = pages.map(({ page, tier, scriptKb, styleKb, htmlKb }) => [
    page,
    `T${tier}`,
    ...[scriptKb, styleKb, htmlKb].map(figure),
  ])
  return [['page', 'tier', 'JavaScript', 'CSS', 'HTML'], ...rows]
}
