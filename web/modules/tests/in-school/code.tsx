// The code from the board leads to the test of a class.
import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { actForHousehold, textIn } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import type { Route } from './+types/code.ts'

export const handle: Handle = { tier: 0 }

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, async ({ api, form, lang }) => {
    const { code } = await api.inschool.getSession({ code: textIn(form, 'code'), lang })
    return redirect(`/in-school-test/${code}`)
  })
}

export default function Code({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const problem = actionData?.problem
  return (
    <div className="page grid max-w-form gap-6 py-8">
      <Head title={t`Test in school`} />
      <h1 className="text-h2">
        <Trans>Test in school</Trans>
      </h1>
      {problem && <ErrorSummary problem={problem} />}
      <RouterForm className="grid gap-5">
        <Field
          name="code"
          label={t`Code`}
          hint={t`Six letters and digits. Your teacher shows them.`}
          error={problem?.fields?.['code']}
          required
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button>
          <Trans>Open the test</Trans>
        </Button>
      </RouterForm>
    </div>
  )
}
