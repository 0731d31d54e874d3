// The library of pictures: how one is sent, what it is called for those who cannot see it, where it is shown.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { id, Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { mediaErrors as errors } from './errors.ts'
import { folderName, MOST_IN_FOLDER_NAME } from './folder.ts'
import { MOST_BYTES, PICTURE_TYPES } from './limits.ts'
import { PictureId } from './picture.ts'

const feature = 'content'
const Alt = Localised.refine(({ en }) => en.trim().length >= 3 && en.length <= 300, 'Describe the picture in 3 to 300 characters.') // prettier-ignore

/** "Courses/Class 9". Empty: in no folder. */
const Folder = line(MOST_IN_FOLDER_NAME).transform(folderName)

const PictureRecord = z.object({
  id: PictureId,
  url: z.string(),
  type: z.enum(PICTURE_TYPES),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: Localised,
  folder: z.string(),
  /** Where it is shown: the resources and ids of what names it. */
  uses: z.array(z.object({ resource: z.string(), id: z.string() })),
  addedAt: Instant,
})

const written = PictureRecord.extend({ version: z.string() })

export const mediaStaffApi = {
  staffPictures: resource({
    name: 'pictures',
    feature,
    record: PictureRecord,
    filter: z.object({
      isUsed: QueryFlag.optional(),
      /** A slash finds those in no folder. */
      folder: line(MOST_IN_FOLDER_NAME).optional(),
    }),
    sort: ['addedAt', 'bytes'],
    newestFirst: true,
    update: z.object({ alt: Alt, folder: Folder.optional() }),
    bulk: z.object({ folder: Folder.optional() }),
  }),
  staffPictureFolders: {
    listFolders: endpoint({
      method: 'GET',
      path: '/staff/picture-folders',
      summary: 'Staff: list the folders of pictures',
      access: `staff:${feature}.view`,
      response: z.array(z.object({ folder: z.string(), pictures: z.int() })),
    }),
  },
  staffUploads: {
    askUpload: endpoint({
      method: 'POST',
      path: '/staff/uploads',
      summary: 'Staff: create a short-lived upload address for one picture',
      access: `staff:${feature}.edit`,
      body: z.object({
        type: z.enum(PICTURE_TYPES),
        bytes: z.int().min(1).max(MOST_BYTES),
        /** The SHA-256 of the bytes, in hexadecimal digits. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256'),
      }),
      response: z.object({
        id: id('upl'),
        url: z.string(),
        headers: z.record(z.string(), z.string()),
        expiresAt: Instant,
      }),
      limit: { calls: 120, perSeconds: 60 },
    }),
    /** The same picture twice is one. With `replaces` it takes that one's place wherever that is shown. */
    keepUpload: endpoint({
      method: 'POST',
      path: '/staff/uploads/:id/keep',
      summary: 'Staff: check an upload and store it as a picture',
      access: `staff:${feature}.edit`,
      params: z.object({ id: id('upl') }),
      body: z.object({
        alt: Alt,
        folder: Folder.optional(),
        replaces: PictureId.optional(),
        reason: Reason.optional(),
      }),
      response: written,
      errors: [errors.UPLOAD_IS_OVER, errors.UPLOAD_IS_MISSING, errors.NOT_WHAT_WAS_ANNOUNCED, errors.NOT_A_PICTURE, errors.PICTURE_MOVES, errors.PICTURE_OUT_OF_SIZE, errors.PICTURE_IS_FIXED, resourceErrors.ALREADY_EXISTS, commonErrors.NOT_FOUND_ERROR], // prettier-ignore
    }),
    removePicture: endpoint({
      method: 'POST',
      path: '/staff/pictures/:id/remove',
      summary: 'Staff: delete a picture that is not in use',
      access: `staff:${feature}.edit`,
      params: z.object({ id: PictureId }),
      body: z.object({ version: Version, reason: Reason.optional() }),
      response: z.object({ isRemoved: z.literal(true) }),
      errors: [errors.PICTURE_IS_USED, commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION],
    }),
  },
}
