// Next to a learner's place: a seat out of turn, or off the list. Each needs a reason, which is stored.
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'

const scope = 'webinars.edit'
const actions = staff.staffWebinarActions

export function RegistrationActions() {
  const place = useStaffRecord('webinar-registrations')
  const act = useAction()
  if (!place) return null
  const { id, state } = place
  return (
    <>
      {state === 'WAITING' && (
        <ReasonedAction
          scope={scope}
          title="Offer a free seat"
          text="Out of turn. The family gets a message, and the seat is held for it for a while. A seat must be free: add seats first where none is."
          button="Offer the seat"
          onClick={(reason) => act(() => actions.offerPlace({ id, reason }), 'The family gets a message.')}
        />
      )}
      <ReasonedAction
        scope={scope}
        title={state === 'WAITING' ? 'Take off the waitlist' : 'Take off the webinar'}
        text="Reminders stop. A seat goes to the next who waits, within a minute."
        button="Take off"
        onClick={(reason) => act(() => actions.removeRegistration({ id, reason }), 'Taken off.')}
      />
    </>
  )
}
