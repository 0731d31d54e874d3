import popupScript from 'virtual:t0-popup-script'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

export type Popup = ResponseOf<(typeof api)['home']['getPopups']>['popups'][number]

export interface PopupCardProps {
  readonly popup: Pick<Popup, 'id' | 'kind' | 'title' | 'text'>
  /** Where it leads. */
  readonly ways: ReactNode
  readonly children?: ReactNode
}

/**
 * Its script opens it, each kind once per session, and never on pages where somebody pays, learns or takes a test: unshaped
 * screens, B16. It takes no focus and covers no requested content. A tap outside closes it, and without scripts it does
 * not appear. A screen reader announces its title.
 */
export function PopupCard({ popup: { id, kind, title, text }, ways, children }: PopupCardProps) {
  const { t } = useLingui()
  const place = `popup-${kind.toLowerCase()}`
  return (
    <>
      <p role="status" className="sr-only" />
      <div
        id={place}
        popover="auto"
        role="dialog"
        aria-labelledby={`${place}-title`}
        data-popup={id}
        data-kind={kind}
        className="popup"
      >
        <div className="flex items-start justify-between gap-4">
          <p id={`${place}-title`} lang={title.lang} className="text-h4">
            {title.text}
          </p>
          <button
            type="button"
            popoverTarget={place}
            popoverTargetAction="hide"
            aria-label={t`Close`}
            className="icon-button -mt-2 -me-2"
          >
            <Icon name="x" size={24} />
          </button>
        </div>
        {children}
        <p lang={text.lang} className="text-ink-2">
          {text.text}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">{ways}</p>
      </div>
      <script type="module" src={popupScript} />
    </>
  )
}
