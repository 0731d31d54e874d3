import { useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { callApi } from '../room/call-api.ts'

/** Shown where the browser knows passkeys. They are added in the console. */
export function PasskeyButton() {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isKnown = useSyncExternalStore(never, canUsePasskeys, () => false)
  if (!isKnown) return null
  const logIn = async () => {
    setIsBusy(true)
    setProblem(await logInByPasskey())
    setIsBusy(false)
  }
  return (
    <div className="grid gap-3">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="button" kind="ghost" isBusy={isBusy} onClick={() => void logIn()}>
        {isBusy ? 'Logging in …' : 'Log in with a passkey'}
      </Button>
    </div>
  )
}

/** A browser learns nothing new while a page is open. */
function never() {
  return () => {}
}

function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Answers the problem. A teacher who closes the dialog of the device reads none. */
async function logInByPasskey(): Promise<string | undefined> {
  const asked = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/staff/passkey/login/options')
  if (asked === 'AWAY') return AWAY
  if ('refused' in asked) return asked.sentence
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.ok)
  const signed = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(signed instanceof PublicKeyCredential)) return undefined
  const answer = await callApi('POST', '/teacher/passkey/login', { assertion: signed.toJSON() })
  if (answer === 'AWAY') return AWAY
  if ('refused' in answer) return answer.sentence
  location.assign('/teach')
  return undefined
}

const AWAY = 'There is no connection. Check it and try again.'
