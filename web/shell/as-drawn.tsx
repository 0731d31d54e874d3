import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { use, useMemo, useState, type ReactNode } from 'react'
import { useLocale } from '#web/page/link.ts'
import { AllMessages } from '#web/page/root-data.ts'

export interface AsDrawnProps {
  /** Names its place on the page. */
  readonly id: string
  /** `import.meta.env.SSR && <Part />`: so the part's code is not sent to the browser. */
  readonly children: ReactNode
}

const isBrowser = typeof document !== 'undefined'

/**
 * A part of a hydrated page that does not change while the page is open: the server draws it, and in the browser it stays as
 * it came, as header and footer do. It may say what stands in any catalogue. For pages that are reached as documents only.
 */
export function AsDrawn({ id, children }: AsDrawnProps) {
  // One object, or React would write it again at every render.
  const [drawn] = useState(() => ({ __html: isBrowser ? (document.getElementById(id)?.innerHTML ?? '') : '' }))
  if (!isBrowser)
    return (
      <div id={id}>
        <WithAllMessages>{children}</WithAllMessages>
      </div>
    )
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />
}

function WithAllMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const messages = use(AllMessages)
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages ?? {} } }), [locale, messages])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
