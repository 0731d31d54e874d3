import { cookie, setCookie } from './cookie.ts'

const NAME = 'kandil-theme'

/** Light, dark, or what the phone says: the script in <head> reads the same cookie before the first paint. */
export function switchTheme(): void {
  mark(cookie(NAME) ?? '')
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-theme-choice]') // a click's target is an element
    if (button) choose(button.dataset['themeChoice'] ?? '')
  })
}

function choose(theme: string): void {
  setCookie(NAME, theme, theme ? undefined : 0)
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
  mark(theme)
}

function mark(theme: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.ariaPressed = String(button.dataset['themeChoice'] === theme)
}
