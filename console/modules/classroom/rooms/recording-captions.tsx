// The captions of a class's recording, by upload.
import Card from '@mui/material/Card'
import { usePermissions } from 'react-admin'
import type { Language } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { words } from '../../../kit/fields.tsx'
import { CaptionsInput, captionsSaved } from '../../../kit/inputs/captions-input.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useReading } from '../../../kit/use-reading.ts'

export function RecordingCaptions() {
  const recording = useStaffRecord('recordings')
  const { permissions } = usePermissions<readonly string[]>()
  const id = recording?.id as never // the contract's id of a recording
  const isReady = recording?.state === 'READY'
  const { answer, again } = useReading(isReady ? recording.id : undefined, () =>
    staff.staffLessonFiles.getRecordingCaptions({ id }),
  )
  const act = useAction({ refreshes: false })
  const set = async (lang: Language, text: string) => {
    await act(() => staff.staffLessonFiles.setRecordingCaptions({ id, lang, text }), captionsSaved(text))
    await again()
  }
  if (!isReady || !answer) return null
  const { captions } = answer
  return (
    <Card className="panel">
      <h2>Captions</h2>
      <p className="quiet">
        {captions.length > 0 ? captions.map((lang) => words(lang)).join(', ') : 'This recording has no captions.'}
      </p>
      {permissions?.includes('classes.edit') && <CaptionsInput onSet={(lang, text) => void set(lang, text)} />}
    </Card>
  )
}
