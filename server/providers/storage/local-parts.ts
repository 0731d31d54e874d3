// Large files of a folder, which come in parts: each part is a file of its own until all are there.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilePart, FileStorage } from './port.ts'

const FOLDER = 'parts'

/** "parts/fil01….0007" */
export function partKey(ref: string, no: number): string {
  return `${FOLDER}/${ref}.${String(no).padStart(4, '0')}`
}

type Parts = Pick<FileStorage, 'beginParts' | 'listParts' | 'joinParts' | 'dropParts'>

export function createLocalParts(folder: string, fileOf: (key: string) => string): Parts {
  const folderOfParts = join(folder, FOLDER)

  async function listParts({ ref }: { readonly ref: string }): Promise<FilePart[]> {
    const names = await readdir(folderOfParts).catch((): string[] => [])
    const numbers = names.flatMap((name) => /\.(\d{4})$/.exec(name)?.[1] ?? []).map(Number)
    const own = [...new Set(numbers)].filter((no) => names.includes(basename(partKey(ref, no))))
    const parts = own.map(async (no) => ({ no, bytes: (await stat(fileOf(partKey(ref, no)))).size }))
    return (await Promise.all(parts)).toSorted((a, b) => a.no - b.no)
  }

  async function dropParts(upload: { readonly ref: string }): Promise<void> {
    for (const { no } of await listParts(upload)) await rm(fileOf(partKey(upload.ref, no)), { force: true })
  }

  return {
    /** The file's own name: keys are unique. */
    async beginParts({ key }) {
      return basename(key, extname(key))
    },
    listParts,
    dropParts,
    async joinParts({ key, ref }) {
      const parts = await listParts({ ref })
      if (parts.length === 0) return
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const whole = `${file}.${process.pid}`
      await rm(whole, { force: true })
      for (const { no } of parts)
        await pipeline(createReadStream(fileOf(partKey(ref, no))), createWriteStream(whole, { flags: 'a' }))
      await rename(whole, file)
      await dropParts({ ref })
    },
  }
}
