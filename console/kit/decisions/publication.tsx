// The side panel of a published record: the changes that wait for publication, the preview in each language, and all
// earlier editions.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useEffect, useState, type ReactNode } from 'react'
import { RecordContextProvider, useCanAccess, useGetIdentity, usePermissions, useRecordContext, useResourceContext, type RaRecord } from 'react-admin' // prettier-ignore
import type { Edition } from '#core/kernel/resource/publication.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { reasonIn, useAction } from '../use-action.ts'
import { whenText } from '../fields.tsx'
import { Changes } from '../history/changes.tsx'
import { InEachLanguage, type TextRenderer } from '../inputs/in-each-language.tsx'
import { PagePreview } from '../live/page-preview.tsx'
import { LivePanel } from '../live/live-panel.tsx'
import { useSavedNotice } from '../live/saved-notice.tsx'
import type { Screen } from '../screen-spec.ts'
import { PersonName } from '../names/person.tsx'
import { Authors } from './authors.tsx'
import { WhoCan } from './who-can.tsx'

interface Editions {
  readonly live: Readonly<Record<string, unknown>>
  readonly editions: readonly Edition[]
  /** Who may publish what waits. */
  readonly publishers: readonly string[]
  /** Everybody who wrote what waits. */
  readonly writtenBy: readonly string[]
}

type PublicationState = Pick<StaffRecord<'courses'>, 'id' | 'status' | 'hasDraft' | 'version'>

interface Props {
  readonly feature: string
  readonly preview?: ((record: RaRecord, speak: TextRenderer) => ReactNode) | undefined
  readonly live: Screen['live']
}

/** Families see these only as a part of other pages. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(['question-flows', 'ai-lessons'])

export function Publication({ feature, preview, live }: Props) {
  const record = useRecordContext<PublicationState>()
  const name = useResourceContext() ?? ''
  const resource = usePublishedResource()
  const [known, setKnown] = useState<Editions>()
  useEffect(() => {
    if (record) resource.editions({ id: record.id }).then(setKnown, () => setKnown(undefined))
  }, [resource, record])
  if (!record) return null
  return (
    <>
      {known && <Waiting record={record} known={known} place={live} />}
      {known && record.status !== 'DRAFT' && (
        <RecordContextProvider value={{ ...record, ...known.live }}>
          <LivePanel live={live} />
        </RecordContextProvider>
      )}
      {!WITHOUT_PAGE.has(name) && <PagePreview />}
      {preview && <InEachLanguage>{(speak) => preview(record, speak)}</InEachLanguage>}
      {known && <Earlier record={record} live={known.live} editions={known.editions} feature={feature} />}
    </>
  )
}

interface WaitingProps {
  readonly record: PublicationState
  readonly known: Editions
  readonly place: Screen['live']
}

function Waiting({ record, known: { live, publishers, writtenBy }, place }: WaitingProps) {
  const { identity } = useGetIdentity()
  const resource = useResourceContext() ?? ''
  const { canAccess: mayWrite } = useCanAccess({ resource, action: 'edit' })
  const [reason, setReason] = useState('')
  const act = useAct(record, { reason, done: () => setReason(''), live: place })
  const isNew = record.status === 'DRAFT'
  if (!isNew && !record.hasDraft) return <Card className="panel"><p className="good">{record.status === 'ACTIVE' ? 'Families see this version.' : 'This version is published.'}</p></Card> // prettier-ignore
  return (
    <Card className="panel">
      <h2>{isNew ? 'Not published yet' : 'Unpublished changes'}</h2>
      {isNew && <p className="quiet">Only staff can see it.</p>}
      <WrittenBy ids={writtenBy} />
      {!isNew && <Changes before={live} after={record} fields={Object.keys(live)} />}
      {publishers.includes(String(identity?.id)) ? (
        <>
          <TextField
            label="Reason (stored in the audit log)"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="contained" onClick={() => void act.publish()}>
            Publish
          </Button>
        </>
      ) : (
        <WhoCan publishers={publishers} />
      )}
      {!isNew && mayWrite && <Button onClick={() => void act.discard()}>Discard</Button>}
    </Card>
  )
}

function WrittenBy({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <p>
      Written by <Authors ids={ids} />.
    </p>
  )
}

function Earlier({
  record,
  editions,
  live,
  feature,
}: Omit<Editions, 'publishers' | 'writtenBy'> & { record: PublicationState; feature: string }) {
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAct(record, { reason, done: () => setReason(''), live: undefined })
  if (editions.length === 0) return null
  const [, ...earlier] = editions
  const mayGoBack = permissions?.includes(`${feature}.approve`) && earlier.length > 0
  return (
    <Card className="panel">
      <h2>Editions</h2>
      {mayGoBack && (
        <TextField
          label="Reason for going back (stored in the audit log)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <ol className="editions">
        {editions.map(({ no, publishedAt, publishedBy, reason: why, fields }, i) => (
          <li key={no}>
            <strong>Edition {no}</strong>{' '}
            {publishedBy ? (
              <>
                by <PersonName id={publishedBy} />
              </>
            ) : (
              'as it was before'
            )}{' '}
            · {whenText(publishedAt)}
            {why && <p>{why}</p>}
            {i === 0 && <p className="good">This is the published version.</p>}
            {i > 0 && <Changes before={live} after={{ ...live, ...fields }} />}
            {i > 0 && mayGoBack && (
              <Button size="small" disabled={reason.trim() === ''} onClick={() => void act.rollBack(no)}>
                Go back to edition {no}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

interface ActOptions {
  readonly reason: string
  readonly done: () => void
  readonly live: Screen['live']
}

function useAct(record: PublicationState, { reason, done, live }: ActOptions) {
  const { id, version } = record
  const resource = usePublishedResource()
  const act = useAction()
  const notifyPublished = useSavedNotice({ live, isPublished: false })
  const isNew = record.status === 'DRAFT'
  const looked = { id, version, ...reasonIn(reason) }
  return {
    async publish() {
      if (!(await act(() => resource.publish(looked)))) return
      notifyPublished('Published.', { ...record, status: isNew ? 'ACTIVE' : record.status })
      done()
    },
    discard: async () => (await act(() => resource.discard(looked), 'Discarded.')) && done(),
    async rollBack(no: number) {
      const told = ({ hasDraft }: Pick<PublicationState, 'hasDraft'>) =>
        hasDraft ? `Edition ${no} has another price. Another person publishes it.` : `Edition ${no} is back.`
      if (await act(() => resource.rollBack({ ...looked, no }), told)) done()
    },
  }
}

interface PublicationRequest {
  readonly id: string
  readonly version: string
  readonly reason?: string
}
interface PublicationCalls {
  readonly publish: (request: PublicationRequest) => Promise<unknown>
  readonly discard: (request: PublicationRequest) => Promise<unknown>
  readonly rollBack: (
    request: PublicationRequest & { readonly no: number },
  ) => Promise<Pick<PublicationState, 'hasDraft'>>
  readonly editions: (one: { readonly id: string }) => Promise<Editions>
}

const published: Readonly<Record<string, PublicationCalls>> = {
  courses: staff.staffCourses,
  plans: staff.staffPlans,
  programs: staff.staffPrograms,
  'question-flows': staff.staffQuestionFlows,
  'ai-lessons': staff.staffAiLessons,
}

/** The calls of the published resource that the page is of. */
function usePublishedResource(): PublicationCalls {
  const name = useResourceContext() ?? ''
  const calls = published[name]
  if (!calls) throw new RangeError(`${name} is not published`)
  return calls
}
