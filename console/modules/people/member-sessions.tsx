// Next to a member of staff: the browsers in which the member is logged in.
import Button from '@mui/material/Button'
import { staff } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { isSentence } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

interface Props {
  readonly id: string
  /** The reason that was typed above the buttons. */
  readonly reason: string
}

export function MemberSessions({ id, reason }: Props) {
  const { endMemberSession, listMemberSessions } = staff.staffMemberActions
  const { answer: open, again } = useReading(id, () => listMemberSessions({ id }))
  const act = useAction({ refreshes: false })
  if (!open) return null
  const end = (sessionId: string) =>
    act(() => endMemberSession({ id, sessionId, reason }), 'Logged out in this browser.').then(again)
  return (
    <section aria-label="Logged in">
      <h3>Logged in</h3>
      {open.length === 0 && <p className="quiet">Nowhere now.</p>}
      <ul>
        {open.map(({ id: sessionId, browser, openedAt, seenAt }) => (
          <li key={sessionId}>
            <strong>{browser || 'Unknown browser'}</strong> last used {whenText(seenAt)}, since {whenText(openedAt)}{' '}
            <Button
              size="small"
              aria-label={`Log out here: ${browser || 'this browser'}, since ${whenText(openedAt)}`}
              disabled={!isSentence(reason)}
              onClick={() => void end(sessionId)}
            >
              Log out here
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
