// The resources by which staff keep instruments, downtimes and EMI.
import { sql } from 'kysely'
import { isoString } from '#core/kernel/time.ts'
import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { emiChangesStaff } from './emi-changes/staff.ts'

const instruments = tableStore(api.staffInstruments, {
  table: 'instruments.instrument',
  search: ['code', 'name'],
})

const downtimes = tableStore(api.staffDowntimes, {
  table: 'instruments.downtime',
  search: ['code'],
  where: {
    isNow: (value, now) => {
      const at = sql`${isoString(now)}::timestamptz`
      return sql<boolean>`(starts_at <= ${at} and (ends_at is null or ends_at > ${at})) = ${value}`
    },
  },
})

const partners = tableStore(api.staffEmiPartners, {
  table: 'instruments.emi_partner',
  search: ['partner', 'issuer', 'name'],
})

export const instrumentsStaff = [
  ...resourceOperations(api.staffInstruments, instruments, { kind: 'ins' }),
  ...resourceOperations(api.staffDowntimes, downtimes, { kind: 'dwn' }),
  ...emiChangesStaff,
  ...resourceOperations(api.staffEmiPartners, partners, { kind: 'epa' }),
]
