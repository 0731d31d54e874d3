// An invited person sets a password and an authenticator. The token comes after the number sign, so no server log has
// it.
import { renderSVG } from 'uqr'
import './console.css'
import { enterBy, post, tell } from './post.ts'

interface Invitation {
  readonly email: string
  readonly name: string
  readonly secret: string
  readonly authenticatorUrl: string
}

const token = location.hash.slice(1)
const form = document.querySelector('form')
const answer = await post<Invitation>('invitation/open', { token })
if ('value' in answer) show(answer.value)
else tell('This invitation has expired or was already used. Ask for a new one.')

function show({ email, name, secret, authenticatorUrl }: Invitation): void {
  write('#name', name)
  write('#secret', secret.replace(/.{4}(?=.)/g, '$& '))
  const mail = document.querySelector<HTMLInputElement>('#email')
  if (mail) mail.value = email
  const picture = new DOMParser().parseFromString(renderSVG(authenticatorUrl, { border: 2 }), 'image/svg+xml')
  document.querySelector('#qr')?.append(picture.documentElement)
  if (form) form.hidden = false
  enterBy(form, 'invitation/accept', { token })
}

function write(place: string, text: string): void {
  const element = document.querySelector(place)
  if (element) element.textContent = text
}
