import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, FieldFrame, inputClass, SelectField } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The picture never leaves the phone: what is sent is a hash by which it can be told again. */
export function Kyc({ screen, kept, problem }: ScreenProps<Screen<'KYC'>>) {
  const { t } = useLingui()
  const [fileHash, setFileHash] = useState('')
  const { type, last4, isVerified } = screen
  return (
    <RouterForm className="grid gap-5">
      {last4 !== null && <Given last4={last4} isVerified={isVerified} />}
      <SelectField
        name="type"
        label={t`Document`}
        choices={[
          { value: 'PAN', text: t`PAN card` },
          { value: 'DRIVING_LICENCE', text: t`Driving licence` },
          { value: 'PASSPORT', text: t`Passport` },
          { value: 'VOTER_ID', text: t`Voter ID` },
        ]}
        defaultValue={kept['type'] ?? type ?? 'PAN'}
      />
      <Field
        name="last4"
        label={t`Its last 4 letters or digits`}
        hint={t`Never enter the full number, and never an Aadhaar number.`}
        defaultValue={kept['last4'] ?? ''}
        error={problem?.fields['last4']}
        maxLength={4}
        autoComplete="off"
        required
      />
      <FieldFrame
        name="picture"
        label={t`Picture of the document`}
        hint={t`The picture stays on this phone. We store only a fingerprint of it.`}
        error={problem?.fields['fileHash']}
      >
        <input
          id="picture"
          type="file"
          accept="image/*"
          required
          className={`${inputClass} py-3`}
          onChange={({ target }) => void hashOf(target.files?.[0]).then(setFileHash)}
        />
      </FieldFrame>
      <input type="hidden" name="fileHash" value={fileHash} />
      <noscript>
        <Notice>
          <Trans>This step needs JavaScript, because the picture is read on your phone.</Trans>
        </Notice>
      </noscript>
      <Button>
        <Trans>Send</Trans>
      </Button>
    </RouterForm>
  )
}

function Given({ last4, isVerified }: { last4: string; isVerified: boolean }) {
  return (
    <Notice tone="good">
      {isVerified ? (
        <Trans>Verified: the document that ends in {last4}.</Trans>
      ) : (
        <Trans>We have the document that ends in {last4}. It is being checked.</Trans>
      )}
    </Notice>
  )
}

/** SHA-256 in hexadecimal digits; "" of nothing. */
async function hashOf(file: File | undefined): Promise<string> {
  if (!file) return ''
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
