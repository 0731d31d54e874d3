// Large files of a bucket, which come in parts: the multipart uploads of S3. Browsers send the parts to the bucket itself.
import type { FilePart, FileStorage, PartUpload } from './port.ts'

/** Sends a signed request about a key; answers the text of the reply, undefined for a 404. */
export type BucketCall = (
  method: 'GET' | 'POST' | 'DELETE',
  key: string,
  query: string,
  body?: { readonly text: string; readonly type: string },
) => Promise<string | undefined>

interface StoredPart extends FilePart {
  readonly tag: string
}

type Parts = Pick<FileStorage, 'beginParts' | 'listParts' | 'joinParts' | 'dropParts'>

export function createBucketParts(call: BucketCall): Parts {
  async function listStored({ key, ref }: PartUpload): Promise<StoredPart[]> {
    const text = (await call('GET', key, `uploadId=${encodeURIComponent(ref)}`)) ?? ''
    return [...text.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      no: Number(valueOf(part, 'PartNumber')),
      bytes: Number(valueOf(part, 'Size')),
      tag: valueOf(part, 'ETag'),
    }))
  }

  return {
    async beginParts({ key, type }) {
      const ref = valueOf((await call('POST', key, 'uploads=', { text: '', type })) ?? '', 'UploadId')
      if (ref === '') throw new Error('the file storage began no upload')
      return ref
    },
    async listParts(upload) {
      return (await listStored(upload)).map(({ no, bytes }) => ({ no, bytes }))
    },
    /** An upload that is joined is unknown to the bucket. */
    async joinParts(upload) {
      const parts = await listStored(upload)
      if (parts.length === 0) return
      const list = parts.map(({ no, tag }) => `<Part><PartNumber>${no}</PartNumber><ETag>${tag}</ETag></Part>`)
      const text = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const answer = await call('POST', upload.key, `uploadId=${encodeURIComponent(upload.ref)}`, {
        text,
        type: 'application/xml',
      })
      // S3 sends the status before the work is done: the body reports a failure.
      if (answer?.includes('<Error>')) throw new Error('the file storage did not join the parts')
    },
    async dropParts({ key, ref }) {
      await call('DELETE', key, `uploadId=${encodeURIComponent(ref)}`)
    },
  }
}

function valueOf(xml: string, name: string): string {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? ''
}
