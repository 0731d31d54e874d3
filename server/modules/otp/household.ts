import { because, type HouseholdData } from '#server/platform/context.ts'

export const household: HouseholdData<'otp'> = {
  tables: {
    'otp.verification': {
      exported: because('a code is valid for minutes'),
      erased: 'GONE',
    },
  },
}
