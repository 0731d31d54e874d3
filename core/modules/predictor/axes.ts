// The words of counselling: which exams, seats and colleges there are. JoSAA's words and those of the MCC.

/** Counselling bodies whose closing ranks we keep. JOSAA: IITs, NITs, IIITs. MCC: medical seats of all India. */
export const EXAMS = ['JOSAA', 'MCC'] as const
export type Exam = (typeof EXAMS)[number]

/** A candidate's category, and the category that a seat is kept for. */
export const CATEGORIES = ['OPEN', 'EWS', 'OBC', 'SC', 'ST'] as const
export type Category = (typeof CATEGORIES)[number]

/** ANY is "Gender-Neutral", FEMALE "Female-only (including Supernumerary)". */
export const SEAT_GENDERS = ['ANY', 'FEMALE'] as const
export type SeatGender = (typeof SEAT_GENDERS)[number]

/** All India, home state, other state, Goa, Jammu and Kashmir, Ladakh, deemed universities. */
export const QUOTAS = ['AI', 'HS', 'OS', 'GO', 'JK', 'LA', 'DEEMED'] as const
export type Quota = (typeof QUOTAS)[number]

/** Seats for people with a link to an institution. They are hidden until a person says that they are eligible. */
export const RESTRICTED_POOLS = ['DU', 'IP', 'ESI', 'AMU', 'JAMIA', 'PUDUCHERRY', 'CW', 'NRI', 'FOREIGN'] as const
export const POOLS = ['NONE', ...RESTRICTED_POOLS] as const
export type Pool = (typeof POOLS)[number]
export type RestrictedPool = (typeof RESTRICTED_POOLS)[number]

export const INSTITUTE_TYPES = ['IIT', 'NIT', 'IIIT', 'GFTI', 'AIIMS', 'JIPMER', 'CENTRAL', 'GOVT_MED', 'ESIC', 'DEEMED'] as const // prettier-ignore
export type InstituteType = (typeof INSTITUTE_TYPES)[number]

export const BANDS = ['SAFE', 'LIKELY', 'REACH'] as const
export type Band = (typeof BANDS)[number]

/** Lists of ranks that must never be compared with one another. */
export const RANK_LISTS = ['MAIN', 'ADVANCED', 'NEET'] as const
export type RankList = (typeof RANK_LISTS)[number]

export function rankListOf(exam: Exam, type: InstituteType): RankList {
  if (exam === 'MCC') return 'NEET'
  return type === 'IIT' ? 'ADVANCED' : 'MAIN'
}
