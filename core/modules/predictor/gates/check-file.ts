// The gates that look at a file as a whole, and at what is published already. Each row that does not pass goes to the quarantine.
import type { Exam, InstituteType } from '../axes.ts'
import type { Fault, FileRow } from './read-row.ts'

/** A college as staff have entered it. */
export interface KnownInstitute {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly type: InstituteType
}

export interface KnownData {
  readonly exam: Exam
  readonly institutes: readonly KnownInstitute[]
  /** The highest published closing rank of a seat in this year and the year before, by `seatKey`. */
  readonly closings: ReadonlyMap<string, number>
}

export interface PassedRow extends FileRow {
  readonly instituteId: string
}

export interface CheckedFile {
  readonly passed: readonly PassedRow[]
  readonly faults: readonly Fault[]
}

/** Ranks may be so many times those of their neighbours. */
const MOST_TIMES = 5
/** Below it a few candidates make a large factor. */
const LEAST_RANK = 200

type Seat = Pick<FileRow, 'program' | 'quota' | 'seatType' | 'isPwd' | 'gender' | 'pool'> & {
  readonly instituteId: string
}

/** The same text for the same seat. */
export function seatKey({ instituteId, program, quota, seatType, isPwd, gender, pool }: Seat): string {
  return [instituteId, program, quota, seatType, isPwd, gender, pool].join('|')
}

export function checkFile(rows: readonly FileRow[], known: KnownData): CheckedFile {
  const faults: Fault[] = []
  const named = nameInstitutes(rows, known, faults)
  const single = [oneOfEach, noReservedDeemedSeats, noOutliers, inOrder].reduce(
    (left, gate) => {
      const found = gate(left, known)
      faults.push(...found)
      const bad = new Set(found.map(({ row }) => row))
      return left.filter(({ row }) => !bad.has(row))
    },
    named as readonly KnownRow[],
  )
  return { passed: single, faults: faults.toSorted((a, b) => a.row - b.row) }
}

interface KnownRow extends PassedRow {
  readonly type: InstituteType
}

/** Gate 7: what kind of college it is, a person has entered. A name that nobody has entered is not guessed at. */
function nameInstitutes(rows: readonly FileRow[], { institutes }: KnownData, faults: Fault[]): KnownRow[] {
  const byName = new Map(institutes.flatMap((each) => [each.name, ...each.aliases].map((name) => [plain(name), each] as const))) // prettier-ignore
  return rows.flatMap((row) => {
    const found = byName.get(plain(row.institute))
    if (found) return [{ ...row, instituteId: found.id, type: found.type }]
    faults.push({ row: row.row, gate: 7, message: `“${row.institute}” is no college that has been entered.` })
    return []
  })
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.,]+/g, ' ').trim() // prettier-ignore
}

/** Gate 3: one closing rank of each seat. A file that was put together of several rounds has it more than once. */
function oneOfEach(rows: readonly KnownRow[]): Fault[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const first = seen.get(seatKey(row))
    if (first === undefined) seen.set(seatKey(row), row.row)
    return first === undefined ? [] : [{ row: row.row, gate: 3 as const, message: `Row ${first} has this seat already.` }]
  })
} // prettier-ignore

/** Gate 4. */
function noReservedDeemedSeats(rows: readonly KnownRow[]): Fault[] {
  const wrong = rows.filter(({ type, quota, seatType, isPwd }) => (type === 'DEEMED' || quota === 'DEEMED') && (seatType !== 'OPEN' || isPwd)) // prettier-ignore
  return wrong.map(({ row, seatType }) => ({ row, gate: 4, message: `A deemed or paid seat is kept for no category: ${seatType}.` })) // prettier-ignore
}

/**
 * Gate 1: a closing rank is compared with the published ones of the same seat; without any, with the next lower one of such
 * seats at colleges of the type.
 */
function noOutliers(rows: readonly KnownRow[], { closings }: KnownData): Fault[] {
  const peers = Map.groupBy(rows, ({ type, quota, seatType, isPwd, gender, pool, isPreparatory }) =>
    [type, quota, seatType, isPwd, gender, pool, isPreparatory].join('|'),
  )
  return [...peers.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.closing - b.closing)
    let ordinary = 0
    return sorted.flatMap((row): Fault[] => {
      const before = row.isPreparatory ? undefined : closings.get(seatKey(row))
      const neighbour = before ?? ordinary
      const isOut = row.closing > LEAST_RANK && neighbour > 0 && row.closing > MOST_TIMES * Math.max(neighbour, LEAST_RANK / MOST_TIMES)
      if (!isOut) ordinary = Math.max(ordinary, row.closing)
      return isOut ? [{ row: row.row, gate: 1, message: `The closing rank ${row.closing} is more than ${MOST_TIMES} times ${neighbour}.` }] : []
    })
  })
} // prettier-ignore

/** Gate 6: within one list of ranks no open seat closes behind a reserved one. JoSAA has a list for each category. */
function inOrder(rows: readonly KnownRow[], { exam }: KnownData): Fault[] {
  if (exam !== 'MCC') return []
  const programs = Map.groupBy(rows, (row) => seatKey({ ...row, seatType: 'OPEN' }))
  return [...programs.values()].flatMap((group) => {
    const open = group.find(({ seatType }) => seatType === 'OPEN')
    const before = group.filter(({ seatType, closing }) => seatType !== 'OPEN' && open !== undefined && closing < open.closing) // prettier-ignore
    if (!open || before.length === 0) return []
    return [open, ...before].map(({ row, seatType }) => ({ row, gate: 6 as const, message: `OPEN closes at ${open.closing}, behind ${before[0]?.seatType} at ${before[0]?.closing} (${seatType}).` })) // prettier-ignore
  })
}
