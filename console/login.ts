// The login page of staff, with a password or a passkey. Without a session only it and the invitation are served.
import './console.css'
import { canUsePasskeys, signWithPasskey } from './passkey.ts'
import { enterBy, post, tell } from './post.ts'

enterBy(document.querySelector('form'), 'login')

const button = document.querySelector<HTMLButtonElement>('#passkey')
if (button && canUsePasskeys()) {
  button.hidden = false
  button.addEventListener('click', () => void logIn(button))
}

/** The device shows its passkeys. A user who closes that dialog gets no error message. */
async function logIn(passkeyButton: HTMLButtonElement): Promise<void> {
  passkeyButton.disabled = true
  const asked = await post<object>('passkey/login/options', {})
  const assertion = 'value' in asked ? await signWithPasskey(asked.value) : undefined
  const answer = assertion && (await post('passkey/login', { assertion }))
  if (answer && 'value' in answer) return location.replace('/console/')
  if ('problem' in asked) tell(asked.problem)
  if (answer) tell(answer.problem)
  passkeyButton.disabled = false
}
