// Where the recorder leaves its files: in the bucket that it was given with the request, else in a folder of this machine.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { EncodedFileOutput, S3Upload, SegmentedFileOutput } from '@livekit/protocol'

export interface RecordingStore {
  /** Answers what is known of the file: its size in bytes, its length in nanoseconds and where it is. */
  readonly keep: (output: EncodedFileOutput) => Promise<{ size: bigint; duration: bigint; location: string }>
  /** Writes these bytes where this output goes. Answers where they are. */
  readonly put: (output: OutputPlace, file: StoredFile) => Promise<string>
}

type OutputPlace = Pick<EncodedFileOutput, 'output'> | Pick<SegmentedFileOutput, 'output'>

interface StoredFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly type: string
}

const RECORDING = join(import.meta.dirname, 'recording.mp4')
const LENGTH_NS = 10_000_000_000n
const ANSWER_WITHIN_MS = 8_000

export function createRecordingStore(folder: string): RecordingStore {
  const put: RecordingStore['put'] = ({ output }, file) =>
    output.case === 's3' ? putInBucket(output.value, file) : putInFolder(folder, file)
  return {
    put,
    async keep(output) {
      const bytes = await readFile(RECORDING)
      const location = await put(output, { path: output.filepath, bytes, type: 'video/mp4' })
      return { size: BigInt(bytes.length), duration: LENGTH_NS, location }
    },
  }
}

async function putInFolder(folder: string, { path, bytes }: StoredFile): Promise<string> {
  const root = resolve(folder)
  const file = resolve(root, path)
  if (!file.startsWith(root + sep)) throw new Error(`${path} is outside the folder for recordings`)
  await mkdir(dirname(file), { recursive: true })
  // A playlist is read while it is written anew: the reader sees the whole old one or the whole new one.
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
  return file
}

async function putInBucket(bucket: S3Upload, { path, bytes, type }: StoredFile): Promise<string> {
  const { AwsClient } = await import('aws4fetch')
  const { accessKey: accessKeyId, secret: secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
  const endpoint = bucket.endpoint || `https://s3.${region}.amazonaws.com`
  const url = `${endpoint}/${bucket.bucket}/${path}`
  const headers = { 'content-type': type }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await client.fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes), signal })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`)
  return url
}
