// Smaller films for phones and slow lines, where the server has a program that makes them. Elsewhere a film is played as it is.
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { FilmDeleted, FilmKept } from '#core/modules/media/events.ts'
import { FILM_HEIGHTS } from '#core/modules/media/film-heights.ts'
import { PART_BYTES } from '#core/modules/media/limits.ts'
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import type { FilmEncoder } from '#server/providers/encoder/port.ts'
import {
  deleteEncoding,
  findEncoding,
  insertEncoding,
  insertRendition,
  listRenditions,
  RENDITION_TYPE,
  updateEncoding,
} from './store-renditions.ts'

export const filmKeptListener = listener('lessons.film-kept', FilmKept, async (ctx, { key, type }) => {
  if (!ctx.encoder) return
  await inTransaction(ctx.db, async (tx) => {
    await insertEncoding(tx, { key, type, now: ctx.now() })
    await ctx.enqueue(tx, makeRenditionsJob, { key }, { key: `renditions ${key}` })
  })
})

/** With its smaller films. A job that makes one at this time removes it again. */
export const filmDeletedListener = listener('lessons.film-deleted', FilmDeleted, async (ctx, { key }) => {
  for (const rendition of await listRenditions(ctx.db, key)) await ctx.files.remove(rendition.key)
  await deleteEncoding(ctx.db, key)
})

const READABLE_FOR = 6 * HOUR

/** One after the other, the smallest first: it helps most. Those that are there are not made again. */
export const makeRenditionsJob = job({
  name: 'lessons.make-renditions',
  payload: z.object({ key: z.string() }),
  async run(ctx, { key }) {
    const { encoder } = ctx
    const film = await findEncoding(ctx.db, key)
    if (!encoder || !film || film.doneAt !== null) return
    try {
      await makeAll(ctx, encoder, { key, type: film.type })
      await updateEncoding(ctx.db, key, { doneAt: ctx.now(), problem: null })
    } catch (fault) {
      await updateEncoding(ctx.db, key, { doneAt: null, problem: String(fault).slice(0, 300) })
      throw fault
    }
  },
})

interface Film {
  readonly key: string
  readonly type: string
}

async function makeAll(ctx: Ctx, encoder: FilmEncoder, film: Film): Promise<void> {
  const source = absolute(ctx, await ctx.files.downloadAddress(film, later(ctx.now(), READABLE_FOR)))
  const own = await encoder.heightOf(source)
  if (own === undefined) return
  const made = new Set((await listRenditions(ctx.db, film.key)).map(({ height }) => height))
  const folder = await mkdtemp(join(tmpdir(), 'kandil-film-'))
  try {
    for (const height of FILM_HEIGHTS.filter((each) => each < own && !made.has(each))) {
      const file = join(folder, `${height}.mp4`)
      await encoder.encode(source, { height, file })
      await keep(ctx, film, { height, file })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(ctx: Ctx, { key: filmKey }: Film, { height, file }: { readonly height: number; readonly file: string }) {
  const key = `renditions/${ctx.newId('ren')}.mp4`
  await send(ctx, key, file)
  const { size: bytes } = await stat(file)
  const isKept = await inTransaction(ctx.db, (tx) => insertRendition(tx, { filmKey, height, key, bytes }))
  if (!isKept) await ctx.files.remove(key)
} // prettier-ignore

/** In parts, as a browser sends a film: no film is held in memory. */
async function send(ctx: Ctx, key: string, file: string): Promise<void> {
  const ref = await ctx.files.beginParts({ key, type: RENDITION_TYPE })
  const source = await open(file)
  try {
    for (let no = 1; ; no += 1) {
      const { buffer, bytesRead } = await source.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, (no - 1) * PART_BYTES)
      if (bytesRead === 0) break
      const address = await ctx.files.partAddress({ key, ref }, { no, bytes: bytesRead }, later(ctx.now(), DAY))
      const reply = await fetch(absolute(ctx, address.url), {
        method: 'PUT',
        headers: address.headers,
        body: buffer.subarray(0, bytesRead),
      })
      if (!reply.ok) throw new Error(`the storage answered ${reply.status} to a part`)
    }
    await ctx.files.joinParts({ key, ref })
  } catch (fault) {
    await ctx.files.dropParts({ key, ref })
    throw fault
  } finally {
    await source.close()
  }
}

/** Files in a folder lie below our own address. */
function absolute({ settings }: Ctx, url: string): string {
  return url.startsWith('/') ? settings.publicUrl + url : url
}
