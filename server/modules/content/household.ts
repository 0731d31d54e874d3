import { because, type HouseholdData } from '#server/platform/points/household-data.ts'

export const household: HouseholdData<'content'> = {
  // The telephone numbers there are our own.
  tables: { 'content.site': { exported: because('our own address'), erased: because('our own address') } },
}
