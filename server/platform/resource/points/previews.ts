import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { point } from '#server/platform/points/point.ts'

/** A preview of a record that is not published yet. */
export interface Preview {
  /** As in the contract: "courses". */
  readonly resource: string
  /** Members who may view this feature may open the preview. */
  readonly feature: string
  /** Writes it as if it were published; answers the path of its page without a language, undefined when there is no such thing. */
  readonly apply: (ctx: Ctx, tx: Tx, id: string) => Promise<string | undefined>
}

/** The previews for staff of unpublished records. */
export const previews = point<Preview>('previews')
