import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CodeFields } from './code-fields.tsx'
import { Card } from './me-page.tsx'

interface ConfirmCardProps {
  /** The number that the code goes to, as it is shown. */
  readonly phone: string
  /** Undefined before a code is sent. */
  readonly verificationId: string | undefined
  readonly problem: Problem | undefined
  /** The step that takes the code, and what its button says. */
  readonly step: string
  readonly says: ReactNode
  readonly children?: ReactNode
}

/** "Are you sure?", answered by a code to the family's own number. It offers a copy of the data first. */
export function ConfirmCard({ phone, verificationId, problem, step, says, children }: ConfirmCardProps) {
  const link = useLink()
  return (
    <Card id="sure" title={<Trans>Are you sure?</Trans>}>
      {children}
      <PageForm className="grid gap-4">
        {verificationId ? (
          <CodeFields
            carried={{ verificationId }}
            sentTo={phone}
            error={problem?.fields['otp']}
            step={step}
            says={says}
            again="send"
          />
        ) : (
          <p>
            <Button kind="ghost" size="fit" name="step" value="send">
              <Trans>Send a code to {phone}</Trans>
            </Button>
          </p>
        )}
      </PageForm>
      <p>
        <a href={link('/me/data.json')} download className="text-link">
          <Trans>Download your data first</Trans>
        </a>
      </p>
    </Card>
  )
}
