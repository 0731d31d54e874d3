// The predictor once more, slowly and from the raw rows: what its SQL is compared with in tests.
import type pg from 'pg'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'

interface Raw {
  readonly seat: string
  readonly year: number
  readonly closing: number
  readonly p: boolean
  readonly exam: string
  readonly type: string
  readonly state: string
  readonly quota: string
  readonly seatType: string
  readonly isPwd: boolean
  readonly gender: string
  readonly pool: string
}

export type Ask = InputOf<typeof predictorApi.search>

interface OracleLine extends Raw {
  readonly limits: readonly [safe: number, likely: number, reach: number]
}

const WEIGHTS = [5, 3, 2]

export async function readOracle(pool: pg.Pool): Promise<OracleLine[]> {
  const { rows } = await pool.query<Raw>(`
    select concat_ws('|', program_id, quota, seat_type, is_pwd, gender, pool) as seat, year, closing, is_preparatory as p, s.exam, i.type,
      i.state, quota, seat_type as "seatType", is_pwd as "isPwd", gender, pool
    from predictor.cutoff c join predictor.data_set s on s.id = c.set_id join predictor.program p on p.id = program_id
    join predictor.institute i on i.id = p.institute_id where s.status = 'PUBLISHED'`)
  const newest = Math.max(...rows.map(({ year }) => year))
  const current = new Set(rows.filter(({ year }) => year === newest).map(({ seat }) => seat))
  const lines = Map.groupBy(rows.filter(({ seat, year }) => current.has(seat) && year > newest - 3), ({ seat, p }) => `${seat}|${p}`) // prettier-ignore
  return [...lines.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ ...first, limits: limitsOf(own) }] : []
  })
}

function limitsOf(rows: readonly Raw[]): [number, number, number] {
  const byYear = Map.groupBy(rows, ({ year }) => year)
  const years = [...byYear.keys()].toSorted((a, b) => b - a)
  const highest = years.map((year) => Math.max(...(byYear.get(year) ?? []).map(({ closing }) => closing)))
  const weight = WEIGHTS.slice(0, highest.length).reduce((a, b) => a + b)
  const middle = highest.reduce((total, closing, i) => total + closing * (WEIGHTS[i] ?? 0), 0) / weight
  const mean = highest.reduce((a, b) => a + b) / highest.length
  const deviation = Math.sqrt(highest.reduce((total, closing) => total + (closing - mean) ** 2, 0) / highest.length)
  const spread = Math.max(0.06 * middle, deviation)
  const whole = (value: number) => Math.floor(value + 1e-7)
  return [highest.length > 1 ? Math.max(0, whole(middle - spread)) : 0, whole(middle), whole(middle + spread)]
}

/** "seat|preparatory" with its band. */
export function predictSlowly(lines: readonly OracleLine[], ask: Ask): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of lines) {
    if (!isFor(line, ask)) continue
    const rank = rankFor(line, ask)
    if (rank === undefined) continue
    const [safe, likely, reach] = line.limits
    if (rank > reach) continue
    const band = rank <= safe ? 'SAFE' : rank <= likely ? 'LIKELY' : 'REACH' // oxlint-disable-line no-nested-ternary
    found.set(`${line.seat}|${line.p}`, band)
  }
  return found
}

function isFor(line: OracleLine, ask: Ask): boolean {
  if (line.exam !== ask.exam) return false
  if (line.gender === 'FEMALE' && ask.gender !== 'FEMALE') return false
  if (line.pool !== 'NONE' && !ask.pools.some((pool) => pool === line.pool)) return false
  if (line.isPwd && !ask.isPwd) return false
  const ofState: Record<string, boolean> = {
    HS: line.state === ask.homeState,
    OS: line.state !== ask.homeState,
    GO: ask.homeState === '30',
    JK: ask.homeState === '01',
    LA: ask.homeState === '38',
  }
  return ofState[line.quota] ?? true
}

function rankFor({ exam, type, seatType, isPwd, p }: OracleLine, { category, ranks }: Ask): number | undefined {
  const isOpen = seatType === 'OPEN' && !isPwd
  if (!isOpen && seatType !== category) return undefined
  const list = type === 'IIT' ? 'advanced' : 'main'
  const kind = isPwd ? 'Pwd' : ''
  const name = exam === 'MCC' ? 'neet' : (`${list}${isOpen ? '' : kind || 'Category'}` as const)
  const text = (ranks as Record<string, string | undefined>)[name]
  if (text === undefined || text.endsWith('P') !== p) return undefined
  return Number.parseInt(text, 10)
}
