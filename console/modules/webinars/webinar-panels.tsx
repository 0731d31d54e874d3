// Next to a webinar: the messages of a move or a cancellation before they leave, and copies for the next weeks.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { NEEDED_ITEMS, publishCheck, WISHED_ITEMS, type PublishItem } from '#core/modules/webinars/publish-check.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { CaptionsInput, captionsSaved } from '../../kit/inputs/captions-input.tsx'
import { MoveOrCancel } from '../../kit/decisions/move-or-cancel.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useNow } from '../../kit/use-now.ts'

type Webinar = StaffRecord<'webinars'>

export function WebinarPanels() {
  const webinar = useStaffRecord('webinars')
  const { permissions } = usePermissions<readonly string[]>()
  if (!webinar || !permissions?.includes('webinars.edit')) return null
  return (
    <>
      {webinar.status === 'DRAFT' && <Checklist {...webinar} />}
      {webinar.status === 'SCHEDULED' && <Change key={webinar.version} {...webinar} />}
      <Copies {...webinar} />
      {webinar.recording === 'READY' && <Captions {...webinar} />}
    </>
  )
}

const ITEMS: Readonly<Record<PublishItem, string>> = {
  TITLE: 'Title',
  TEXT: 'Text of its page',
  TEACHER: 'Teacher',
  SUBJECT: 'Subject',
  LANGUAGE: 'Languages',
  TIME: 'A start that is still to come',
  POINTS: 'Three things that one learns',
  REMINDERS: 'Reminders',
  TRANSLATIONS: 'Title and text in every language of our pages',
}

/** The things that families need, each done or missing. */
function Checklist(webinar: Webinar) {
  const now = useNow()
  const check = publishCheck(webinar, now)
  const line = (item: PublishItem) => (
    <li key={item}>
      {check[item] ? '✓' : '✗'} {ITEMS[item]}
    </li>
  )
  return (
    <Card className="panel" component="section" aria-label="Before it is published">
      <h2>Before it is published</h2>
      <ul>{NEEDED_ITEMS.map(line)}</ul>
      <p className="quiet">Better with:</p>
      <ul>{WISHED_ITEMS.map(line)}</ul>
    </Card>
  )
}

function Change(webinar: Webinar) {
  const { id, startsAt, endsAt } = webinar
  return (
    <MoveOrCancel
      startsAt={startsAt}
      endsAt={endsAt}
      onPreview={(change) => staff.staffWebinarActions.previewChange({ id, ...change })}
      onSave={(fields, reason) => staff.staffWebinars.update({ ...webinar, ...fields, reason })}
    />
  )
}

function Captions({ id }: Webinar) {
  const [part, setPart] = useState('1')
  const act = useAction()
  const set = (lang: Language, text: string) =>
    act(() => staff.staffWebinarActions.setCaptions({ id, lang, part: Number(part), text }), captionsSaved(text))
  return (
    <Card className="panel">
      <h2>Captions of the recording</h2>
      <TextField
        label="Part"
        type="number"
        value={part}
        onChange={({ target }) => setPart(target.value)}
        helperText="A recording that was interrupted has several."
      />
      <CaptionsInput onSet={(lang, text) => void set(lang, text)} />
    </Card>
  )
}

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
