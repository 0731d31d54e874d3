// Other sites that links on our pages may lead to.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'

/** With its port where that is not the usual one. Subdomains are hosts of their own. */
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/, 'Enter a host such as www.cbse.gov.in, without https:// and path.')

const kept = {
  /** The purpose of links to it. */
  note: line(300).min(3, 'Please enter what the links are for.'),
  /** Off: nothing new leads there. Links that were saved before stay. */
  isActive: z.boolean(),
}

export const linkHostsApi = resource({
  name: 'link-hosts',
  feature: 'operations',
  record: z.object({ id: z.string(), host: z.string(), ...kept, addedAt: Instant }),
  filter: z.object({ isActive: QueryFlag.optional() }),
  sort: ['host', 'addedAt'],
  create: z.object({ host: Host, ...kept }),
  update: z.object(kept),
})
