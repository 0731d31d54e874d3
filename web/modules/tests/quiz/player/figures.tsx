// The figures of a question, larger: a click, or Enter, opens one in a sheet.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Sheet } from '#web/ui/layers/sheet.tsx'

const SHEET = 'figure'

export function Figures({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const [figure, setFigure] = useState<{ readonly src: string; readonly alt: string }>()
  const place = useRef<HTMLDivElement>(null)
  const show = ({ target }: MouseEvent | KeyboardEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    setFigure({ src: target.currentSrc || target.src, alt: target.alt })
    const sheet = document.getElementById(SHEET)
    if (sheet instanceof HTMLDialogElement) sheet.showModal()
  }
  return (
    <>
      <div ref={place} role="presentation" onClick={show} onKeyDown={(event) => event.key === 'Enter' && show(event)}>
        {children}
      </div>
      <Sheet id={SHEET} title={t`Figure`}>
        <div className="overflow-auto">{figure && <img src={figure.src} alt={figure.alt} className="figure-large" />}</div>
      </Sheet>
    </>
  )
} // prettier-ignore
