import { blockedErrors } from './errors.ts'

/** Why staff block a household. The family reads the cause in its language when it logs in. */
export const BLOCK_CAUSES = ['OWN_WISH', 'DISPUTE', 'SHARED', 'CONDUCT'] as const
export type BlockCause = (typeof BLOCK_CAUSES)[number]

/** The words of staff for the causes. */
export const blockCauseNames: Readonly<Record<BlockCause, string>> = {
  OWN_WISH: 'The family asked for it',
  DISPUTE: 'Payment disputed with the bank',
  SHARED: 'Used by people outside the family',
  CONDUCT: 'Harmed or insulted others',
}

export const blockedError = {
  OWN_WISH: blockedErrors.BLOCKED_OWN_WISH,
  DISPUTE: blockedErrors.BLOCKED_DISPUTE,
  SHARED: blockedErrors.BLOCKED_SHARED,
  CONDUCT: blockedErrors.BLOCKED_CONDUCT,
} as const satisfies Record<BlockCause, unknown>
