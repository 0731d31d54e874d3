import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'

/** Next to a job that has failed. One that waits for its day is not run before. */
export function ReplayJob() {
  const job = useStaffRecord('jobs')
  const act = useAction()
  if (!job || job.lastError === null || job.isRunning) return null
  const { id, task } = job
  return (
    <ReasonedAction
      scope="operations.edit"
      title="Run it again"
      text="A job that erases data, debits an account or returns money runs again only when another person agrees."
      button={`Run ${task} again`}
      needsSentence
      onClick={(reason) =>
        act(
          () => staff.staffReplayActions.replayJob({ id, reason }),
          ({ isPlanned }) =>
            isPlanned ? 'The job is running again.' : 'Another person must approve it, under Jobs to run again.',
        )
      }
    />
  )
}
