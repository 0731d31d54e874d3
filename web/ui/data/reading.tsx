// HTML of a page that is read, made and sanitised by the server: no inline styles, and formulae as MathML, so it needs no script.
import stylesheet from '../styles/reading.css?url'

export function Reading({ html, lang }: { readonly html: string; readonly lang?: string | undefined }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div lang={lang} className="reading" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
