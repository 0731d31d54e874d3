// The documents of teachers and the limits of their files. It knows no zod.
export const DOCUMENT_KINDS = ['DEGREE', 'IDENTITY', 'POLICE_CHECK', 'PROFILE_CONSENT', 'CONTRACT'] as const
/** Without these nobody should teach children. */
export const NEEDED_DOCUMENTS = ['DEGREE', 'IDENTITY', 'POLICE_CHECK'] as const
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024
