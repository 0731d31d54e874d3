import type { Messages } from '@lingui/core'
import { createContext } from 'react'
import { useRouteLoaderData } from 'react-router'

/** The data of the root's loader, for every page. */
export interface RootData {
  readonly publicUrl: string
  /** For whom the page is drawn: a learner's or a teacher's id, "" for a visitor. Undefined where it is the same for all. */
  readonly owner: string | undefined
  /** Names this request in our logs: shown where something went wrong. */
  readonly reference: string
  readonly savesData: boolean
  readonly messages: Messages
}

/** Missing only when the root itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

/** Every message of the language, where the server draws a page that is not hydrated. */
export const AllMessages = createContext<Messages | undefined>(undefined)
