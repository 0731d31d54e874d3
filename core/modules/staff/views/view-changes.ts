// One change of a member's own saved filters of a list. Two browsers of one member each send what they changed, so that neither takes
// the other's away. It knows no zod.

interface Labelled {
  readonly label: string
}

export interface ViewChanges<V extends Labelled> {
  /** New ones, and those whose value is another one now. */
  readonly saved: V[]
  /** The labels of those that were removed. */
  readonly removed: string[]
}

/** The difference between the filters that a browser knew and those that it has now. */
export function viewChanges<V extends Labelled>(before: readonly V[], after: readonly V[]): ViewChanges<V> {
  return {
    saved: after.filter((view) => !before.some((each) => JSON.stringify(each) === JSON.stringify(view))),
    removed: before.map(({ label }) => label).filter((label) => !after.some((view) => view.label === label)),
  }
}

/** In the order in which they are offered: a new one comes last. */
export function changedViews<V extends Labelled>(views: readonly V[], { saved, removed }: ViewChanges<V>): V[] {
  const left = views.filter(({ label }) => !removed.includes(label))
  const replaced = left.map((view) => saved.find(({ label }) => label === view.label) ?? view)
  return [...replaced, ...saved.filter(({ label }) => !left.some((view) => view.label === label))]
}
