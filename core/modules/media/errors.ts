import { defineErrors } from '#core/kernel/error.ts'

export const mediaErrors = defineErrors({
  UPLOAD_IS_OVER: [404, 'This upload has expired. Choose the picture again.'],
  UPLOAD_IS_MISSING: [409, 'The picture was not uploaded completely. Choose it again.'],
  NOT_WHAT_WAS_ANNOUNCED: [409, 'The uploaded file is not the picture you chose. Choose it again.'],
  NOT_A_PICTURE: [409, 'This file is not a picture we can use. Choose a PNG, JPEG, WebP or AVIF file.'],
  PICTURE_MOVES: [409, 'Animated pictures cannot be used. Choose a still picture.'],
  PICTURE_OUT_OF_SIZE: [
    409,
    'This picture is {width} × {height} pixels. Choose one that is {least} to {most} pixels wide and high.',
  ],
  PICTURE_IS_FIXED: [409, 'An approved question shows this picture, so it cannot be replaced. Add a new picture.'],
  PICTURE_IS_USED: [409, 'This picture is still in use. Remove it from the places listed on its page first.'],
})
