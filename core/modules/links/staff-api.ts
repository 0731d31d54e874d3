// The links of published pages and what the nightly check found: operations console, O32.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, QueryFlag } from '#core/kernel/schemas.ts'
import { LINK_STATES } from './link-state.ts'

const State = z.enum(LINK_STATES)

export const staffCheckedLinks = resource({
  name: 'checked-links',
  feature: 'articles',
  record: z.object({
    id: z.string(),
    /** A path of ours without a language, or an address of somebody else. */
    url: z.string(),
    /** Null until it was asked. */
    state: State.nullable(),
    /** The status of its last answer. Null where there was no answer. */
    status: z.int().nullable(),
    /** Where it leads now, if that is elsewhere. */
    location: z.string().nullable(),
    /** Some of the pages that have it, at most twenty. */
    pages: z.array(z.string()),
    checkedAt: Instant.nullable(),
    brokenSince: Instant.nullable(),
  }),
  filter: z.object({ state: State.optional(), isBroken: QueryFlag.optional() }),
  sort: ['checkedAt', 'brokenSince'],
  newestFirst: true,
})
