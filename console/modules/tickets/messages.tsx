import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showDate, showTime } from '#core/kernel/time.ts'
import type { ticketsStaffApi } from '#core/modules/tickets/staff-api.ts'
import { PersonName } from '../../kit/names/person.tsx'
import { Doubt } from './doubt.tsx'

export type Thread = ResponseOf<typeof ticketsStaffApi.staffTicketActions.readTicket>

interface MessagesProps {
  readonly thread: Thread | undefined
  readonly onRead: () => void
}

/** Each reading is recorded, so it happens when somebody asks for it. */
export function Messages({ thread, onRead }: MessagesProps) {
  return (
    <Card className="panel">
      <h2>Messages</h2>
      {thread?.doubt && <Doubt {...thread.doubt} />}
      {thread?.messages.map((message) => <Message key={message.id} {...message} />) ?? (
        <Button variant="contained" onClick={onRead}>
          Read the messages
        </Button>
      )}
    </Card>
  )
}

const authors = { FAMILY: 'Family', STAFF: 'Answer', NOTE: 'Note for staff' }

function Message({ author, staffId, text, at, files }: Thread['messages'][number]) {
  return (
    <article>
      <p className="quiet">
        {authors[author]}
        {staffId !== null && (
          <>
            {' '}
            by <PersonName id={staffId} />
          </>
        )}
        , {showDate(at, 'en')}, {showTime(at)}
      </p>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
      {files.map(({ key, name, url, scan }) => (
        <p key={key}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
          {scan === 'UNSCANNED' && ' (not scanned for viruses)'}
        </p>
      ))}
    </article>
  )
}
