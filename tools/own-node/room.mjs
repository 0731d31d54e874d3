// Checks that the folder is writable and that the disk has space.
import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Problem } from './problem.mjs'

/** Makes the folder if need be. Throws a Problem when it cannot be written to. */
export function demandFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Problem(`The folder ${resolve(folder)} cannot be written to: make it yours, or clone to another place.`)
  }
}

/** Throws a Problem when this disk has fewer megabytes free. */
export function demandSpace(megabytes) {
  const { bavail, bsize } = statfsSync('.')
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < megabytes)
    throw new Problem(`There is not enough room on this disk: ${free} MB are free, ${megabytes} MB are needed.`)
}
