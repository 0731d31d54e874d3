// The script of pages with buttons that need one: they copy, share, print, or wait for news. Each is shown where it can work.
const SAID_FOR_MS = 3_000

copyTexts()
shareTexts()
lookAgain()
offerPrinting()

/** Buttons that copy: shown where the browser can, and saying so once they did. */
function copyTexts(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]') // a click's target is an element
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const said = button.querySelector('[role=status]')
  if (!said) return
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
  said.textContent = button.dataset['done'] ?? ''
  setTimeout(() => (said.textContent = ''), SAID_FOR_MS)
}

/** Links that hand a text on open the phone's own sheet, where there is one; elsewhere they lead to WhatsApp. */
function shareTexts(): void {
  if (!('share' in navigator)) return
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-share]') // likewise
    if (!link) return
    event.preventDefault()
    // A rejection means that the visitor closed the share sheet, which is not a fault.
    navigator.share({ text: link.dataset['share'] ?? '' }).catch(() => {})
  })
}

/** A page that waits for news is loaded again, while somebody looks at it. */
function lookAgain(): void {
  const seconds = document.querySelector<HTMLElement>('[data-look-again]')?.dataset['lookAgain']
  if (!seconds) return
  setInterval(() => document.hidden || location.reload(), Number(seconds) * 1_000)
  document.addEventListener('visibilitychange', () => document.hidden || location.reload())
}

/** Buttons that print the page are shown where there is a script. */
function offerPrinting(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}

export {}
