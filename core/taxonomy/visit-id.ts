import { z } from 'zod'

/** Ties what happens in one tab of a browser together, and ends with it. */
export const VisitId = z.string().regex(/^[0-9a-f]{16}$/, 'not a visit')
