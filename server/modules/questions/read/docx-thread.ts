// The thread that reads one Word document (read-docx.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from './docx/read-document.ts'

parentPort?.postMessage(await readDocument(workerData as string)) // read-docx.ts gives it one
