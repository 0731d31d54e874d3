import { staffCheckedLinks } from '#core/modules/links/staff-api.ts'
import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { checkLinksJob } from './check-links.ts'
import { checkedLinks } from './staff.ts'

/** The modules declare the links of their published pages: `links`. */
export const links = defineModule({
  name: 'links',
  operations: resourceOperations(staffCheckedLinks, checkedLinks),
  jobs: [checkLinksJob],
  contributes: [
    workQueues(waiting(staffCheckedLinks, { label: 'Broken links', group: 'PUBLISHING', filter: { isBroken: true } })),
  ],
})
