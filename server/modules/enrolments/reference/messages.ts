import { template } from '#server/modules/messages/index.ts'

export const enrolmentsMessages = [
  template('enrolled', {
    text: {
      en: 'Paid {amount} to Kandil. {learner} is enrolled in {course}. Receipt and first class: {link}',
      hi: 'Kandil को {amount} मिले। {learner} का {course} में दाखिला हो गया। रसीद और पहली कक्षा: {link}',
    },
    sms: { en: '1107170000000000021', hi: '1107170000000000022' },
    reason: 'It names what was bought, for whom and for how much, so that a family knows it at once.',
  }),
]
