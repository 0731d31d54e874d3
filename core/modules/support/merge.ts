// A merge of two households of one family: the conflicts that prevent it, and the facts for the person who decides. The console
// shows the same.
import { withoutUnseen } from '#core/kernel/typed.ts'

export const MERGE_CONFLICTS = {
  MONEY_UNDER_WAY: { stops: true, text: 'A payment or refund of the household to be merged is still in progress.' },
  DELETION_ASKED: { stops: true, text: 'One of the households has asked for deletion.' },
  TOO_MANY_LEARNERS: { stops: true, text: 'Together they have too many learners for one household.' },
  SAME_LEARNER: { stops: false, text: 'Both have a child with the same first name. Both children are kept, each with their own courses.' }, // prettier-ignore
  SAME_COURSE: { stops: false, text: 'Both households have bought the same course.' },
  SAME_PHONE: { stops: false, text: 'Both households have the same phone number.' },
  BLOCKED: {
    stops: false,
    text: 'One of the households is blocked. The household that stays will be blocked, also for its own number.',
  },
  GUARDIAN_OF_OTHER: {
    stops: false,
    text: 'One household is a guardian in the other. That link ends, because the learner moves there.',
  },
} as const
export type MergeConflict = keyof typeof MERGE_CONFLICTS

export interface MergeSide {
  readonly learners: readonly { readonly userId: string; readonly firstName: string | null; readonly isHome: boolean }[]
  /** Courses that are open to its learners now. */
  readonly bundleIds: readonly string[]
  readonly phones: readonly string[]
  readonly hasMoneyUnderWay: boolean
  readonly isToBeDeleted: boolean
  readonly isBlocked: boolean
}

/** `from` is the household that goes. */
export function conflictsOf(from: MergeSide, into: MergeSide, mostLearners: number): MergeConflict[] {
  const found: Readonly<Record<MergeConflict, boolean>> = {
    MONEY_UNDER_WAY: from.hasMoneyUnderWay,
    DELETION_ASKED: from.isToBeDeleted || into.isToBeDeleted,
    TOO_MANY_LEARNERS: homeOf(from).length + homeOf(into).length > mostLearners,
    SAME_LEARNER: overlaps(namesOf(from), namesOf(into)),
    SAME_COURSE: overlaps(from.bundleIds, into.bundleIds),
    SAME_PHONE: overlaps(from.phones, into.phones),
    BLOCKED: from.isBlocked || into.isBlocked,
    GUARDIAN_OF_OTHER: overlaps(guardedBy(from), idsOf(into)) || overlaps(guardedBy(into), idsOf(from)),
  }
  return KINDS.filter((kind) => found[kind])
}

const KINDS = Object.keys(MERGE_CONFLICTS) as MergeConflict[] // as written above

function homeOf({ learners }: MergeSide) {
  return learners.filter(({ isHome }) => isHome)
}

function idsOf(side: MergeSide): string[] {
  return homeOf(side).map(({ userId }) => userId)
}

function guardedBy({ learners }: MergeSide): string[] {
  return learners.filter(({ isHome }) => !isHome).map(({ userId }) => userId)
}

/** Names as people compare them: case, spaces and marks that nobody sees mean nothing. */
function namesOf(side: MergeSide): string[] {
  return homeOf(side).flatMap(({ firstName }) =>
    firstName ? [withoutUnseen(firstName).trim().toLocaleLowerCase('en')] : [],
  )
}

function overlaps(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each))
}
