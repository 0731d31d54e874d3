// The state of a test that runs on this device, as the page shows it.
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import type { Responses } from './responses.ts'

/** OVER: by the clock of this page the time is over. Answers are sent, and the server says whether it is. */
export type Phase = 'RUNNING' | 'ELSEWHERE' | 'OVER' | 'SUBMITTING' | 'DONE'

export interface SessionView {
  readonly phase: Phase
  readonly paper: AttemptPaper
  readonly responses: Responses
  readonly unsent: number
  readonly isOnline: boolean
  /** The phone keeps what is answered. */
  readonly hasStorage: boolean
  /** The end, which staff may move. */
  readonly expiresAt: number
  /** A line of staff to everybody who writes the paper. */
  readonly broadcast: string | null
  /** Why a photo could not be added: the API's code, or OTHER. */
  readonly photoProblem: string | undefined
}
