// The notice after a save: whether families see it, and the link to the page.
import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import SnackbarContent from '@mui/material/SnackbarContent'
import { toInstant } from '#core/kernel/time.ts'
import type { Screen } from '../screen-spec.ts'
import { liveStateOf } from './live-place.ts'

const SHOWN_MS = 8_000

/** Notifies of `done`, "It was saved." for example, and of what families see of this record. */
export function useSavedNotice({ live, isPublished }: Pick<Screen, 'live' | 'isPublished'>) {
  const notify = useNotify()
  return (done: string, record: RaRecord) => {
    const place = live?.(record)
    if (isPublished && isWaiting(record)) return notify(`${done} Families see it once it is published.`)
    if (!place || 'of' in place) return notify(done)
    const { isSeen, sentence } = liveStateOf(place, toInstant(Date.now()))
    notify(<SavedNotice text={`${done} ${sentence}`} path={isSeen ? place.path : undefined} />, {
      autoHideDuration: SHOWN_MS,
    })
  }
}

function isWaiting(record: RaRecord): boolean {
  return record['status'] === 'DRAFT' || record['hasDraft'] === true
}

interface Props {
  readonly text: string
  readonly path: string | undefined
}

function SavedNotice({ text, path }: Props) {
  return (
    <SnackbarContent
      message={text}
      action={
        path !== undefined && (
          <a className="notice-link" href={path} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )
      }
    />
  )
}
