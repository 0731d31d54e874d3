// The document in which a family reads its own data.
import { expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { documentOf } from '#core/modules/privacy/document/data-document.ts'

const data = {
  exportedAt: fromIndia(2026, 11, { day: 26 }),
  names: { cbse: { en: 'CBSE', hi: 'सीबीएसई' }, jeemain: { en: 'JEE Main', hi: 'जेईई मेन' } },
  household: {
    orders: { orders: [{ title: 'Class 10 <b>CBSE</b>', amount: 2_499_900, paidAt: fromIndia(2026, 4, { minutes: 600 }) }] }, // prettier-ignore
    wallet: {},
  },
  learners: [{ accounts: { learner: { firstName: 'आशा', grade: -2, language: 'hi', isHome: true } } }],
  sessions: [],
}

it('has rupees, days and names instead of paise, milliseconds and codes', () => {
  const text = documentOf(data, 'en')
  expect(text).toContain('<dt>Amount</dt><dd>₹24,999</dd>')
  expect(text).toContain('<dd>1 Apr 2026, 10:00 am IST</dd>')
  expect(text).toContain('<dt>Class</dt><dd>LKG</dd>')
  expect(text).toContain('<dd>Hindi</dd>')
  expect(text, 'empty parts are left out').not.toContain('<h3>Wallet</h3>')
})

it('is in the language of the family, and takes nothing for markup', () => {
  const text = documentOf(data, 'ta')
  expect(text).toContain('<html lang="ta">')
  expect(text).toContain('<h1>Kandil-இல் உங்கள் தரவு</h1>')
  expect(text).toContain('<h3>ஆர்டர்கள்</h3>')
  expect(text).toContain('Class 10 &lt;b&gt;CBSE&lt;/b&gt;')
  expect(text).toContain('<dd>आशा</dd>')
})

it('has words for states, kinds and hours, in the language of the family', () => {
  const learner = {
    accounts: { account: { stateCode: '32', heldBy: 'PARENT' } },
    profiles: { quietFrom: 21 * 60, channels: { PAYMENTS: ['SMS'] } },
    webinars: { registrations: [{ since: '2026-11-26T14:30:00.000+00:00', state: 'REGISTERED', webinar_id: 'wbn1' }] },
    classroom: { attendance: [{ presentMs: 90_000, type: 'class-late' }] },
  }
  const text = documentOf({ ...data, learners: [learner] }, 'hi')
  expect(text).toContain('<dt>राज्य</dt><dd>केरल</dd>')
  expect(text).toContain('<dd>माता-पिता</dd>')
  expect(text).toContain('<dt>संदेश नहीं, कब से</dt><dd>रात 9 बजे</dd>')
  expect(text).toContain('<dt>भुगतान</dt><dd>SMS</dd>')
  expect(text).toContain('26 नव॰ 2026, रात 8 बजे')
  expect(text).toContain('<dd>पंजीकृत</dd>')
  expect(text).toContain('<dt>कक्षा में समय</dt><dd>90 s</dd>')
  expect(text).not.toMatch(/class-late|wbn1|PARENT|REGISTERED|State code/)
})

it('names boards and exams in the language of the family', () => {
  const learner = { accounts: { learner: { studentInfo: { board: 'cbse', target: 'jeemain', examTargets: ['jeemain', 'unknown'] } } } } // prettier-ignore
  const text = documentOf({ ...data, learners: [learner] }, 'hi')
  expect(text).toContain('<dd>सीबीएसई</dd>')
  expect(text).toContain('<dd>जेईई मेन</dd>')
  expect(text).toContain('<dd>जेईई मेन, unknown</dd>')
  expect(text).not.toMatch(/cbse|jeemain/)
})
