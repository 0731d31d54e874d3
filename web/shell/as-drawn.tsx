import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { use, useMemo, useState, type ReactNode } from 'react'
import { useLocale } from '#web/page/link.ts'
import { countsOf } from '#web/languages.ts'
import { AllMessages } from '#web/page/root-data.ts'

export interface AsDrawnProps {
  /** Names its place on the page. */
  readonly id: string
  /** `import.meta.env.SSR && <Part />` leaves the part's code out of the browser's build. */
  readonly children: ReactNode
}

/**
 * A part of a hydrated page that does not change while the page is open: the server draws it, and the browser keeps that
 * HTML. It may use the messages of every catalogue. Only for pages that are loaded as documents, not by the router.
 */
export function AsDrawn({ id, children }: AsDrawnProps) {
  // One object, or React would write it again at every render.
  const [drawn] = useState(() => ({
    __html: import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  }))
  if (import.meta.env.SSR)
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
  const i18n = useMemo(
    () => setupI18n({ locale, locales: countsOf(locale), messages: { [locale]: messages ?? {} } }),
    [locale, messages],
  )
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
