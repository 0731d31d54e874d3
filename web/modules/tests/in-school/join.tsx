import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { DrawnForField } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TestTitle } from '../shown/test-size.tsx'
import type { FormAnswer, SchoolTest } from './in-school.server.ts'
import type { StoredPupil } from './stored-pupil.ts'

const ASKS_FOR_PIN = ['PUPIL_HAS_JOINED', 'WRONG_PIN', 'SESSION_IS_FULL', 'RATE_LIMIT_EXCEEDED']

interface Props {
  readonly test: SchoolTest
  readonly onJoined: (pupil: StoredPupil) => void
}

/** No phone and no account: a name or an alias, the class and the roll number. */
export function Join({ test, onJoined }: Props) {
  const fetcher = useFetcher<FormAnswer>()
  const { data } = fetcher
  const joined = useEffectEvent((pupil: StoredPupil) => onJoined(pupil))
  useEffect(() => {
    if (data && 'pupil' in data) joined(data.pupil)
  }, [data])
  const problem = data && 'problem' in data ? data.problem : undefined
  return (
    <div className="grid max-w-form gap-6">
      <Title test={test} />
      {!test.isOpen && <p className="font-semibold">{test.isBefore ? <Trans>Opens {test.opens}</Trans> : <Trans>This test is over.</Trans>}</p>}
      {problem && <ErrorSummary problem={problem} />}
      <fetcher.Form method="post" className="grid gap-5">
        <DrawnForField />
        <PupilFields fields={problem?.fields ?? {}} needsPin={problem !== undefined && ASKS_FOR_PIN.includes(problem.code)} />
        <Button isBusy={fetcher.state !== 'idle'}>
          <Trans>Join</Trans>
        </Button>
      </fetcher.Form>
      <p className="text-sm text-ink-3">
        <Trans>Your school answers for your details. We erase them after 90 days, unless your family takes the result over.</Trans>
      </p>
    </div>
  )
} // prettier-ignore

interface FieldsProps {
  /** The problem of each field. */
  readonly fields: Readonly<Record<string, string>>
  readonly needsPin: boolean
}

function PupilFields({ fields, needsPin }: FieldsProps) {
  const { t } = useLingui()
  const common = { required: true, autoComplete: 'off' }
  return (
    <>
      <Field name="name" label={t`Name, or another word for you`} error={fields['name']} maxLength={60} {...common} />
      <Field name="className" label={t`Class`} hint={t`As at your school: 8B`} error={fields['className']} maxLength={20} {...common} />
      <Field name="roll" label={t`Roll number`} error={fields['roll']} maxLength={20} {...common} />
      {needsPin && (
        <Field
          name="pin"
          label={t`PIN of your teacher`}
          hint={t`To continue on another tablet, or to join when you are asked to wait.`}
          error={fields['pin']}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
        />
      )}
    </>
  )
} // prettier-ignore

function Title({ test: { school, ...test } }: Pick<Props, 'test'>) {
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{school}</p>
      <TestTitle {...test} />
    </div>
  )
}
