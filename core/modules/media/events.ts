import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** A film has its place in the storage: that of a lesson, or the recording of a session. */
export const FilmKept = event('media.film-kept', z.object({ key: z.string(), type: z.string() }))
/** Its file is deleted. */
export const FilmDeleted = event('media.film-deleted', z.object({ key: z.string() }))
