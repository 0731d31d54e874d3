// A rendered text of a question. KaTeX places its parts by inline styles, which the console's policy refuses in HTML, so they are
// set by script.
import 'katex/dist/katex.min.css'
import { useEffect, useRef } from 'react'

export function Maths({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    place.current.innerHTML = html.replaceAll(' style="', ' data-style="') // sanitised by the server
    for (const element of place.current.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? ''
  }, [html])
  return <div ref={place} className="maths" />
}
