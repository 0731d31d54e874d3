// Next to a class: who was notified of each change, how, and who was not.
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { whenText, words } from '../../kit/fields.tsx'

import { useReading } from '../../kit/use-reading.ts'

type Notices = Awaited<ReturnType<typeof staff.staffClassActions.listClassNotices>>['notices']
type ClassNotice = Notices[number]

export function ClassNotices() {
  const held = useStaffRecord('classes')
  const key = held && `${held.id} ${held.version}`
  const { answer } = useReading(key, () => staff.staffClassActions.listClassNotices({ id: held?.id ?? '' }))
  if (!answer || answer.notices.length === 0) return null
  return (
    <Card className="panel" component="section" aria-label="Notices of changes">
      <h2>Notices of changes</h2>
      <ul>
        {answer.notices.map((notice) => (
          <li key={`${notice.type} ${notice.at}`}>
            <strong>{words(notice.type)}</strong>, {whenText(notice.at)}. {outcomeText(notice)}
            <UntoldFamilies notice={notice} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function outcomeText({ told, channels, waiting, untold }: ClassNotice): string {
  const how = channels.map(({ channel, messages }) => `${messages} ${CHANNELS[channel]}`).join(', ')
  return [
    `${families(told)} notified${how && ` (${how})`}`,
    waiting > 0 && `${families(waiting)} waiting for the end of quiet hours`,
    untold > 0 && `${families(untold)} not notified`,
  ]
    .filter(Boolean)
    .join(', ')
}

const families = (count: number) => `${count} ${count === 1 ? 'family' : 'families'}`
const CHANNELS = { SMS: 'by SMS', WHATSAPP: 'by WhatsApp', MAIL: 'by e-mail', PUSH: 'on devices' } satisfies Record<
  ClassNotice['channels'][number]['channel'],
  string
>

function UntoldFamilies({ notice: { untold, untoldFamilies } }: { readonly notice: ClassNotice }) {
  if (untold === 0) return null
  return (
    <ul>
      {untoldFamilies.map(({ accountId, reason }) => (
        <li key={accountId}>
          <Link to={`/households/${accountId}/show`}>Household {accountId.slice(-4)}</Link>: {REASONS[reason]}
        </li>
      ))}
      {untold > untoldFamilies.length && <li>And {untold - untoldFamilies.length} more.</li>}
    </ul>
  )
}

const REASONS = {
  CANCELLED: 'the class was changed again',
  EXPIRED: 'too late',
  PAST: 'too late',
  NOT_ALLOWED: 'does not act for the learner any more',
  OFF: 'switched off by the family',
  NO_CHANNEL: 'no address for the channels of the notice',
  NO_BROWSER: 'no browser to send it to',
  UNREACHABLE: 'mail to its address came back',
  DELIVERED_ELSEWHERE: 'delivered by another channel',
  QUIET: 'quiet hours',
  TOO_MANY: 'too many messages',
  TOO_MANY_OFFERS: 'too many offers',
} satisfies Record<ClassNotice['untoldFamilies'][number]['reason'], string>
