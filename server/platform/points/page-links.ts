import type { Db } from '#server/platform/database/db.ts'
import { point } from './point.ts'

/** A link of a published page. */
export interface PageLink {
  /** The page that has it, without a language. */
  readonly page: string
  /** A path of ours without a language, or an address of https. */
  readonly url: string
}

/** The links that staff have written into published pages, some at a time. A job checks them at night. */
export const pageLinks = point<(db: Db) => AsyncIterable<readonly PageLink[]>>('pageLinks')
