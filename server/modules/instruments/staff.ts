// The resources by which staff keep instruments, downtimes and EMI.
import { sql } from 'kysely'
import { isoString } from '#core/kernel/time.ts'
import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const instruments = tableStore({
  table: 'instruments.instrument',
  fields: ['code', 'name', 'paymentMethod', 'cardType', 'serviceProvider', 'maxDiscountCourseAllowed', 'position', 'isActive'], // prettier-ignore
  json: ['maxDiscountCourseAllowed'],
  search: ['code', 'name'],
  sortedBy: 'position',
})

const downtimes = tableStore({
  table: 'instruments.downtime',
  fields: ['code', 'severity', 'startsAt', 'endsAt'],
  instants: ['startsAt', 'endsAt'],
  search: ['code'],
  where: {
    isNow: (value, now) => {
      const at = sql`${isoString(now)}::timestamptz`
      return sql<boolean>`(starts_at <= ${at} and (ends_at is null or ends_at > ${at})) = ${value}`
    },
  },
  sortedBy: 'startsAt',
  newestFirst: true,
})

const issuers = tableStore({
  table: 'instruments.emi_issuer',
  fields: ['code', 'name', 'kind', 'minimum', 'maximum', 'processingFee', 'position', 'isActive'],
  search: ['code', 'name'],
  sortedBy: 'position',
})

const plans = tableStore({
  table: 'instruments.emi_plan',
  fields: ['issuerId', 'months', 'annualRate', 'isNoCost', 'minimum', 'isActive'],
  search: ['issuerId'],
  sortedBy: 'months',
})

const partners = tableStore({
  table: 'instruments.emi_partner',
  fields: ['partner', 'issuer', 'name'],
  search: ['partner', 'issuer', 'name'],
  sortedBy: 'partner',
})

export const instrumentsStaff = [
  ...resourceOperations('instruments', api.staffInstruments, instruments, { kind: 'ins' }),
  ...resourceOperations('downtimes', api.staffDowntimes, downtimes, { kind: 'dwn' }),
  ...resourceOperations('emi-issuers', api.staffEmiIssuers, issuers, { kind: 'emi' }),
  ...resourceOperations('emi-plans', api.staffEmiPlans, plans, {
    kind: 'emp',
    guarded: { annualRate: 'plans.approve', isNoCost: 'plans.approve' },
  }),
  ...resourceOperations('emi-partners', api.staffEmiPartners, partners, { kind: 'epa' }),
]
