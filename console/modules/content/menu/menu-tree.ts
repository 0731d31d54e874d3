// The entries of the header menu as a tree, in the order in which families see them, and what a move changes.
import { MENU_LEVELS } from '#core/modules/catalogue/menu-levels.ts'

/** As the staff resource has it, as far as the tree needs it. */
export interface MenuItem {
  readonly id: string
  readonly parentKey: string | null
  readonly rank: number
  readonly heading: { readonly en: string }
}

export interface MenuNode<E extends MenuItem> {
  readonly entry: E
  /** 1 is the bar itself. */
  readonly level: number
  readonly children: readonly MenuNode<E>[]
}

/** Ordered by rank, then heading. Entries that no parent leads to are `lost`. */
export function treeOf<E extends MenuItem>(entries: readonly E[]) {
  const below = Map.groupBy(entries, ({ parentKey }) => parentKey)
  const reached = new Set<string>()
  function childrenOf(parent: string | null, level: number): readonly MenuNode<E>[] {
    return (below.get(parent) ?? []).toSorted(inOrder).map((entry) => {
      reached.add(entry.id)
      return { entry, level, children: childrenOf(entry.id, level + 1) }
    })
  }
  const roots = childrenOf(null, 1)
  return { roots, lost: entries.filter(({ id }) => !reached.has(id)) }
}

function inOrder(a: MenuItem, b: MenuItem): number {
  return a.rank - b.rank || a.heading.en.localeCompare(b.heading.en) || (a.id < b.id ? -1 : 1)
}

/** The new place of an entry. */
export interface MenuMove {
  readonly id: string
  readonly parentKey: string | null
  readonly rank: number
}

/** The changes that exchange an entry with the one before it (-1) or after it (1). An end of its list has no changes. */
export function stepMoves(entries: readonly MenuItem[], id: string, step: -1 | 1): readonly MenuMove[] {
  const entry = entries.find((each) => each.id === id)
  if (!entry) return []
  const before = siblingsOf(entries, entry.parentKey)
  const place = before.findIndex((each) => each.id === id)
  const [own, other] = [before[place], before[place + step]]
  if (!own || !other) return []
  const after = before.with(place, other).with(place + step, own)
  const ranks = ranksFor(before)
  return after.flatMap((each, i) => {
    const rank = ranks[i] ?? each.rank
    return rank === each.rank ? [] : [{ id: each.id, parentKey: each.parentKey, rank }]
  })
}

/** The change that puts an entry below another parent, after all that is there. Empty if it is there already, or cannot be. */
export function moveInto(entries: readonly MenuItem[], id: string, parentKey: string | null): readonly MenuMove[] {
  const entry = entries.find((each) => each.id === id)
  if (!entry || entry.parentKey === parentKey || !parentsFor(entries, id).includes(parentKey)) return []
  const last = siblingsOf(entries, parentKey).at(-1)
  return [{ id, parentKey, rank: last ? last.rank + 1 : 1 }]
}

/** The parents that an entry can have: null is the bar. Nothing is below itself or on a fourth level. A new entry has no id. */
export function parentsFor(entries: readonly MenuItem[], id?: string): readonly (string | null)[] {
  const nodes = flat(treeOf(entries).roots)
  const own = nodes.find(({ entry }) => entry.id === id)
  const inside = new Set(own ? flat([own]).map(({ entry }) => entry.id) : [])
  const levels = own ? Math.max(...flat([own]).map(({ level }) => level)) - own.level + 1 : 1
  const fitting = nodes.filter(({ entry, level }) => !inside.has(entry.id) && level + levels <= MENU_LEVELS)
  return [null, ...fitting.map(({ entry }) => entry.id)]
}

/** "Courses › JEE": the names from the bar to the entry. */
export function pathTo(entries: readonly MenuItem[], id: string | null): string {
  const names: string[] = []
  for (let next = id; next !== null && names.length < MENU_LEVELS;) {
    const entry = entries.find((each) => each.id === next)
    if (!entry) break
    names.unshift(entry.heading.en)
    next = entry.parentKey
  }
  return names.length === 0 ? 'The bar at the top' : names.join(' › ')
}

/** The siblings below this parent, in order. */
export function siblingsOf<E extends MenuItem>(entries: readonly E[], parentKey: string | null): readonly E[] {
  return entries.filter((each) => each.parentKey === parentKey).toSorted(inOrder)
}

/** All of them, each before what is below it. */
export function flat<E extends MenuItem>(nodes: readonly MenuNode<E>[]): readonly MenuNode<E>[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

/** Their own ranks, so that few entries change; new ones where two are equal. */
function ranksFor(siblings: readonly MenuItem[]): readonly number[] {
  const own = siblings.map(({ rank }) => rank)
  return new Set(own).size === own.length ? own : own.map((_, i) => i + 1)
}
