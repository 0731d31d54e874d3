import { defineErrors } from '#core/kernel/error.ts'

export const consentErrors = defineErrors({
  BIRTH_YEAR_NEEDED: [409, 'Tell us the learner’s year of birth first.'],
  GUARDIAN_NEEDED: [403, 'Only a parent or guardian can answer this for a child. Invite yours.'],
  ADULT_NEEDED: [403, 'Only a person over 18 can answer this for a child.'],
  NOTICE_CHANGED: [409, 'This notice has changed. Please read it again.'],
})

export const noticeErrors = defineErrors({
  NOTICE_OUT_OF_ORDER: [
    409,
    'A notice’s next version is {next}, and begins in English. Or add a language to version {last}.',
  ],
})
