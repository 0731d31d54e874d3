// The days without classes that an installation begins with.
import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const classroomReference = [
  referenceRows('classroom.closure', { key: ['id'] }, [
    {
      id: 'clo000000republic2027',
      kind: 'HOLIDAY',
      name: { en: 'Republic Day', hi: 'गणतंत्र दिवस', ta: 'குடியரசு தினம்', mr: 'प्रजासत्ताक दिन' },
      first_day: '2027-01-26',
      last_day: '2027-01-26',
    },
    {
      id: 'clo0000independence27',
      kind: 'HOLIDAY',
      name: { en: 'Independence Day', hi: 'स्वतंत्रता दिवस', ta: 'சுதந்திர தினம்', mr: 'स्वातंत्र्य दिन' },
      first_day: '2027-08-15',
      last_day: '2027-08-15',
    },
    {
      id: 'clo000000gandhi000027',
      kind: 'HOLIDAY',
      name: { en: 'Gandhi Jayanti', hi: 'गांधी जयंती', ta: 'காந்தி ஜெயந்தி', mr: 'गांधी जयंती' },
      first_day: '2027-10-02',
      last_day: '2027-10-02',
    },
  ]),
]
