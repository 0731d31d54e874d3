// Trouble with this device that a learner can mend before a test. The test may begin all the same.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Notice } from '#web/ui/layers/notice.tsx'

interface Trouble {
  /** How far the clock of the device is off. Nothing is counted by it. */
  readonly minutesOff: number
  readonly hasStorage: boolean
}

const [MINUTE_MS, SMALL_MINUTES] = [60_000, 2]
/** A test with its pictures and answers needs far less. */
const LEAST_BYTES = 5_000_000

export function DeviceCheck({ serverTime }: { readonly serverTime: number }) {
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    const minutesOff = Math.round(Math.abs(Date.now() - serverTime) / MINUTE_MS)
    void hasRoom().then((hasStorage) => setTrouble({ minutesOff, hasStorage }))
  }, [serverTime])
  if (!trouble) return null
  return (
    <>
      {trouble.minutesOff > SMALL_MINUTES && (
        <Notice tone="warm">
          <Trans>The clock of this device is {trouble.minutesOff} minutes off. The test goes by our clock.</Trans>
        </Notice>
      )}
      {!trouble.hasStorage && (
        <Notice tone="warm">
          <Trans>This browser cannot keep answers. Stay online until you submit.</Trans>
        </Notice>
      )}
    </>
  )
}

async function hasRoom(): Promise<boolean> {
  if (!('indexedDB' in window)) return false
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {}
  return quota === undefined || quota - usage > LEAST_BYTES
}
