// Sends a move: one ordinary change for each entry that it changes, with the version that was read.
import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useUndoNotice } from '../../../kit/lists/undo-notice.tsx'
import { messageOf, reasonIn } from '../../../kit/use-action.ts'
import type { MenuEntry } from './menu-entry.ts'
import { moveInto, pathTo, siblingsOf, stepMoves, type MenuMove } from './menu-tree.ts'

export interface Moves {
  /** The last move, in words. */
  readonly told: string
  readonly step: (id: string, step: -1 | 1) => Promise<void>
  readonly into: (id: string, parentKey: string | null) => Promise<void>
  /** Next to its parent. */
  readonly out: (id: string) => Promise<void>
}

const STALE = 412

/** The changes that a move makes among these entries. */
type Plan = (entries: readonly MenuEntry[]) => readonly MenuMove[]

/** Moves that are asked for quickly are sent one after the other: each is planned with what the one before it has saved. */
export function useMoves(entries: readonly MenuEntry[], reason: string): Moves {
  const [told, setTold] = useState('')
  const [notify, notifyWithUndo, refresh] = [useNotify(), useUndoNotice(), useRefresh()]
  const send = useSending(reason)
  const focus = useFocus(entries)
  const known = useRef(entries)
  const waiting = useRef(0)
  const last = useRef(Promise.resolve())
  useEffect(() => {
    if (waiting.current === 0) known.current = entries
  }, [entries])

  async function move(id: string, plan: Plan): Promise<void> {
    const before = known.current
    const entry = entryOf(before, id)
    const moves = plan(before)
    if (!entry || moves.length === 0) return
    const moved = moves.flatMap((each) => entryOf(before, each.id) ?? [])
    try {
      const saved = await send(moved, moves)
      known.current = before.map((each) => entryOf(saved, each.id) ?? each)
      const text = sentenceOf(entry, known.current)
      setTold(text)
      notifyWithUndo(text, () => void send(saved, moved).then(refresh, fail))
    } catch (error) {
      fail(error)
    }
    focus(id)
    refresh()
  }

  function fail(error: unknown): void {
    const isStale = (error as { status?: number }).status === STALE // the data provider's
    notify(isStale ? 'Somebody else has changed the menu. It is shown as it is now: move the entry again.' : messageOf(error), { type: 'error' }) // prettier-ignore
    refresh()
  }

  function apply(id: string, plan: Plan): Promise<void> {
    waiting.current += 1
    last.current = last.current.then(() => move(id, plan)).finally(() => void (waiting.current -= 1))
    return last.current
  }

  return {
    told,
    step: (id, step) => apply(id, (all) => stepMoves(all, id, step)),
    into: (id, parentKey) => apply(id, (all) => moveInto(all, id, parentKey)),
    out: (id) =>
      apply(id, (all) => {
        const parent = entryOf(all, entryOf(all, id)?.parentKey ?? '')
        return parent ? moveInto(all, id, parent.parentKey) : []
      }),
  }
}

function entryOf(entries: readonly MenuEntry[], id: string): MenuEntry | undefined {
  return entries.find((each) => each.id === id)
}

/** Sends the places of these entries, one after the other. Answers the entries as they are then. Throws what the server refuses. */
function useSending(reason: string) {
  const provider = useDataProvider()
  return async (entries: readonly MenuEntry[], places: readonly Pick<MenuMove, 'parentKey' | 'rank'>[]) => {
    const saved: MenuEntry[] = []
    for (const [i, entry] of entries.entries()) {
      const { parentKey, rank } = places[i] ?? entry
      const data = { ...entry, parentKey, rank, ...reasonIn(reason) }
      const answer = await provider.update<MenuEntry>('menu', { id: entry.id, data, previousData: entry })
      saved.push(answer.data)
    }
    return saved
  }
}

function sentenceOf(entry: MenuEntry, now: readonly MenuEntry[]): string {
  const parentKey = entryOf(now, entry.id)?.parentKey ?? null
  const siblings = siblingsOf(now, parentKey)
  const place = siblings.findIndex(({ id }) => id === entry.id) + 1
  return `${entry.heading.en}: now number ${place} of ${siblings.length} in ${pathTo(now, parentKey)}.`
}

/** The moved entry has the cursor again once it is drawn at its new place. */
function useFocus(entries: readonly MenuEntry[]) {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(`menu-${wanted.current}`)?.focus()
    wanted.current = undefined
  }, [entries])
  return (id: string) => void (wanted.current = id)
}
