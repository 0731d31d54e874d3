// The thread that reads one file of questions (read-file.ts).
import { parentPort, workerData } from 'node:worker_threads'
import type { FileToRead } from './file-row.ts'
import { readGiftText } from './read-gift.ts'
import { readQtiText } from './read-qti.ts'

function read({ kind, text }: FileToRead): unknown {
  try {
    return kind === 'QTI' ? readQtiText(text) : readGiftText(text)
  } catch (error) {
    // Elements inside elements, thousands deep.
    if (error instanceof RangeError) return 'NOT_ONE'
    throw error
  }
}

parentPort?.postMessage(read(workerData as FileToRead)) // read-file.ts gives it one
