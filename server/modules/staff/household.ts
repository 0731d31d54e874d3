import { because, type HouseholdData } from '#server/platform/points/household-data.ts'

export const household: HouseholdData<'staff'> = {
  tables: {
    'staff.member': {
      exported: because('about our staff, not a family'),
      erased: because('about our staff, not a family'),
    },
  },
}
