// Names instead of the ids of members of staff. Ids that a page shows at once are asked for in one call.
import { useEffect, useState } from 'react'
import { useFieldValue } from 'react-admin'
import { staff } from '../../frame/contract.ts'

const MOST_AT_ONCE = 100
const known = new Map<string, Promise<string>>()
const wanted = new Map<string, (name: string) => void>()

/** The name of a member of staff; the id itself where nobody has it, as in the requests of jobs. */
function nameOf(id: string): Promise<string> {
  const name = known.get(id) ?? new Promise<string>((resolve) => ask(id, resolve))
  known.set(id, name)
  return name
}

function ask(id: string, resolve: (name: string) => void): void {
  if (wanted.size === 0) setTimeout(() => void read(), 0)
  wanted.set(id, resolve)
}

async function read(): Promise<void> {
  const asked = [...wanted]
  wanted.clear()
  for (let from = 0; from < asked.length; from += MOST_AT_ONCE) {
    const part = asked.slice(from, from + MOST_AT_ONCE)
    const { names } = await staff.staffNames.listNames({ ids: part.map(([id]) => id) }).catch(() => ({ names: {} }))
    for (const [id, resolve] of part) resolve((names as Readonly<Record<string, string>>)[id] ?? id)
  }
}

export function PersonName({ id }: { readonly id: string }) {
  const [found, setFound] = useState<{ readonly id: string; readonly name: string }>()
  useEffect(() => {
    let isShown = true
    void nameOf(id).then((name) => isShown && setFound({ id, name }))
    return () => void (isShown = false)
  }, [id])
  return <span>{found?.id === id ? found.name : '…'}</span>
}

interface Source {
  readonly source: string
  readonly label?: string
  readonly emptyText?: string
}

/** A field that holds the id of a member of staff, or several. */
export function Person(props: Source) {
  const value = useFieldValue(props) as string | readonly string[] | null | undefined // the contract has ids here
  const ids = [value ?? []].flat()
  if (ids.length === 0) return <span>{props.emptyText}</span>
  return ids.map((id, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <PersonName id={id} />
    </span>
  ))
}
