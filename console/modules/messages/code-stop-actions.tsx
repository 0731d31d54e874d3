import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'

/** A stop that has ended by itself is refused by the server, with a sentence. */
export function CodeStopActions() {
  const stop = useStaffRecord('code-stops')
  const act = useAction()
  if (!stop || stop.liftedAt !== null) return null
  const { id } = stop
  return (
    <ReasonedAction
      scope="messages.edit"
      title="Lift the stop"
      text="Fewer than one in five of the newest codes to these numbers was answered: somebody may be paid for each SMS. Families whose browser is known still get codes. After you lift it, counting begins anew."
      button="Send codes to these numbers again"
      needsSentence
      onClick={(reason) =>
        act(() => staff.staffCodeStopActions.liftCodeStop({ id, reason }), 'Codes are sent to these numbers again.')
      }
    />
  )
}
