// The states of a teacher's leave.
export const LEAVE_STATUSES = ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const
export type LeaveStatus = (typeof LEAVE_STATUSES)[number]

/** The ways in which staff deal with a class of the leave. */
export const LEAVE_ACTIONS = ['SUBSTITUTE', 'MOVE', 'CANCEL'] as const
export type LeaveAction = (typeof LEAVE_ACTIONS)[number]

/** Days, the first and the last included. */
export const LONGEST_LEAVE = 60

/** A teacher withdraws leave that waits, or that was approved and has not begun. */
export function mayWithdraw(
  { status, firstDay }: { readonly status: LeaveStatus; readonly firstDay: string },
  today: string,
): boolean {
  return status === 'WAITING' || (status === 'APPROVED' && firstDay > today)
}
