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
  RESOURCE_FILE_TOO_LARGE: [
    409,
    'A file may have at most 5 MB. Enter the address of a larger one, or add a long film to a lesson.',
  ],
  RESOURCE_FILE_OF_OTHER_KIND: [409, 'A film is an MP4 or WebM file. All other study material is a PDF or a picture.'],
  NOT_THE_ANNOUNCED_FILE: [409, 'The file is missing or of another type than its name says. Choose it again.'],
})
