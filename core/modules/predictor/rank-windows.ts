// Which of a candidate's ranks is compared with which seats.
import type { Category, Exam, RankList, SeatGender } from './axes.ts'

/** A rank of the preparatory list has a P behind it. */
export interface Rank {
  readonly rank: number
  readonly isPreparatory: boolean
}

/** `main` and `advanced` are ranks of the common list; the others are those within the category, and of it with a disability. */
export const RANK_NAMES = [
  'main',
  'mainCategory',
  'mainPwd',
  'advanced',
  'advancedCategory',
  'advancedPwd',
  'neet',
] as const
export type RankName = (typeof RANK_NAMES)[number] // prettier-ignore

export interface Candidate {
  readonly exam: Exam
  readonly category: Category
  readonly isPwd: boolean
  readonly gender: 'FEMALE' | 'OTHER'
  readonly ranks: Readonly<Partial<Record<RankName, Rank>>>
}

/** Seats of this list, category and kind are compared with this rank. */
export interface RankWindow extends Rank {
  readonly list: RankList
  readonly seatType: Category
  readonly isPwd: boolean
  readonly name: RankName
}

/**
 * JoSAA has a list of ranks for each category: reserved seats are compared with the rank in the category, OPEN seats with the common
 * rank. The MCC has one list for all seats.
 */
export function rankWindows({ exam, category, isPwd, ranks }: Candidate): RankWindow[] {
  const window = (list: RankList, name: RankName, seatType: Category, ofPwd = false): RankWindow[] => {
    const rank = ranks[name]
    return rank ? [{ list, name, seatType, isPwd: ofPwd, ...rank }] : []
  }
  const isReserved = category !== 'OPEN'
  if (exam === 'MCC')
    return [
      ...window('NEET', 'neet', 'OPEN'),
      ...(isReserved ? window('NEET', 'neet', category) : []),
      ...(isPwd ? window('NEET', 'neet', category, true) : []),
    ]
  return [
    ...window('MAIN', 'main', 'OPEN'),
    ...(isReserved ? window('MAIN', 'mainCategory', category) : []),
    ...(isPwd ? window('MAIN', 'mainPwd', category, true) : []),
    ...window('ADVANCED', 'advanced', 'OPEN'),
    ...(isReserved ? window('ADVANCED', 'advancedCategory', category) : []),
    ...(isPwd ? window('ADVANCED', 'advancedPwd', category, true) : []),
  ]
}

/** The ranks to ask a candidate for. */
export function ranksAsked({ exam, category, isPwd }: Pick<Candidate, 'exam' | 'category' | 'isPwd'>): RankName[] {
  if (exam === 'MCC') return ['neet']
  const own = (list: 'main' | 'advanced'): RankName[] => [
    list,
    ...(category === 'OPEN' ? [] : [`${list}Category` as const]),
    ...(isPwd ? [`${list}Pwd` as const] : []),
  ]
  return [...own('main'), ...own('advanced')]
}

export function seatGenders(gender: Candidate['gender']): SeatGender[] {
  return gender === 'FEMALE' ? ['ANY', 'FEMALE'] : ['ANY']
}

const RANK = /^([1-9]\d{0,6})\s?(P?)$/i

/** "123" or "123P". Undefined for anything else: ranks go from 1 to 99,99,999. */
export function readRank(text: string): Rank | undefined {
  const [, digits, p] = RANK.exec(text.trim().replaceAll(',', '')) ?? []
  return digits === undefined ? undefined : { rank: Number(digits), isPreparatory: p !== '' }
}
