// ffmpeg itself is not on every machine: a program of the same arguments and answers takes its place.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ffmpeg } from './ffmpeg.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-encoder-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Answers the path of a program that does this. */
async function program(script: string): Promise<string> {
  const path = join(folder, `program-${Math.random()}`)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

// As ffmpeg 5.1 describes a film that it has no target for.
const DESCRIPTION = `Input #0, mov,mp4, from 'http://localhost/film.mp4':
  Duration: 00:00:10.00, start: 0.000000, bitrate: 221 kb/s
  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p, 1280x720 [SAR 1:1 DAR 16:9], 85 kb/s, 25 fps
  Stream #0:1[0x2](und): Audio: aac (LC), 48000 Hz, mono, fltp, 69 kb/s
At least one output file must be specified`

it('reads the height of the picture', async () => {
  const path = await program(`cat >&2 <<'END'\n${DESCRIPTION}\nEND\nexit 1`)
  expect(await ffmpeg(path).heightOf('http://localhost/film.mp4')).toBe(720)
})

it('knows no height of a sound without a picture', async () => {
  const path = await program(`echo "  Stream #0:0: Audio: aac, 48000 Hz" >&2; exit 1`)
  expect(await ffmpeg(path).heightOf('http://localhost/sound.mp4')).toBeUndefined()
})

it('asks for an MP4 of this height', async () => {
  const file = join(folder, 'small.mp4')
  const path = await program(
    `printf '%s\\n' "$@" > ${join(folder, 'arguments')}; for last; do :; done; echo film > "$last"`,
  )
  await ffmpeg(path).encode('http://localhost/film.mp4', { height: 240, file })
  const given = (await readFile(join(folder, 'arguments'), 'utf8')).split('\n')
  expect(given).toContain('http://localhost/film.mp4')
  expect(given).toContain('scale=-2:240')
  expect(await readFile(file, 'utf8')).toBe('film\n')
})

it('gives the words of a program that has failed', async () => {
  const path = await program(`echo 'Invalid data found when processing input' >&2; exit 1`)
  const encoding = ffmpeg(path).encode('http://localhost/film.mp4', { height: 240, file: join(folder, 'none.mp4') })
  await expect(encoding).rejects.toMatchObject({ outcome: 'REFUSED', message: expect.stringContaining('Invalid data') })
})
