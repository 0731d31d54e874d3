// The thread that draws the texts of staff (drawing.ts).
import { parentPort } from 'node:worker_threads'
import { answerDrawing, type DrawingRequest } from './draw.ts'

parentPort?.on('message', (request: DrawingRequest) => parentPort?.postMessage(answerDrawing(request)))
