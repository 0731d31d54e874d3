import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../brand/icon.tsx'
import { ButtonsScript } from './buttons-script.tsx'

/** Copies a text, and says that it did. A script shows it where the browser can: without JavaScript there is nothing to press. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui()
  return (
    <>
      <button type="button" hidden data-copy={text} data-done={t`Copied`} aria-label={label} className="copy-button">
        <Icon name="copy" size={16} />
        <Icon name="check" size={16} />
        <span role="status" className="sr-only" />
      </button>
      <ButtonsScript />
    </>
  )
}
