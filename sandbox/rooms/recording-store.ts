// Where the recorder leaves its files: in the bucket that it was given with the request, else in a folder of this machine.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { EncodedFileOutput, S3Upload } from '@livekit/protocol'

export interface RecordingStore {
  /** Answers what is known of the file: its size in bytes, its length in nanoseconds and where it is. */
  readonly keep: (output: EncodedFileOutput) => Promise<{ size: bigint; duration: bigint; location: string }>
}

const RECORDING = join(import.meta.dirname, 'recording.mp4')
const LENGTH_NS = 10_000_000_000n
const ANSWER_WITHIN_MS = 8_000

export function createRecordingStore(folder: string): RecordingStore {
  return {
    async keep({ filepath, output }) {
      const bytes = await readFile(RECORDING)
      const location =
        output.case === 's3' ? await putInBucket(output.value, filepath, bytes) : await putInFolder(folder, filepath, bytes)
      return { size: BigInt(bytes.length), duration: LENGTH_NS, location }
    },
  } // prettier-ignore
}

async function putInFolder(folder: string, path: string, bytes: Uint8Array): Promise<string> {
  const root = resolve(folder)
  const file = resolve(root, path)
  if (!file.startsWith(root + sep)) throw new Error(`${path} is outside the folder for recordings`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return file
}

async function putInBucket(bucket: S3Upload, path: string, bytes: Uint8Array): Promise<string> {
  const { AwsClient } = await import('aws4fetch')
  const { accessKey: accessKeyId, secret: secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const endpoint = bucket.endpoint || `https://s3.${region}.amazonaws.com`
  const url = `${endpoint}/${bucket.bucket}/${path}`
  const headers = { 'content-type': 'video/mp4' }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await client.fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes), signal })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`)
  return url
}
