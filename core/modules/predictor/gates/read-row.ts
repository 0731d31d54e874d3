// A row of a counselling's file, read by the columns that an analyst has named.
import type { Category, Exam, Pool, Quota, SeatGender } from '../axes.ts'
import { readRank } from '../rank-windows.ts'

/** The names of the file's columns. */
export const COLUMNS = [
  'institute',
  'program',
  'quota',
  'seatType',
  'gender',
  'opening',
  'closing',
  'year',
  'round',
] as const
export type Column = (typeof COLUMNS)[number]
export const NEEDED: readonly Column[] = ['institute', 'program', 'quota', 'seatType', 'opening', 'closing']
export type Mapping = Readonly<Partial<Record<Column, string>>> // prettier-ignore

/** The gates of learning, section 4, by their numbers. */
export type Gate = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export interface Fault {
  readonly row: number
  readonly gate: Gate
  readonly message: string
}

export interface FileRow {
  /** The first row below the heading is 1. */
  readonly row: number
  readonly institute: string
  readonly program: string
  readonly quota: Quota
  readonly pool: Pool
  readonly seatType: Category
  readonly isPwd: boolean
  readonly gender: SeatGender
  readonly opening: number
  readonly closing: number
  readonly isPreparatory: boolean
}

interface FilePlace {
  readonly exam: Exam
  readonly year: number
  readonly round: number
}

/** The row, or the first gate that it does not pass. */
export function readRow(cells: Readonly<Record<string, string>>, row: number, mapping: Mapping, place: FilePlace): FileRow | Fault {
  const cell = (column: Column) => (cells[mapping[column] ?? ''] ?? '').trim()
  const fault = (gate: Gate, message: string): Fault => ({ row, gate, message })
  for (const column of ['year', 'round'] as const)
    if (cell(column) !== '' && Number(cell(column)) !== place[column])
      return fault(10, `The row is of ${column} ${cell(column)}, the file of ${column} ${place[column]}.`)
  const quota = QUOTA_WORDS[wordOf(cell('quota'))]
  if (!quota) return fault(2, `“${cell('quota')}” is no quota.`)
  const seat = readSeat(cell('seatType'))
  if (!seat) return fault(2, `“${cell('seatType')}” is no seat type.`)
  const gender = GENDER_WORDS[wordOf(cell('gender'))]
  if (!gender) return fault(2, `“${cell('gender')}” is no gender of a seat.`)
  if (cell('institute') === '' || cell('program') === '') return fault(9, 'The college or the program is missing.')
  const ranks = readRanks(cell('opening'), cell('closing'), row)
  if ('gate' in ranks) return ranks
  const [axis, pool] = quota
  return { row, institute: cell('institute'), program: cell('program'), quota: axis, pool, ...seat, gender, ...ranks }
} // prettier-ignore

type RowRanks = Pick<FileRow, 'opening' | 'closing' | 'isPreparatory'>

function readRanks(openingText: string, closingText: string, row: number): RowRanks | Fault {
  if (openingText === '' || closingText === '') return { row, gate: 9 as const, message: 'A rank is missing.' }
  const [opening, closing] = [openingText, closingText].map((text) => readRank(text.replace(/\.0+(?=\s?P?$)/i, '')))
  if (!opening || !closing)
    return { row, gate: 8 as const, message: `“${closing ? openingText : closingText}” is no rank: marks and percentiles are not turned into ranks.` } // prettier-ignore
  const isOneList = opening.isPreparatory === closing.isPreparatory
  if (isOneList && opening.rank > closing.rank)
    return { row, gate: 1 as const, message: `The opening rank ${opening.rank} is behind the closing rank ${closing.rank}.` } // prettier-ignore
  return { opening: opening.rank, closing: closing.rank, isPreparatory: closing.isPreparatory }
}

function readSeat(text: string): { seatType: Category; isPwd: boolean } | undefined {
  const [, name = '', pwd] = /^([A-Z -]{1,40}?)\s{0,9}(\(?(?:PwD|PwBD|PH)\)?)?$/i.exec(text.trim()) ?? []
  const seatType = SEAT_WORDS[wordOf(name)]
  return seatType && { seatType, isPwd: pwd !== undefined }
}

/** Letters and digits only, small. */
function wordOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

const SEAT_WORDS: Readonly<Record<string, Category>> = {
  open: 'OPEN', general: 'OPEN', gen: 'OPEN', ur: 'OPEN', ews: 'EWS', obc: 'OBC', obcncl: 'OBC', sc: 'SC', st: 'ST',
} // prettier-ignore

/** A file without the column has seats for everybody. */
const GENDER_WORDS: Readonly<Record<string, SeatGender>> = {
  '': 'ANY', any: 'ANY', genderneutral: 'ANY', female: 'FEMALE', femaleonly: 'FEMALE', femaleonlyincludingsupernumerary: 'FEMALE',
} // prettier-ignore

const QUOTA_WORDS: Readonly<Record<string, readonly [Quota, Pool]>> = {
  ai: ['AI', 'NONE'], allindia: ['AI', 'NONE'], openseatquota: ['AI', 'NONE'],
  hs: ['HS', 'NONE'], os: ['OS', 'NONE'], go: ['GO', 'NONE'], jk: ['JK', 'NONE'], la: ['LA', 'NONE'],
  deemed: ['DEEMED', 'NONE'], deemedpaidseatsquota: ['DEEMED', 'NONE'],
  du: ['AI', 'DU'], delhiuniversityquota: ['AI', 'DU'],
  ip: ['AI', 'IP'], ipuniversityquota: ['AI', 'IP'],
  esi: ['AI', 'ESI'], employeesstateinsuranceschemeesi: ['AI', 'ESI'],
  amu: ['AI', 'AMU'], aligarhmuslimuniversityamuquota: ['AI', 'AMU'],
  jamia: ['AI', 'JAMIA'], jamiainternalquota: ['AI', 'JAMIA'],
  puducherry: ['AI', 'PUDUCHERRY'], internalpuducherryutdomicile: ['AI', 'PUDUCHERRY'],
  cw: ['AI', 'CW'], nri: ['DEEMED', 'NRI'], nonresidentindian: ['DEEMED', 'NRI'],
  foreign: ['DEEMED', 'FOREIGN'], foreigncountryquota: ['DEEMED', 'FOREIGN'],
} // prettier-ignore

/** The columns of files that we have seen, by what their heading contains. */
export function guessMapping(headings: readonly string[]): Mapping {
  const find = (...words: readonly string[]) => headings.find((heading) => words.some((word) => wordOf(heading).includes(word))) // prettier-ignore
  const guessed: Record<Column, string | undefined> = {
    institute: find('institute', 'college'),
    program: find('program', 'course', 'branch'),
    quota: find('quota'),
    seatType: find('seattype', 'category'),
    gender: find('gender'),
    opening: find('opening'),
    closing: find('closing'),
    year: find('year'),
    round: find('round'),
  }
  return Object.fromEntries(Object.entries(guessed).filter(([, heading]) => heading !== undefined)) as Mapping
}
