// The promised targets, and the floors that must not be missed. Vendure and Medusa are not run here: each was measured
// against pgbench, on one machine in one run, and is compared with us through pgbench.
import { cpuMs, ratio, type Findings } from './findings.ts'
import { spreadOf, times, type Spread } from './measure/spread.ts'

export interface Target {
  readonly what: string
  readonly unit: '%' | '×' | 'ms' | 'KB' | 'MB' | ''
  readonly better: 'more' | 'less'
  readonly aim: number
  /** Must not be missed. */
  readonly floor: number
  /** NaN where nothing could be measured. */
  readonly measured: Spread
}

const VENDURE = { ofPgbench: 0.0021, cpuMs: 291, p99Ms: 2_290 }
const MEDUSA = { ofPgbench: 0.00027 }
const PERCENT = 1e2

export function targetsOf(findings: Findings): Target[] {
  return [...checkoutTargets(findings), ...readTargets(findings), ...pageTargets(findings), ...processTargets(findings)]
}

function checkoutTargets({ cells, counted, hotCoupon }: Findings): Target[] {
  const at8 = cells('checkout', 8)
  const at32 = cells('checkout', 32)
  const against = (clients: number) => ratio(cells('checkout', clients), cells('pgbench checkout', clients))
  const settle = ratio(cells('settle', 8), cells('pgbench checkout', 8))
  const oneCoupon = ratio(cells('checkout, one coupon', 32), at32)
  return [
    more('whole checkout at 8, of pgbench', '%', 15, 8, times(against(8), PERCENT)),
    more('whole checkout at 32, of pgbench', '%', 18, 8, times(against(32), PERCENT)),
    more('whole checkout, against Vendure', '×', 75, 40, times(against(8), 1 / VENDURE.ofPgbench)),
    more('whole checkout, against Medusa', '×', 400, 200, times(against(8), 1 / MEDUSA.ofPgbench)),
    more('only settle at 8, of pgbench', '%', 40, 25, times(settle, PERCENT)),
    less('SQL statements of a checkout, BEGIN and COMMIT apart', '', 20, 40, one(counted.statements)),
    less('commits of a checkout', '', 3, 5, one(counted.commits)),
    less('CPU of a checkout at 8, Node and PostgreSQL', 'ms', VENDURE.cpuMs / 80, VENDURE.cpuMs / 40, cpuMs(at8)),
    less('p99 of a checkout at 8', 'ms', VENDURE.p99Ms / 40, VENDURE.p99Ms / 15, spreadOf(at8.map(({ p99 }) => p99))),
    more('one coupon for all at 32, against fifty', '', 0.8, 0.5, oneCoupon),
    less('its uses, of its cap', '%', PERCENT, PERCENT, one((hotCoupon.used / hotCoupon.cap) * PERCENT)),
    more('checkouts at 32, against 8', '', 0.9, 0.7, ratio(at32, at8)),
  ] // prettier-ignore
}

function readTargets({ cells }: Findings): Target[] {
  const cached = ratio(cells('list', 8), cells('bare Fastify list, from memory', 8))
  const afresh = ratio(cells('list, afresh', 8), cells('bare Fastify list, one statement', 8))
  const page = ratio(cells('page', 8), cells('page, bare React', 8))
  return [
    more('catalogue list from the cache, of bare Fastify', '%', 90, 60, times(cached, PERCENT)),
    more('catalogue list afresh, of bare Fastify with one statement', '%', 85, 60, times(afresh, PERCENT)),
    more('content page from the microcache, against bare renderToString', '×', 1.5, 1, page),
  ]
}

function pageTargets({ pages }: Findings): Target[] {
  const heaviest = (tier: 0 | 1) =>
    one(Math.max(...pages.filter((page) => page.tier === tier).map(({ scriptKb }) => scriptKb)))
  return [
    less('JavaScript of a content page, brotli', 'KB', 8, 8, heaviest(0)),
    less('JavaScript of a hydrated page, brotli', 'KB', 110, 135, heaviest(1)),
  ]
}

function processTargets({ startMs, residentMb, packages }: Findings): Target[] {
  return [
    less('start to first answer', 'ms', 600, 1_200, startMs),
    less('resident memory under load, pages included', 'MB', 160, 250, residentMb),
    less('packages in production', '', 200, 300, one(packages)),
  ]
}

type Bounds = [what: string, unit: Target['unit'], aim: number, floor: number, measured: Spread]

function more(...[what, unit, aim, floor, measured]: Bounds): Target {
  return { what, unit, better: 'more', aim, floor, measured }
}

function less(...[what, unit, aim, floor, measured]: Bounds): Target {
  return { what, unit, better: 'less', aim, floor, measured }
}

function one(value: number): Spread {
  return { median: value, min: value, max: value }
}

export function verdictOf({ better, aim, floor, measured: { median } }: Target): string {
  if (Number.isNaN(median)) return 'not measured'
  const reaches = (bound: number) => (better === 'more' ? median >= bound : median <= bound)
  if (reaches(aim)) return 'met'
  return reaches(floor) ? 'missed, within the floor' : '**below the floor**'
}
