// A file that was chosen: how it looks, and what it is called for those who cannot see it. Kept once both are there.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { folderName, NO_FOLDER } from '#core/modules/media/folder.ts'
import { languageNames, type LocalisedText } from '#core/taxonomy/language.ts'
import { useAction } from '../use-action.ts'
import { FolderName, useLastFolder } from './folders.tsx'
import { fitting } from './fit.ts'
import { sendPicture, type Picture } from './send.ts'

interface Props {
  readonly file: File
  /** The picture whose place it takes. */
  readonly replaces?: Picture
  readonly onKept: (picture: Picture) => void
  readonly onCancel: () => void
}

const WRITTEN = ['en', 'hi', 'ta', 'mr'] as const

export function NewPicture({ file, replaces, onKept, onCancel }: Props) {
  const [alt, setAlt] = useState<LocalisedText>(replaces?.alt ?? { en: '' })
  const [isSending, setIsSending] = useState(false)
  // An address of the file in this browser, until it is drawn.
  const [shown] = useState(() => URL.createObjectURL(file))
  const [last, setLast] = useLastFolder()
  const [folder, setFolder] = useState(last === NO_FOLDER ? '' : last)
  const act = useAction({ refreshes: false })

  async function keep() {
    setIsSending(true)
    const kept = await act(async () =>
      sendPicture(await fitting(file), {
        alt,
        ...(replaces ? { replaces: replaces.id } : { folder: folderName(folder) }),
      }),
    )
    if (!kept) return setIsSending(false)
    if (!replaces) setLast(kept.folder)
    onKept(kept)
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby="new-picture">
      <DialogTitle id="new-picture">{replaces ? 'In place of the picture' : 'A new picture'}</DialogTitle>
      <DialogContent>
        <img className="picture-preview" src={shown} alt="" onLoad={() => URL.revokeObjectURL(shown)} />
        <p className="quiet">Describe the picture in a few words. Screen readers read this aloud.</p>
        {WRITTEN.map((lang) => (
          <TextField
            key={lang}
            label={`In words, ${languageNames[lang]}`}
            value={alt[lang] ?? ''}
            required={lang === 'en'}
            slotProps={{ htmlInput: { lang, maxLength: 300 } }}
            onChange={({ target }) =>
              setAlt({ ...alt, [lang]: target.value || undefined, en: lang === 'en' ? target.value : alt.en })
            }
          />
        ))}
        {!replaces && <FolderName value={folder} onChange={setFolder} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={isSending || alt.en.trim().length < 3} onClick={() => void keep()}>
          {isSending ? 'Sending …' : 'Keep it'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
