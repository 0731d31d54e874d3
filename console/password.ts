// A forgotten password: first a link is asked for, then it sets another. The token comes after the number sign, so no server log
// has it.
import './console.css'
import { enterBy, post, tell } from './post.ts'

const token = location.hash.slice(1)
const ask = document.querySelector<HTMLFormElement>('#ask')
const set = document.querySelector<HTMLFormElement>('#set')

if (token === '') {
  if (ask) ask.hidden = false
  ask?.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(ask)
  })
} else {
  if (set) set.hidden = false
  enterBy(set, 'password/reset', { token })
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = await post('password/forgotten', Object.fromEntries(new FormData(form)))
  if ('problem' in answer) return tell(answer.problem)
  const sent = document.querySelector<HTMLElement>('#sent')
  if (sent) sent.hidden = false
  form.hidden = true
}
