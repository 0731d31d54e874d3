import { expect, test } from 'vitest'
import { isReasonTrue } from './price-reason.ts'

const none = { chapters: 3, recordings: 0, films: 3, notes: 2 }
const all = { chapters: 3, recordings: 3, films: 0, notes: 3 }

test.each([
  [{ en: 'All replays since April are included.' }, none, false],
  [{ en: 'All replays since April are included.' }, all, true],
  [{ en: 'All replays since April are included.' }, { chapters: 0, recordings: 0, films: 0, notes: 0 }, false],
  [{ en: 'With the notes of every chapter.' }, none, false],
  [{ en: 'More teachers.', hi: 'अप्रैल से अब तक की हर क्लास की रिकॉर्डिंग भी मिलती है।' }, none, false],
  [{ en: 'More teachers.', ta: 'எல்லா வகுப்புகளின் பதிவுகளும் உண்டு.' }, none, false],
  [{ en: 'More teachers.', mr: 'सर्व वर्गांचे रेकॉर्डिंगही मिळते.' }, none, false],
  [{ en: 'Everything in the course from earlier months is included.' }, none, true],
])('the reason %j is true of %j: %s', (reason, taught, isTrue) => {
  expect(isReasonTrue(reason, taught)).toBe(isTrue)
})
