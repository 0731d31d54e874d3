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

export function useMoves(entries: readonly MenuEntry[], reason: string): Moves {
  const [told, setTold] = useState('')
  const [notify, notifyWithUndo, refresh] = [useNotify(), useUndoNotice(), useRefresh()]
  const send = useSending(reason)
  const focus = useFocus(entries)
  const isBusy = useRef(false)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))

  async function apply(id: string, moves: readonly MenuMove[]): Promise<void> {
    const entry = byId.get(id)
    if (!entry || moves.length === 0 || isBusy.current) return
    isBusy.current = true
    const before = moves.flatMap((move) => byId.get(move.id) ?? [])
    try {
      const saved = await send(before, moves)
      const text = sentenceOf(entry, saved, entries)
      setTold(text)
      notifyWithUndo(text, () => void send(saved, before).then(refresh, fail))
    } catch (error) {
      fail(error)
    }
    focus(id)
    refresh()
    isBusy.current = false
  }

  function fail(error: unknown): void {
    const isStale = (error as { status?: number }).status === STALE // the data provider's
    notify(isStale ? 'Somebody else has changed the menu. It is shown as it is now: move the entry again.' : messageOf(error), { type: 'error' }) // prettier-ignore
    refresh()
  }

  const into = (id: string, parentKey: string | null) => apply(id, moveInto(entries, id, parentKey))
  return {
    told,
    step: (id, step) => apply(id, stepMoves(entries, id, step)),
    into,
    async out(id) {
      const parent = byId.get(byId.get(id)?.parentKey ?? '')
      if (parent) await into(id, parent.parentKey)
    },
  }
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

function sentenceOf(entry: MenuEntry, saved: readonly MenuEntry[], entries: readonly MenuEntry[]): string {
  const now = entries.map((each) => saved.find(({ id }) => id === each.id) ?? each)
  const parentKey = now.find(({ id }) => id === entry.id)?.parentKey ?? null
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
