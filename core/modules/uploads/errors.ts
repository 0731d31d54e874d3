import { defineErrors } from '#core/kernel/error.ts'

export const uploadErrors = defineErrors({
  FILE_TYPE_REFUSED: [409, 'Choose a photo (JPEG, PNG or WebP) or a PDF.'],
  PHOTO_IS_HEIC: [
    409,
    'This photo is in the HEIC format, which we cannot open. Choose “Most compatible” in your camera’s settings, or send a screenshot of it.',
  ],
  FILE_TOO_LARGE: [409, 'This file is larger than 5 MB. Choose a smaller one.'],
  FILE_IS_EMPTY: [409, 'This file is empty. Choose another one.'],
  FILE_NOT_SENT: [409, 'The file did not arrive. Choose it again.'],
  FILE_IS_OVER: [409, 'This upload has expired. Choose the file again.'],
  FILE_IS_DAMAGED: [409, 'We cannot open this file. Choose another one.'],
  FILE_IS_INFECTED: [409, 'Our virus scanner refused this file. Choose another one.'],
  TOO_MANY_FILES: [429, 'You can send {most} files a day. Please try again tomorrow.'],
})
