import { defineErrors } from '#core/kernel/error.ts'

export const consentErrors = defineErrors({
  BIRTH_YEAR_NEEDED: [409, 'We need the learner’s year of birth for this. Please enter it first.'],
  GUARDIAN_NEEDED: [403, 'Only a parent or guardian can answer this for a child. Please invite a parent or guardian.'],
  ADULT_NEEDED: [403, 'Only a person who is 18 or older can answer this for a child. Ask a parent to answer.'],
  CODE_NEEDED: [403, 'To stop learning on Kandil, confirm it with a code to your own number.'],
  NOTHING_TO_UNDO: [409, 'This can no longer be undone. Please give your consent again.'],
  NOTICE_CHANGED: [409, 'This notice has changed. Please read the new version and answer again.'],
})

export const noticeErrors = defineErrors({
  NOTICE_OUT_OF_ORDER: [
    409,
    'The next version of this notice is {next}, and its first language is English. You can also add a language to version {last}.',
  ],
})
