// The film of a class, for those who hide a part of it or answer a complaint about it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { useAction } from '../../../kit/use-action.ts'

export function WatchFilm() {
  const recording = useStaffRecord('recordings')
  const { permissions } = usePermissions<readonly string[]>()
  const [url, setUrl] = useState<string>()
  const [second, setSecond] = useState(0)
  const read = useAction({ refreshes: false })
  if (recording?.state !== 'READY' || !permissions?.includes('classes.edit')) return null
  const { id } = recording
  const open = async () => setUrl((await read(() => staff.staffRecordingActions.watch({ id })))?.url)
  return (
    <Card className="panel">
      <h2>The film</h2>
      <p className="quiet">Children may be heard in it: who watched it is written down.</p>
      {url === undefined ? (
        <Button variant="contained" onClick={() => void open()}>
          Watch it
        </Button>
      ) : (
        <>
          <video
            src={url}
            controls
            controlsList="nodownload"
            width="100%"
            aria-label="The film of the class"
            onTimeUpdate={({ currentTarget }) => setSecond(Math.floor(currentTarget.currentTime))}
          />
          <p>Second {second}</p>
        </>
      )}
    </Card>
  )
}
