import { defineModule } from '#server/platform/module.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { household } from './household.ts'
import { returnHook, settleLaterJob, webhookHook } from './gateway-hooks.ts'
import { compareWithGatewayJob } from './reconcile/compare-with-gateway.ts'
import { exceptionsStaff } from './reconcile/resolve-exception.ts'
import { reconcileAllJob, reconcileJob } from './reconcile/jobs.ts'
import { refundJob } from './returns/refund-job.ts'
import { paymentRoutes } from './routes.ts'
import { paymentsStaff } from './staff/resources.ts'
import { sweepJob } from './sweep.ts'
import { paymentsWaiting } from './waiting.ts'

export const payments = defineModule({
  name: 'payments',
  contributes: [workQueues(...paymentsWaiting)],
  household,
  operations: [...paymentRoutes, ...paymentsStaff, ...exceptionsStaff],
  hooks: [webhookHook, returnHook],
  jobs: [refundJob, settleLaterJob, sweepJob, reconcileJob, reconcileAllJob, compareWithGatewayJob],
  retention: [
    {
      table: 'payments.inbox',
      column: 'processed_at',
      days: 180,
      because: 'evidence while a payer may dispute a payment; what it led to is in the order, for eight years',
    },
  ],
})
