// Files that families send.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line, queryInt, QueryFlag } from '#core/kernel/schemas.ts'
import { uploadErrors as errors } from './errors.ts'
import { FamilyFile, FileKey, UPLOAD_PURPOSES } from './family-file.ts'

const params = z.object({ key: FileKey })

export const uploadsApi = {
  /** L41. */
  getPreSignedKey: endpoint({
    method: 'GET',
    path: '/seo-manager/storage/pre-signed-key',
    summary: 'An address to which one photo or PDF may be sent by PUT, for ten minutes',
    access: 'household',
    query: z.object({
      filename: line(200).min(1),
      contentType: z.string().trim().toLowerCase().max(100),
      action: z.literal('UPLOAD'),
      /** It is always saved, never opened by the browser. */
      downloadableFile: QueryFlag.optional(),
      /** Files of families are private, so any other word changes nothing. */
      contentStorageType: line(32).optional(),
      purpose: z.enum(UPLOAD_PURPOSES).default('HELP'),
      /** The storage then takes exactly as many bytes. */
      contentLength: queryInt(0, 999_999_999).optional(),
      ...callerFields,
    }),
    response: z.object({
      url: z.string(),
      /** Sent with the file as they are. */
      headers: z.record(z.string(), z.string()),
      key: FileKey,
      expiresAt: Instant,
    }),
    errors: [errors.FILE_TYPE_REFUSED, errors.PHOTO_IS_HEIC, errors.FILE_TOO_LARGE, errors.FILE_IS_EMPTY, errors.TOO_MANY_FILES], // prettier-ignore
    limit: { calls: 30, perSeconds: 60 },
    supportView: 'HIDDEN',
  }),
  /** The second time it answers the same. */
  keepFile: endpoint({
    method: 'POST',
    path: '/storage/files/:key/keep',
    summary: 'Check a file that was sent, and keep it until something refers to it, at most a day',
    access: 'household',
    owns: { file: 'key' },
    params,
    body: z.object(callerFields),
    response: FamilyFile,
    errors: [errors.FILE_TYPE_REFUSED, errors.PHOTO_IS_HEIC, errors.FILE_TOO_LARGE, errors.FILE_IS_EMPTY, errors.FILE_NOT_SENT, errors.FILE_IS_OVER, errors.FILE_IS_DAMAGED, errors.FILE_IS_INFECTED, commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR], // prettier-ignore
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/storage/files/:key',
    summary: 'A file of this family, with an address that works for ten minutes',
    access: 'household',
    params,
    query: z.object(callerFields),
    response: FamilyFile,
    errors: [commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR],
  }),
  /** A file that belongs to something already stays. */
  removeFile: endpoint({
    method: 'DELETE',
    path: '/storage/files/:key',
    summary: 'Delete a file that nothing refers to yet',
    access: 'household',
    owns: { file: 'key' },
    params,
    query: z.object(callerFields),
    response: z.object({ isRemoved: z.boolean() }),
    errors: [commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR],
  }),
}
