// Next to an article and a solved question: its PDFs in other languages. One person uploads a file, another gives it to readers.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { staffPdfs } from '#core/modules/solved/pdf-staff-api.ts'
import { isLanguage, languageNames, type Language } from '#core/taxonomy/language.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { staff } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { hashOf, putFile } from '../../kit/inputs/send-file.ts'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

type PdfFile = ResponseOf<typeof staffPdfs.listPdfs>['files'][number]

const { approvePdf, askPdf, keepPdf, listPdfs, readPdf, removePdf } = staff.staffPdfs

export function PdfFiles({ documentId }: { readonly documentId: string }) {
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction({ refreshes: false })
  const { answer, again } = useReading(documentId, () => listPdfs({ documentId }))
  const take = async (work: () => Promise<unknown>, told: string) => {
    await act(work, told)
    await again()
  }
  return (
    <Card className="panel" component="section" aria-label="PDFs">
      <h2>PDFs</h2>
      <p className="quiet">Readers get the PDF in the language of the page. Where there is no file, we draw it in English.</p>
      {answer?.files.map((file) => (
        <PdfRow key={file.id} file={file} mayApprove={permissions?.includes('articles.approve') === true} take={take} />
      ))}
      {permissions?.includes('articles.edit') && <Upload documentId={documentId} take={take} />}
    </Card>
  )
} // prettier-ignore

type Take = (work: () => Promise<unknown>, told: string) => Promise<void>

function PdfRow({ file, mayApprove, take }: { readonly file: PdfFile; readonly mayApprove: boolean; readonly take: Take }) {
  const { id: pdfId, lang, bytes, isInUse, uploadedBy, uploadedAt, isOlderThanPage } = file
  const { identity } = useGetIdentity()
  const act = useAction({ refreshes: false })
  const isOwn = uploadedBy === String(identity?.id)
  const open = async () => {
    const read = await act(() => readPdf({ pdfId }))
    if (read) window.open(read.url, '_blank', 'noopener')
  }
  return (
    <div>
      <p>
        <strong lang={lang}>{languageNames[lang]}</strong>: {isInUse ? 'readers get it' : 'waits for approval'}
      </p>
      <p className="quiet">
        {Math.ceil(bytes / 1_000)} KB, uploaded on {whenText(uploadedAt)}.
        {isOlderThanPage && ' The page has changed since: check that the file still matches it.'}
        {!isInUse && isOwn && ' You uploaded it. Another person must approve it.'}
      </p>
      <Button onClick={() => void open()}>Open</Button>
      {!isInUse && mayApprove && !isOwn && (
        <Button onClick={() => void take(() => approvePdf({ pdfId }), 'Readers get it now.')}>Approve</Button>
      )}
      {mayApprove && (
        <Button color="error" onClick={() => void take(() => removePdf({ pdfId }), 'Removed.')}>
          {isInUse ? 'Take from readers' : 'Refuse'}
        </Button>
      )}
    </div>
  )
} // prettier-ignore

function Upload({ documentId, take }: { readonly documentId: string; readonly take: Take }) {
  const [lang, setLang] = useState<Language>('hi')
  const [isSending, setIsSending] = useState(false)
  const send = async (file: File) => {
    setIsSending(true)
    await take(() => upload(documentId, lang, file), 'Uploaded. Another person must approve it.')
    setIsSending(false)
  }
  return (
    <>
      <TextField select label="Language of the file" value={lang} onChange={({ target }) => isLanguage(target.value) && setLang(target.value)}>
        {PUBLISHED.map((each) => (
          <MenuItem key={each} value={each}>
            {languageNames[each]}
          </MenuItem>
        ))}
      </TextField>
      <FileButton accept="application/pdf" isDisabled={isSending} onFile={(file) => void send(file)}>
        Choose a PDF
      </FileButton>
    </>
  )
} // prettier-ignore

/** Throws what the server refuses. */
async function upload(documentId: string, lang: Language, file: File): Promise<void> {
  const { key, ...address } = await askPdf({ documentId, bytes: file.size, sha256: await hashOf(file) })
  await putFile(file, address, 'PDF')
  await keepPdf({ documentId, key, lang })
}
