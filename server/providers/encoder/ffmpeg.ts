// The program ffmpeg. It reads the film from its address, in ranges, so that no film is held in memory.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import { ServiceFault } from '../service-fault.ts'
import type { FilmEncoder } from './port.ts'

const run = promisify(execFile)

/** A film of four hours takes about one, on one core. */
const LONGEST = 4 * HOUR
const MOST_OUTPUT = 4 * 1024 * 1024

/** The most that a phone has to load, by the height of the picture. */
const BITRATES: Readonly<Record<number, string>> = { 240: '250k', 480: '700k', 720: '1500k' }
const OTHER_BITRATE = '1500k'

export function ffmpeg(path: string): FilmEncoder {
  return {
    async heightOf(source) {
      // It has no file to write, so it describes what it reads and fails.
      const { stderr } = await run(path, ['-hide_banner', '-i', source], { timeout: MINUTE }).catch(describedBy)
      const [, height] = /Video:.*?\b\d{2,5}x(\d{2,5})\b/.exec(stderr) ?? []
      return height === undefined ? undefined : Number(height)
    },
    async encode(source, { height, file }) {
      const bitrate = BITRATES[height] ?? OTHER_BITRATE
      const picture = ['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '28', '-maxrate', bitrate, '-bufsize', bitrate]
      const sound = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1']
      // The index comes first, so that a player can begin before the end has arrived.
      const args = ['-hide_banner', '-loglevel', 'error', '-y', '-i', source, ...picture, ...sound, '-movflags', '+faststart', '-f', 'mp4', file]
      await run(path, args, { timeout: LONGEST, maxBuffer: MOST_OUTPUT }).catch((fault: unknown) => {
        throw new ServiceFault('REFUSED', describedBy(fault).stderr.slice(0, 300), { cause: fault })
      })
    },
  }
} // prettier-ignore

/** The words of a program that has failed. */
function describedBy(fault: unknown): { readonly stderr: string } {
  const { stderr, message = '' } = fault as { readonly stderr?: string; readonly message?: string } // as execFile throws it
  return { stderr: stderr || message }
}
