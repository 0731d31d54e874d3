// A Word document of this computer, as Base64.
import { useId, useState } from 'react'
import { MOST_DOCX_BYTES } from '#core/modules/questions/docx-file.ts'

interface Props {
  /** Empty for a file that is too large. */
  readonly onFile: (base64: string) => void
}

export function FilePicker({ onFile }: Props) {
  const id = useId()
  const [problem, setProblem] = useState('')

  async function take(file: File | undefined) {
    const isTooLarge = (file?.size ?? 0) > MOST_DOCX_BYTES
    setProblem(isTooLarge ? `This file is larger than ${MOST_DOCX_BYTES / 1_000} KB. Split it, and take the pictures out.` : '') // prettier-ignore
    onFile(file && !isTooLarge ? await readAsBase64(file) : '')
  }

  return (
    <>
      <label htmlFor={id}>Word document (.docx)</label>
      <input
        id={id}
        type="file"
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {problem && <p className="problem">{problem}</p>}
    </>
  )
}

async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
