import { setCookie } from './cookie.ts'
import { keepAll } from './keep-typed.ts'

/** The last choice of language: pages of one family, whose URLs do not say one, follow it. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const lang = (target as Element).closest<HTMLElement>('a[data-lang]')?.dataset['lang'] // a click's target is an element
    if (!lang) return
    setCookie('kandil-lang', lang)
    keepAll()
  })
}
