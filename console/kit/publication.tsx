// Beside something that families see: what of it waits to be published, how it reads in each language, and every edition
// that was.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useEffect, useState, type ReactNode } from 'react'
import { useCanAccess, useNotify, usePermissions, useRecordContext, useRefresh, useResourceContext, type RaRecord } from 'react-admin' // prettier-ignore
import type { Edition } from '#core/kernel/publication.ts'
import { callServer } from '../frame/call-server.ts'
import { whenText } from './fields.tsx'
import { Changes } from './history.tsx'
import { InEachLanguage, type Speak } from './in-each-language.tsx'
import { PagePreview } from './page-preview.tsx'

interface Editions {
  readonly live: Readonly<Record<string, unknown>>
  readonly editions: readonly Edition[]
}

interface Published extends RaRecord {
  readonly status: string
  readonly hasDraft: boolean
  readonly version: string
}

interface Props {
  readonly feature: string
  readonly preview?: ((record: RaRecord, speak: Speak) => ReactNode) | undefined
}

export function Publication({ feature, preview }: Props) {
  const record = useRecordContext<Published>()
  const resource = useResourceContext() ?? ''
  const [known, setKnown] = useState<Editions>()
  useEffect(() => {
    if (record) callServer<Editions>(`${resource}/${record.id}/editions`).then(setKnown, () => setKnown(undefined))
  }, [resource, record])
  if (!record) return null
  return (
    <>
      <Waiting record={record} live={known?.live} feature={feature} />
      <PagePreview />
      {preview && <InEachLanguage>{(speak) => preview(record, speak)}</InEachLanguage>}
      {known && <Earlier record={record} {...known} feature={feature} />}
    </>
  )
}

function Waiting({
  record,
  live,
  feature,
}: {
  record: Published
  live: Editions['live'] | undefined
  feature: string
}) {
  const { permissions } = usePermissions<readonly string[]>()
  const resource = useResourceContext() ?? ''
  const { canAccess: mayWrite } = useCanAccess({ resource, action: 'edit' })
  const [reason, setReason] = useState('')
  const act = useAct(record, reason, () => setReason(''))
  const isNew = record.status === 'DRAFT'
  const mayPublish = permissions?.includes(`${feature}.approve`)
  if (!isNew && !record.hasDraft) return <Card className="panel"><p className="good">Families see this version.</p></Card> // prettier-ignore
  return (
    <Card className="panel">
      <h2>{isNew ? 'Not published yet' : 'Unpublished changes'}</h2>
      {isNew && <p className="quiet">Only staff can see it.</p>}
      {!isNew && live && <Changes before={live} after={record} fields={Object.keys(live)} />}
      {mayPublish ? (
        <>
          <TextField
            label="Reason (stored in the audit log)"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="contained" onClick={() => void act('publish', 'Published. Families see it now.')}>
            Publish
          </Button>
        </>
      ) : (
        <p className="quiet">Publishing needs the approve permission. Ask somebody who has it.</p>
      )}
      {!isNew && mayWrite && <Button onClick={() => void act('discard', 'Discarded.')}>Discard</Button>}
    </Card>
  )
}

function Earlier({ record, editions, live, feature }: Editions & { record: Published; feature: string }) {
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAct(record, reason, () => setReason(''))
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
            <strong>Edition {no}</strong> {publishedBy ? `by ${publishedBy}` : 'as it was before'} ·{' '}
            {whenText(publishedAt)}
            {why && <p>{why}</p>}
            {i === 0 && <p className="good">This is the published version.</p>}
            {i > 0 && <Changes before={live} after={{ ...live, ...fields }} />}
            {i > 0 && mayGoBack && (
              <Button
                size="small"
                disabled={reason.trim() === ''}
                onClick={() => void act('roll-back', `Edition ${no} is back.`, { no })}
              >
                Go back to edition {no}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function useAct({ id, version }: Published, reason: string, done: () => void) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const refresh = useRefresh()
  return async (what: string, told: string, more: object = {}) => {
    try {
      await callServer(`${resource}/${id}/${what}`, 'POST', { version, ...(reason.trim() && { reason }), ...more })
      notify(told)
      done()
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }
}
