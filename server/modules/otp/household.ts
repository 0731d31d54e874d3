import { because, type HouseholdData } from '#server/platform/points/household-data.ts'

export const household: HouseholdData<'otp'> = {
  tables: {
    'otp.verification': {
      exported: because('a code is valid for minutes'),
      erased: 'GONE',
    },
    'otp.known_browser': {
      exported: because('it names a browser by chance letters, and the number only by a hash with our secret'),
      erased: 'GONE',
    },
  },
}
