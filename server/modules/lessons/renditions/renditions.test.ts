// Smaller films where the server has a program for them: made once, offered with the film, and gone with it.
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { FilmDeleted, FilmKept } from '#core/modules/media/events.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aReplay } from '#server/modules/classroom/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { SMALLEST_FILM } from '../factory.ts'

/** The height of the films of this test, and the program's work. */
let own: number | undefined = 720
let encoded: number[] = []
let isBroken = false
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    encoder: {
      heightOf: async (source) => ((await fetch(source.replace(/^https?:\/\/[^/]+/, app.url))).ok ? own : undefined),
      async encode(_source, { height, file }) {
        if (isBroken) throw new Error('Invalid data found')
        encoded.push(height)
        await writeFile(file, `a film of ${height}`)
      },
    },
  })
  Object.assign(app.ctx.settings, { publicUrl: app.url })
})
afterAll(() => app.close())

/** A recorded free class whose film has come. */
async function aFilm() {
  encoded = []
  const { id: bundleId } = await aBundle(app.ctx)
  const film = { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 60 } as const
  const id = RecordingId.parse(await aReplay(app.ctx, { ...film, bundleId, isFree: true }))
  const { rows } = await app.pool.query('select key from classroom.recording where id = $1', [id])
  const key = String(rows[0].key)
  const publish = () => app.ctx.db.transaction().execute((tx) => app.ctx.publish(tx, FilmKept, { key, type: 'video/webm' }))
  return { of: { bundleId, id }, key, publish }
} // prettier-ignore
type OfReplay = Awaited<ReturnType<typeof aFilm>>['of']

const smaller = async (of: OfReplay) => (await app.as(await aHousehold(app.ctx)).lessons.getReplay(of)).film?.smaller

it('are made below the height of the film, once, and play by addresses of their own', async () => {
  const { of, publish } = await aFilm()
  await publish()
  await app.runJobs()
  expect(encoded).toEqual([240, 480])
  const offered = await smaller(of)
  expect(offered?.map(({ height }) => height)).toEqual([240, 480])
  const small = await app.inject({ url: offered?.[0]?.url ?? '' })
  expect([small.statusCode, small.headers['content-type'], small.body]).toEqual([200, 'video/mp4', 'a film of 240'])
  await publish()
  await app.runJobs()
  expect(encoded).toEqual([240, 480])
})

it('are not made of a film that is small already, or whose height is unknown', async () => {
  for (const height of [240, undefined]) {
    own = height
    const { of, publish } = await aFilm()
    await publish()
    await app.runJobs()
    expect([encoded, await smaller(of)]).toEqual([[], []])
  }
  own = 720
})

it('go with the film', async () => {
  const { key, publish } = await aFilm()
  await publish()
  await app.runJobs()
  const { rows } = await app.pool.query('select key from lessons.rendition where film_key = $1', [key])
  expect(rows).toHaveLength(2)
  await app.ctx.db.transaction().execute((tx) => app.ctx.publish(tx, FilmDeleted, { key }))
  await app.runJobs()
  for (const { key: small } of rows) expect(await app.ctx.files.read(small)).toBeUndefined()
  const { rows: left } = await app.pool.query('select from lessons.encoding where film_key = $1', [key])
  expect(left).toEqual([])
})

it('leave the film as it is when the program fails, and the reason is kept', async () => {
  const { of, key, publish } = await aFilm()
  isBroken = true
  await publish()
  await app.runJobs().catch(() => {})
  isBroken = false
  const { rows } = await app.pool.query('select done_at, problem from lessons.encoding where film_key = $1', [key])
  expect(rows).toEqual([{ done_at: null, problem: 'Error: Invalid data found' }])
  expect(await smaller(of)).toEqual([])
})
