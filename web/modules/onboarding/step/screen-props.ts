import type { Problem } from '#web/page/problem.ts'
import type { StepData } from './read-step.server.ts'

/** What a screen gets: what it shows, and what a form of it was answered. */
export interface ScreenProps<S extends StepData['screen'] = StepData['screen']> {
  readonly screen: S
  readonly step: StepData
  readonly kept: Readonly<Record<string, string>>
  readonly problem: Problem | undefined
}
