// HTML of a question, made and sanitised by the server. KaTeX places its parts by inline styles, which the page's policy refuses in
// HTML, so a script sets them. Its style sheet is loaded where there is a formula.
import { useEffect, useRef } from 'react'
import stylesheet from '../styles/maths.css?url'

export const MATHS_CSS = stylesheet

export function Maths({ html, lang }: { readonly html: string; readonly lang?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    if (html.includes('class="katex')) loadStyles()
    place.current.innerHTML = html.replaceAll(' style="', ' data-style="')
    for (const element of place.current.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? ''
    // A figure can be opened larger, also by the keyboard.
    for (const figure of place.current.querySelectorAll('img')) Object.assign(figure, { tabIndex: 0, role: 'button' })
  }, [html])
  return <div ref={place} lang={lang} className="maths" />
}

function loadStyles() {
  if (document.querySelector(`link[href="${MATHS_CSS}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: MATHS_CSS }))
}
