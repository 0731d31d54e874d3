// The values that the server puts in the load context of every request. The server takes the keys from the build
// (entry.server.tsx), so that both sides use the same objects.
import { createContext } from 'react-router'
import type { ApiClient } from '#core/api.ts'
import type { Instant } from '#core/kernel/time.ts'

/** The API, called in this process with the session of the signed-in user. */
export const apiContext = createContext<ApiClient>()

/** One visit of one page: what the pages need to know of the request beyond its URL and form. */
export interface Visit {
  /** Where families reach us, without a slash at the end. Never the request's own host, which anybody can make up. */
  readonly publicUrl: string
  readonly requestId: string
  /** Where browsers connect to the live room: "wss://…". */
  readonly roomsUrl: string
  /** Where films and notes lie, when that is not here. */
  readonly filesOrigin: string | undefined
  readonly now: Instant
  /** Allows the inline scripts of this answer, and of no other. */
  readonly nonce: string
  /** The browser asked for fewer bytes: no web font. */
  readonly savesData: boolean
  /** The browser says that it has a session, true or not. */
  readonly hasSession: boolean
  /** The id of the learner whom the session acts for now; undefined when no family is signed in. */
  readonly chosenLearner: () => Promise<string | undefined>
  /** The language chosen last in this browser. */
  readonly languageChosen: string | undefined
  /** It is drawn as it would be if what is written were published, for staff to look at until then. */
  readonly previewUntil: Instant | undefined
  /** The id of the learner or teacher for whom the page is drawn, "" for a visitor. */
  readonly owner: () => Promise<string>
  /** The form was not looked at: its sender has to log in first, and the browser keeps what was typed. */
  readonly onUnsent: () => void
  readonly onFault: (event: string, cause: unknown) => void
}
export const visitContext = createContext<Visit>()
