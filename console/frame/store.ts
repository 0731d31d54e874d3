// react-admin's settings stay in the browser. The exception are saved views of lists: the server stores them too, so
// that they are the same on every computer.
import { localStorageStore, type Store } from 'react-admin'
import type { SavedView } from '#core/modules/staff/views/views-api.ts'
import { staff } from './contract.ts'

/** Under "orders.savedQueries" react-admin keeps the views of orders. */
const VIEWS = /^([a-z-]+)\.savedQueries$/

export function createStore(): Store {
  const local = localStorageStore()
  return {
    ...local,
    setItem<T>(key: string, value: T) {
      local.setItem(key, value)
      const [, resource] = VIEWS.exec(key) ?? []
      // Where the server is away they are still here, and go with the next change.
      if (resource) staff.staffViews.saveViews({ resource, views: value as SavedView[] }).catch(() => {}) // react-admin's own
    },
    /** Replaces the views that another person has left on this computer with one's own. */
    setup() {
      local.setup()
      staff.staffViews.listSavedViews({}).then(
        ({ views }) => {
          for (const [key] of Object.entries(local.listItems?.() ?? {}))
            if (VIEWS.test(key) && !(key.replace('.savedQueries', '') in views)) local.removeItem(key)
          for (const [resource, own] of Object.entries(views)) local.setItem(`${resource}.savedQueries`, own)
        },
        () => {},
      )
    },
  }
}
