// The records that a member of staff opened last. Only their addresses are kept, in this browser and for this member: names are read
// again when they are shown, so that no name of a family stays after the logout.
import { useEffect } from 'react'
import { useGetIdentity, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'

export interface RecentRecord {
  readonly resource: string
  readonly id: string
}

const MOST = 10
const NONE: readonly RecentRecord[] = []

/** The records with the one at this path of the console first; as they are for a path of another page. */
export function withOpened(
  records: readonly RecentRecord[],
  pathname: string,
  isResource: (name: string) => boolean,
): readonly RecentRecord[] {
  const [, resource = '', encoded = ''] = /^\/([a-z-]+)\/([^/]+)(?:\/show)?$/.exec(pathname) ?? []
  if (!isResource(resource) || encoded === 'create') return records
  const id = decodeURIComponent(encoded)
  const others = records.filter((each) => each.resource !== resource || each.id !== id)
  return [{ resource, id }, ...others].slice(0, MOST)
}

export function useRecentRecords(): readonly RecentRecord[] {
  const { identity } = useGetIdentity()
  const [records] = useStore<readonly RecentRecord[]>(keyOf(identity?.id), NONE)
  return identity ? records : NONE
}

/** Keeps the record of the page that is open. */
export function useKeepingRecent(isResource: (name: string) => boolean): void {
  const { identity } = useGetIdentity()
  const { pathname } = useLocation()
  const [records, setRecords] = useStore<readonly RecentRecord[]>(keyOf(identity?.id), NONE)
  useEffect(() => {
    if (!identity) return
    const next = withOpened(records, pathname, isResource)
    if (next[0]?.id !== records[0]?.id || next[0]?.resource !== records[0]?.resource) setRecords(next)
  }, [identity, pathname, records, setRecords, isResource])
}

function keyOf(staffId: unknown): string {
  return `recent.${typeof staffId === 'string' ? staffId : 'nobody'}`
}
