// When one tab chooses another learner, the others say so. Their pages stay as they are: something may be typed there.
import { bodyOf } from './at-once.ts'

const CHANNEL = 'kandil-learner'

export function hearOfOtherLearner(): void {
  const { learner } = document.documentElement.dataset
  if (learner === undefined || !('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => show(data))
  // Each page tells for whom it is, unless it may be an old copy that the phone has kept.
  if (navigator.onLine) channel.postMessage(learner)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-learner-news] form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void goOn(form).then((isDone) => {
        if (!isDone) return form.submit()
        show(learner)
        channel.postMessage(learner)
      })
    })
}

/** Shows the sentence about this learner. The page's own learner has no sentence: all are hidden then. */
function show(chosen: string): void {
  for (const news of document.querySelectorAll<HTMLElement>('[data-learner-news]'))
    news.hidden = news.dataset['learnerNews'] !== chosen
}

/** Chooses the page's own learner again without leaving the page. */
async function goOn(form: HTMLFormElement): Promise<boolean> {
  const reply = await fetch(form.action, { method: 'POST', body: bodyOf(form) }).catch(() => undefined)
  // A family that was logged out meanwhile is led to the login, and by the form itself then.
  return reply?.ok === true && !reply.url.includes('/login?')
}
