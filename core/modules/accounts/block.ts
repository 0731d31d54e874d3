/** Why staff block a household. The family reads the cause in its language when it logs in. */
export const BLOCK_CAUSES = ['OWN_WISH', 'DISPUTE', 'SHARED', 'CONDUCT'] as const
export type BlockCause = (typeof BLOCK_CAUSES)[number]
