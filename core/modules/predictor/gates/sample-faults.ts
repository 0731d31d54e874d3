// A file with planted faults: staff see with it what each gate finds, and a test that each finds them.
import type { Exam } from '../axes.ts'
import type { Gate } from './read-row.ts'

/** A row as a counselling body publishes it, by the headings of its file. */
export interface SourceRow {
  readonly Institute: string
  readonly 'Academic Program Name': string
  readonly Quota: string
  readonly 'Seat Type': string
  readonly Gender: string
  readonly 'Opening Rank': string
  readonly 'Closing Rank': string
  readonly Year: string
  readonly Round: string
}

export interface PlantedFault {
  /** The first row below the heading is 1. */
  readonly row: number
  readonly gate: Gate
  readonly fault: string
}

export interface FaultyFile {
  readonly rows: readonly SourceRow[]
  readonly planted: readonly PlantedFault[]
}

interface Fault {
  readonly gate: Gate
  readonly fault: string
  readonly spoil: (row: SourceRow) => Partial<SourceRow>
  /** Left out: any row with a rank that is large enough. */
  readonly fits?: (row: SourceRow) => boolean
}

const UNKNOWN = 'Sample College Nowhere'

const FAULTS: readonly Fault[] = [
  { gate: 1, fault: 'The closing rank is of a special pool: 24 times the real one', spoil: (row) => ({ 'Closing Rank': String(closingOf(row) * 24) }) },
  { gate: 1, fault: 'The opening rank is behind the closing rank', spoil: (row) => ({ 'Opening Rank': String(closingOf(row) + 1) }) },
  { gate: 2, fault: 'The seat type is a quota', spoil: () => ({ 'Seat Type': 'NRI' }) },
  { gate: 2, fault: 'The quota is a seat type', spoil: () => ({ Quota: 'OPEN' }) },
  { gate: 2, fault: 'The gender is a category', spoil: () => ({ Gender: 'SC' }) },
  { gate: 7, fault: 'Nobody has entered the college', spoil: () => ({ Institute: UNKNOWN }) },
  { gate: 8, fault: 'The closing rank is a mark', spoil: () => ({ 'Closing Rank': '564.25' }) },
  { gate: 8, fault: 'The opening rank is a percentile', spoil: () => ({ 'Opening Rank': '98.7 %ile' }) },
  { gate: 9, fault: 'The closing rank is missing', spoil: () => ({ 'Closing Rank': '' }) },
  { gate: 9, fault: 'The college is missing', spoil: () => ({ Institute: '' }) },
  { gate: 10, fault: 'The year is another one', spoil: ({ Year }) => ({ Year: String(Number(Year) - 1) }) },
  { gate: 10, fault: 'The round is another one', spoil: ({ Round }) => ({ Round: String(Number(Round) + 1) }) },
] // prettier-ignore

/** The MCC has deemed seats, and one list of ranks for all categories. */
const MCC_FAULTS: readonly Fault[] = [
  { gate: 4, fault: 'A deemed seat is kept for a category', spoil: () => ({ 'Seat Type': 'SC' }), fits: (row) => row.Quota === 'DEEMED' },
  { gate: 6, fault: 'The open seat closes behind a reserved one', spoil: (row) => ({ 'Closing Rank': String(closingOf(row) * 4) }), fits: isOpenGovernmentSeat },
] // prettier-ignore

/** A quota of few rows: all of them get a college that nobody has entered. */
const LOST_QUOTAS: Readonly<Record<Exam, string>> = { JOSAA: 'LA', MCC: 'ESI' }
const LEAST_RANK = 2_000

/** Plants each fault in another row, and repeats the first row at the end. */
export function plantFaults(rows: readonly SourceRow[], exam: Exam): FaultyFile {
  const faults = exam === 'MCC' ? [...MCC_FAULTS, ...FAULTS] : FAULTS
  const spoilt = new Map<number, Fault>()
  for (const [no, fault] of faults.entries()) {
    const place = placeOf(rows, fault, { from: Math.floor((no * rows.length) / faults.length), exam, spoilt })
    if (place !== undefined) spoilt.set(place, fault)
  }
  rows.forEach((row, place) => {
    if (row.Quota === LOST_QUOTAS[exam]) spoilt.set(place, LOST)
  })
  const planted = [...spoilt].map(([place, { gate, fault }]) => ({ row: place + 1, gate, fault }))
  const repeated = rows.find((_, place) => !spoilt.has(place))
  return {
    rows: [
      ...rows.map((row, place) => ({ ...row, ...spoilt.get(place)?.spoil(row) })),
      ...(repeated ? [repeated] : []),
    ],
    planted: [
      ...planted.toSorted((a, b) => a.row - b.row),
      ...(repeated ? [{ row: rows.length + 1, gate: 3 as const, fault: 'The seat is in the file already' }] : []),
    ],
  }
}

const LOST: Fault = { gate: 7, fault: 'All rows of this quota are of a college that nobody has entered', spoil: () => ({ Institute: UNKNOWN }) } // prettier-ignore

interface Places {
  readonly from: number
  readonly exam: Exam
  readonly spoilt: ReadonlyMap<number, Fault>
}

/** The first row from there on that the fault can be planted in, or else the first of all. */
function placeOf(rows: readonly SourceRow[], { fits = isOrdinary }: Fault, { from, exam, spoilt }: Places) {
  const isFree = (row: SourceRow, place: number) => !spoilt.has(place) && row.Quota !== LOST_QUOTAS[exam] && fits(row)
  const after = rows.findIndex((row, place) => place >= from && isFree(row, place))
  const place = after < 0 ? rows.findIndex(isFree) : after
  return place < 0 ? undefined : place
}

/** Reserved seats of a program lean on its open one, which therefore stays as it is. */
function isOrdinary(row: SourceRow): boolean {
  return closingOf(row) > LEAST_RANK && row['Seat Type'] !== 'OPEN' && !row['Closing Rank'].endsWith('P')
}

function isOpenGovernmentSeat(row: SourceRow): boolean {
  return row['Seat Type'] === 'OPEN' && row.Institute.includes('Government') && closingOf(row) > 500
}

function closingOf(row: SourceRow): number {
  return Number.parseInt(row['Closing Rank'], 10)
}
