import { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'

export const PictureId = id('pic')
export type PictureId = z.infer<typeof PictureId>

/** A picture as a page shows it: with its size, so that nothing moves when it comes. */
export const Picture = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: Spoken })
export type Picture = z.infer<typeof Picture>
