import { defineErrors } from '#core/kernel/error.ts'

export const libraryErrors = defineErrors({
  RESOURCE_NEEDS_LOGIN: [401, 'Sign in to open this.'],
  RESOURCE_NEEDS_COURSE: [403, 'This is for learners of its course. Your enrolment does not include it, or has ended.'],
})

export const libraryStaffErrors = defineErrors({
  RESOURCE_HAS_NO_FILE: [409, 'Add a file or an address before you publish it.'],
  RESOURCE_HAS_NO_LICENCE: [409, 'Enter the rights holder and the licence before you publish it.'],
  RESOURCE_HAS_NO_EDITION: [409, 'Enter the year of the edition before you publish it.'],
  RESOURCE_HAS_NO_COURSE: [409, 'Choose the courses whose learners may open it.'],
  RESOURCE_IS_ONLY_LINKED: [409, 'Texts of NCERT are not stored here. Remove the file and enter the address at NCERT.'],
  RESOURCE_LINK_IS_OPEN: [409, 'An address opens to everybody. Store a file, or make it FREE or LOGIN.'],
  NOT_THE_ANNOUNCED_FILE: [409, 'The file is missing or of another type than its name says. Choose it again.'],
})
