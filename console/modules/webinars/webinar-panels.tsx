// Next to a webinar: the messages of a move or a cancellation before they leave, and copies for the next weeks.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { later, toInstant } from '#core/kernel/time.ts'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import type { webinarsStaffApi } from '#core/modules/webinars/staff-api.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { readMoment } from '../../kit/inputs/inputs.tsx'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { ReasonField } from '../../kit/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'

type Preview = ResponseOf<typeof webinarsStaffApi.staffWebinarActions.previewChange>
type Webinar = StaffRecord<'webinars'>

export function WebinarPanels() {
  const webinar = useStaffRecord('webinars')
  const { permissions } = usePermissions<readonly string[]>()
  if (!webinar || !permissions?.includes('webinars.edit')) return null
  return (
    <>
      {webinar.status === 'SCHEDULED' && <MoveOrCancel key={webinar.version} {...webinar} />}
      <Copies {...webinar} />
      {webinar.recording === 'READY' && <Captions {...webinar} />}
    </>
  )
}

function MoveOrCancel(webinar: Webinar) {
  const [moment, setMoment] = useState('')
  const [isCancelled, setCancelled] = useState(false)
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const act = useAction()
  const read = useAction({ refreshes: false })
  const startsAt = readMoment(moment)
  const change = { isCancelled, reason, ...(startsAt === null || isCancelled ? {} : { startsAt: toInstant(startsAt) }) }
  const isReady = reason.trim() !== '' && (isCancelled || startsAt !== null)
  const look = async () => setPreview(await read(() => staff.staffWebinarActions.previewChange({ id: webinar.id, ...change })))
  const save = () =>
    act(() => staff.staffWebinars.update({ ...webinar, ...timesOf(webinar, change), reason }), 'Saved. The families get a notice.')
  return (
    <Card className="panel">
      <h2>Move or cancel</h2>
      <TextField
        label="New start (IST)"
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <LabelledCheckbox label="Cancel it" isChecked={isCancelled} onChange={setCancelled} />
      <ReasonField value={reason} onChange={setReason} helperText="Families read it." />
      <Button disabled={!isReady} onClick={() => void look()}>
        Read the messages
      </Button>
      {preview && (
        <>
          <Messages {...preview} />
          <Button variant="contained" color="warning" disabled={!isReady} onClick={() => void save()}>
            {isCancelled ? 'Cancel' : 'Move'} and notify {preview.learners + preview.waiting} learners
          </Button>
        </>
      )}
    </Card>
  )
} // prettier-ignore

/** A move keeps the length. */
function timesOf({ startsAt, endsAt }: Webinar, { isCancelled, startsAt: to }: { readonly isCancelled: boolean; readonly startsAt?: ReturnType<typeof toInstant> }) {
  if (isCancelled || to === undefined) return { status: 'CANCELLED' as const }
  return { startsAt: to, endsAt: later(to, endsAt - startsAt) }
} // prettier-ignore

function Messages({ learners, waiting, messages }: Preview) {
  return (
    <>
      <p role="status">
        {learners} learners have a place, {waiting} wait.
      </p>
      <ul>
        {messages.map(({ channel, lang, text }) => (
          <li key={channel + lang}>
            <strong>
              {words(channel)}, {lang}
            </strong>{' '}
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Captions({ id }: Webinar) {
  const [lang, setLang] = useState<Language>('en')
  const [part, setPart] = useState('1')
  const act = useAction()
  const save = (text: string) => act(() => staff.staffWebinarActions.setCaptions({ id, lang, part: Number(part), text }), 'The captions are saved.')
  return (
    <Card className="panel">
      <h2>Captions of the recording</h2>
      <TextField select label="Language" value={lang} onChange={({ target }) => setLang(LANGUAGES.find((each) => each === target.value) ?? 'en')}>
        {LANGUAGES.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <TextField label="Part" type="number" value={part} onChange={({ target }) => setPart(target.value)} helperText="A recording that was interrupted has several." />
      <Button component="label">
        Choose a WebVTT file
        <input type="file" accept=".vtt,text/vtt" hidden onChange={({ target }) => void target.files?.[0]?.text().then(save)} />
      </Button>
      <Button onClick={() => void save('')}>Remove them</Button>
    </Card>
  )
} // prettier-ignore

function Copies({ id, slug }: Webinar) {
  const [weeks, setWeeks] = useState('1')
  const act = useAction()
  const copy = () =>
    act(
      () => staff.staffWebinarActions.duplicate({ id, weeks: Number(weeks), slug: slug.slice(0, 60) }),
      ({ ids }) => `${ids.length} drafts are made.`,
    )
  return (
    <Card className="panel">
      <h2>Repeat weekly</h2>
      <TextField
        label="Weeks"
        type="number"
        value={weeks}
        onChange={({ target }) => setWeeks(target.value)}
        helperText="A draft at the same hour of each week."
      />
      <Button onClick={() => void copy()}>Make the drafts</Button>
    </Card>
  )
}
