import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

type Check = 'NOT_YET' | 'ASKING' | 'WORKS' | 'REFUSED' | 'MISSING'

interface DeviceCheckProps {
  /** The sentence about joining until the check is made. */
  readonly before?: ReactNode
}

/** Shows the learner's own picture. Nobody else sees it, and nothing is sent. Its page declares `hasRoom`. */
export function DeviceCheck({ before }: DeviceCheckProps) {
  const { t } = useLingui()
  const [check, setCheck] = useState<Check>('NOT_YET')
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  useEffect(() => () => stop(stream.current), [])
  const start = async () => {
    setCheck('ASKING')
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ audio: true, video: { height: 240 } })
      if (video.current) video.current.srcObject = stream.current
      setCheck('WORKS')
    } catch (problem) {
      setCheck(problem instanceof DOMException && problem.name === 'NotAllowedError' ? 'REFUSED' : 'MISSING')
    }
  }
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        hidden={check !== 'WORKS'}
        aria-label={t`Your own picture`}
        className="w-full rounded-m"
        autoPlay
        playsInline
        muted
      />
      <p role="status" className="text-ink-2">
        {check === 'WORKS' && (
          <Trans>Camera and microphone work. Nobody sees or hears you before the teacher lets you speak.</Trans>
        )}
        {check === 'REFUSED' && (
          <Trans>The browser does not allow camera and microphone. You can still join, see and hear.</Trans>
        )}
        {check === 'MISSING' && <Trans>We found no camera or microphone. You can still join, see and hear.</Trans>}
        {(check === 'NOT_YET' || check === 'ASKING') &&
          (before ?? <Trans>You join with camera and microphone off.</Trans>)}
      </p>
      {check === 'NOT_YET' && (
        <Button type="button" kind="ghost" size="fit" onClick={() => void start()}>
          <Trans>Check camera and microphone</Trans>
        </Button>
      )}
    </div>
  )
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
