import filesScript from 'virtual:t0-files-script'
import { Trans, useLingui } from '@lingui/react/macro'
import { FILE_TYPES } from '#core/modules/uploads/limits.ts'
import { MOST_TICKET_FILES } from '#core/modules/tickets/ticket-terms.ts'

/** Photos and PDFs for a message. web/t0/some-pages/files.ts shows it, sends each file at once and adds its key to the form. */
export function FileField() {
  const { t } = useLingui()
  // The keys are the API's error codes; the last one is for all others.
  const problems = {
    FILE_TYPE_REFUSED: t`Choose a photo (JPEG, PNG or WebP) or a PDF.`,
    PHOTO_IS_HEIC: t`We cannot open HEIC photos. Send a screenshot of it.`,
    FILE_TOO_LARGE: t`This file is larger than 5 MB. Choose a smaller one.`,
    TOO_MANY_FILES: t`You have sent too many files today. Please try again tomorrow.`,
    OTHER: t`This file could not be sent. Choose another one.`,
  }
  return (
    <div
      hidden
      data-files={MOST_TICKET_FILES}
      data-sending={t`Sending…`}
      data-sent={t`Sent`}
      data-remove={t`Remove`}
      className="grid gap-2"
    >
      <label htmlFor="files" className="font-semibold">
        <Trans>Photos or PDF</Trans>
      </label>
      <p id="files-hint" className="text-sm text-ink-3">
        <Trans>At most {MOST_TICKET_FILES} files of 5 MB each. Only you and our staff see them.</Trans>
      </p>
      <input
        id="files"
        type="file"
        multiple
        accept={FILE_TYPES.join(',')}
        aria-describedby="files-hint"
        className="min-h-12 w-full min-w-0 text-sm"
      />
      <ul className="grid gap-1 text-sm" aria-live="polite" />
      {Object.entries(problems).map(([code, text]) => (
        <p key={code} hidden data-file-problem={code} role="alert" className="text-sm font-semibold text-sindoor">
          {text}
        </p>
      ))}
      <script type="module" src={filesScript} />
    </div>
  )
}
