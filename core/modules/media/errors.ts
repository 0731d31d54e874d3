import { defineErrors } from '#core/kernel/error.ts'

export const mediaErrors = defineErrors({
  UPLOAD_IS_OVER: [404, 'This upload is over. Choose the picture again.'],
  UPLOAD_IS_MISSING: [409, 'The picture has not arrived. Choose it again.'],
  NOT_WHAT_WAS_ANNOUNCED: [409, 'What has arrived is not the picture that was announced.'],
  NOT_A_PICTURE: [409, 'This is not a PNG, JPEG, WebP or AVIF picture.'],
  PICTURE_MOVES: [409, 'A picture that moves cannot be used: choose one that stands still.'],
  PICTURE_TELLS_MORE: [409, 'This picture carries data of the camera, such as where it was taken. Save it without.'],
  PICTURE_OUT_OF_SIZE: [409, 'A picture is {least} to {most} pixels wide and high. This one is {width} × {height}.'],
  PICTURE_IS_USED: [409, 'This picture is still shown somewhere: its page here says where.'],
})
