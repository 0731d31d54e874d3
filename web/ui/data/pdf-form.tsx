import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '../controls/button.tsx'
import { ErrorSummary } from '../controls/error-summary.tsx'
import { Field } from '../controls/field.tsx'

export interface PdfFormProps {
  readonly documentId: string
  /** There is a PDF in the language of the page, not only in English. */
  readonly isTranslated: boolean
  /** Somebody is signed in: the mail goes to the address of the account. */
  readonly isSignedIn: boolean
  readonly isMailed: boolean
  readonly problem: Problem | undefined
}

/** The page as PDF: at once, or by mail. */
export function PdfForm({ documentId, isTranslated, isSignedIn, isMailed, problem }: PdfFormProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <section aria-labelledby="pdf" className="card grid gap-3">
      <h2 id="pdf" className="text-h4 font-semibold">
        <Trans>Keep it as PDF</Trans>
      </h2>
      <p>
        <a href={link(`/pdf/${documentId}`)} className="lone-link">
          {isTranslated ? <Trans>Open the PDF</Trans> : <Trans>Open the PDF (in English)</Trans>}
        </a>
      </p>
      {problem && <ErrorSummary problem={problem} />}
      {isMailed ? (
        <p role="status">
          {isSignedIn ? (
            <Trans>It is on its way to the e-mail address of your account.</Trans>
          ) : (
            <Trans>Look into your mailbox: the mail has a link that opens the PDF.</Trans>
          )}
        </p>
      ) : (
        <PageForm action="#pdf" className="grid gap-3">
          <input type="hidden" name="documentId" value={documentId} />
          {isSignedIn ? (
            <p className="text-sm text-ink-2">
              <Trans>We send it to the e-mail address of your account.</Trans>
            </p>
          ) : (
            <Field
              name="email"
              type="email"
              label={t`E-mail address`}
              autoComplete="email"
              required
              error={problem?.fields['email']}
            />
          )}
          <Button kind="ghost" size="fit">
            <Trans>Send it by e-mail</Trans>
          </Button>
        </PageForm>
      )}
    </section>
  )
}
