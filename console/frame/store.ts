// react-admin's settings stay in the browser. The exception are saved views of lists: the server stores them too, so
// that they are the same on every computer.
import { localStorageStore, type Store } from 'react-admin'
import { viewChanges } from '#core/modules/staff/views/view-changes.ts'
import type { SavedView } from '#core/modules/staff/views/views-api.ts'
import { staff } from './contract.ts'

/** Under "orders.savedQueries" react-admin keeps the views of orders. */
const VIEWS = /^([a-z-]+)\.savedQueries$/

export function createStore(): Store {
  const local = localStorageStore()
  /** The views of each list as the server had them last. Another browser may have changed them since. */
  const stored = new Map<string, readonly SavedView[]>()
  const saves = new Map<string, number>()

  /** Sends the difference only. Where the server is away, it goes with the next change. */
  async function save(key: string, resource: string, views: readonly SavedView[]) {
    const turn = (saves.get(key) ?? 0) + 1
    saves.set(key, turn)
    const answer = await staff.staffViews.saveViews({ resource, ...viewChanges(stored.get(key) ?? [], views) })
    stored.set(key, answer.views)
    // A later change answers for itself.
    if (saves.get(key) === turn) local.setItem(key, answer.views)
  }

  return {
    ...local,
    setItem<T>(key: string, value: T) {
      local.setItem(key, value)
      const [, resource] = VIEWS.exec(key) ?? []
      if (resource) save(key, resource, value as SavedView[]).catch(() => {}) // react-admin's own
    },
    /** Replaces the views that another person has left on this computer with one's own. */
    setup() {
      local.setup()
      staff.staffViews.listSavedViews({}).then(
        ({ views }) => {
          for (const [key] of Object.entries(local.listItems?.() ?? {}))
            if (VIEWS.test(key) && !(key.replace('.savedQueries', '') in views)) local.removeItem(key)
          for (const [resource, own] of Object.entries(views)) {
            stored.set(`${resource}.savedQueries`, own)
            local.setItem(`${resource}.savedQueries`, own)
          }
        },
        () => {},
      )
    },
  }
}
