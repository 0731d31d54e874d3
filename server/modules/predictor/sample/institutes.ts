// The colleges of the sample data. They do not exist, and their names say so.
import type { Category, Exam, InstituteType, Pool, Quota, SeatGender } from '#core/modules/predictor/axes.ts'
import { CATEGORIES, SEAT_GENDERS } from '#core/modules/predictor/axes.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'

export interface SampleInstitute {
  readonly name: string
  readonly type: InstituteType
  readonly state: StateCode
  readonly nirfRank: number | null
  readonly programs: readonly SampleProgram[]
}

export interface SampleProgram {
  readonly name: string
  /** The rank at which its open seats close. */
  readonly level: number
}

const RIVERS = ['Kaveri', 'Narmada', 'Godavari', 'Krishna', 'Tapti', 'Mahanadi', 'Periyar', 'Beas', 'Sutlej', 'Chambal', 'Betwa', 'Son', 'Teesta', 'Luni', 'Sabarmati', 'Tungabhadra', 'Pennar', 'Vaigai', 'Damodar', 'Subarnarekha', 'Brahmani', 'Indravati', 'Wainganga', 'Bhima', 'Ghaghara', 'Gomti', 'Kosi', 'Gandak', 'Manas', 'Barak'] as const // prettier-ignore

const STATES: readonly StateCode[] = ['29', '27', '33', '36', '30', '01', '09', '08', '24', '19', '23', '32', '37', '07', '21', '10', '03', '06', '18', '20', '22', '05', '02', '34', '16'] // prettier-ignore

const ENGINEERING = ['Computer Science and Engineering', 'Electronics and Communication Engineering', 'Mechanical Engineering', 'Civil Engineering'] // prettier-ignore
const DEGREE = '(4 Years, Bachelor of Technology)'

interface Line {
  readonly exam: Exam
  readonly type: InstituteType
  readonly count: number
  readonly name: string
  readonly programs: readonly string[]
  /** The open closing rank of the best college of this type, and of the last. */
  readonly levels: readonly [best: number, last: number]
}

const btech = (count: number) => ENGINEERING.slice(0, count).map((name) => `${name} ${DEGREE}`)
const MBBS = ['MBBS (5.5 Years)']

const LINES: readonly Line[] = [
  { exam: 'JOSAA', type: 'IIT', count: 14, name: 'IIT', programs: btech(4), levels: [70, 6_000] },
  { exam: 'JOSAA', type: 'NIT', count: 22, name: 'NIT', programs: btech(3), levels: [1_200, 34_000] },
  { exam: 'JOSAA', type: 'IIIT', count: 18, name: 'IIIT', programs: btech(2), levels: [4_000, 42_000] },
  { exam: 'JOSAA', type: 'GFTI', count: 30, name: 'Technology Institute', programs: btech(1), levels: [9_000, 70_000] },
  { exam: 'MCC', type: 'AIIMS', count: 3, name: 'AIIMS', programs: MBBS, levels: [60, 2_800] },
  { exam: 'MCC', type: 'JIPMER', count: 1, name: 'JIPMER', programs: MBBS, levels: [400, 400] },
  { exam: 'MCC', type: 'CENTRAL', count: 2, name: 'Central University Medical College', programs: MBBS, levels: [110, 3_000] },
  { exam: 'MCC', type: 'GOVT_MED', count: 18, name: 'Government Medical College', programs: [...MBBS, 'BDS (5 Years)'], levels: [900, 22_000] },
  { exam: 'MCC', type: 'ESIC', count: 4, name: 'ESIC Medical College', programs: MBBS, levels: [9_000, 21_000] },
  { exam: 'MCC', type: 'DEEMED', count: 8, name: 'Deemed Medical University', programs: MBBS, levels: [60_000, 400_000] },
] // prettier-ignore

/** 120 of them, 84 of JoSAA and 36 of the MCC. */
export function sampleInstitutes(): (SampleInstitute & { readonly exam: Exam })[] {
  return LINES.flatMap(({ exam, type, count, name, programs, levels: [best, last] }) =>
    Array.from({ length: count }, (_, no) => ({
      exam,
      type,
      name: `Sample ${name} ${RIVERS[no] ?? no}`,
      state: STATES[no % STATES.length] ?? '29',
      nirfRank: no % 4 === 3 ? null : no + 1,
      programs: programs.map((program, at) => ({ name: program, level: Math.round(best * (last / best) ** ((no + at * 2) / (count + 6))) + 10 })),
    })),
  )
} // prettier-ignore

/** One kind of seat, and how much higher than the open rank it closes. */
export interface SampleSeat {
  readonly type: InstituteType
  readonly quota: Quota
  readonly seatType: Category
  readonly isPwd: boolean
  readonly gender: SeatGender
  readonly pool: Pool
  readonly factor: number
}

/** JoSAA has a list of ranks for each category, so that their numbers are smaller. The MCC has one list. */
const JOSAA_FACTORS: Record<Category, number> = { OPEN: 1, EWS: 0.14, OBC: 0.36, SC: 0.16, ST: 0.07 }
const MCC_FACTORS: Record<Category, number> = { OPEN: 1, EWS: 1.25, OBC: 1.14, SC: 4.2, ST: 5.6 }

export function sampleSeats(): SampleSeat[] {
  const josaa = (type: InstituteType, quota: Quota, pwdOf: readonly Category[], by = 1): SampleSeat[] => [
    ...CATEGORIES.flatMap((seatType) =>
      SEAT_GENDERS.map((gender) => ({ type, quota, seatType, isPwd: false, gender, pool: 'NONE' as const, factor: JOSAA_FACTORS[seatType] * by * (gender === 'FEMALE' ? 1.5 : 1) })),
    ),
    ...pwdOf.map((seatType) => ({ type, quota, seatType, isPwd: true, gender: 'ANY' as const, pool: 'NONE' as const, factor: JOSAA_FACTORS[seatType] * by * 0.05 })),
  ]
  const mcc = (type: InstituteType): SampleSeat[] =>
    CATEGORIES.flatMap((seatType) =>
      [false, true].map((isPwd) => ({ type, quota: 'AI' as const, seatType, isPwd, gender: 'ANY' as const, pool: 'NONE' as const, factor: MCC_FACTORS[seatType] * (isPwd ? 9 : 1) })),
    )
  const open = (type: InstituteType, quota: Quota, pool: Pool, factor: number): SampleSeat => ({ type, quota, seatType: 'OPEN', isPwd: false, gender: 'ANY', pool, factor })
  return [
    ...josaa('IIT', 'AI', CATEGORIES),
    ...josaa('NIT', 'HS', ['OPEN', 'OBC'], 1.3),
    ...josaa('NIT', 'OS', ['OPEN', 'OBC']),
    ...josaa('IIIT', 'AI', ['OPEN', 'OBC']),
    ...josaa('GFTI', 'AI', []),
    ...mcc('AIIMS'), ...mcc('JIPMER'), ...mcc('CENTRAL'), ...mcc('GOVT_MED'), ...mcc('ESIC'),
    open('CENTRAL', 'AI', 'DU', 2.2), open('CENTRAL', 'AI', 'AMU', 3.1), open('JIPMER', 'AI', 'PUDUCHERRY', 4), open('ESIC', 'AI', 'ESI', 3.4),
    open('DEEMED', 'DEEMED', 'NONE', 1), open('DEEMED', 'DEEMED', 'NRI', 1.8),
  ]
} // prettier-ignore
