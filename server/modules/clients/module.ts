import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { clientKeys } from '#server/platform/access/points/client-keys.ts'
import { household } from './household.ts'
import { findClient } from './keys/find-client.ts'
import { clientRoutes, sharingRoutes } from './outside/routes.ts'
import { clientsStaff } from './staff/resources.ts'
import { deliverDueJob } from './webhooks/deliver-due.ts'
import { clientListeners } from './webhooks/listeners.ts'
import { clientsWaiting } from './waiting.ts'

export const clients = defineModule({
  name: 'clients',
  operations: [...clientRoutes, ...sharingRoutes, ...clientsStaff],
  contributes: [clientKeys(findClient), workQueues(...clientsWaiting)],
  household,
  listeners: clientListeners,
  jobs: [deliverDueJob],
  retention: [
    {
      table: 'clients.event',
      column: 'at',
      days: 30,
      because: 'an organisation that was away for some days has its events sent again',
    },
  ],
})
