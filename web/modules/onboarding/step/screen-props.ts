import type { Problem } from '#web/page/problem.ts'
import type { StepData } from './read-step.server.ts'

/** The properties of a screen: its data, and the answer to its form. */
export interface ScreenProps<S extends StepData['screen'] = StepData['screen']> {
  readonly screen: S
  readonly step: StepData
  readonly kept: Readonly<Record<string, string>>
  readonly problem: Problem | undefined
}
