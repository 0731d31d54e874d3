// For `npm run dev`.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { startChild, type Child, type End, type Program } from './child.ts'

const ROOT = join(import.meta.dirname, '../..')
/** An editor writes several files at once, and some of them twice. */
const SETTLE_MS = 150
const STOP_WITHIN_MS = 2_000

/** Starts the program again whenever a file below these folders changes. One that ends by itself waits for the next change. */
export function restartOnChange(program: Program, folders: readonly string[]): Child {
  let isAsked = false
  let current = start()
  let restarting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function start(): Child {
    const child = startChild(program)
    // Asked to end, one with Vite in it ends as Vite does: with the signal's code.
    void child.ended.then(({ code }) => {
      if (code && !isAsked) console.log(`${program.name} starts again when a file changes.`)
    })
    return child
  }
  async function restart(): Promise<void> {
    isAsked = true
    await current.stop(STOP_WITHIN_MS)
    isAsked = false
    current = start()
  }
  const onChange = (_: string, file: string | null) => {
    if (file === null || /\.test\.tsx?$|~$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => (restarting = restarting.then(restart)), SETTLE_MS)
  }
  const watchers = folders.map((folder) => watch(join(ROOT, folder), { recursive: true }, onChange))
  const { promise: ended, resolve } = Promise.withResolvers<End>()
  return {
    ended,
    async stop(withinMs) {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      isAsked = true
      await current.stop(withinMs)
      resolve(await current.ended)
    },
  }
}
