import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { DialCodes } from '#web/sign-in/dial-codes.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import { Section, type SectionWords } from '#web/ui/course/section.tsx'

/** Class, name and number: the booking that follows asks for none of them again. */
export function DemoForm({ grades, ...words }: SectionWords & { readonly grades: readonly number[] }) {
  const { t } = useLingui()
  const link = useLink()
  const gradeName = useGradeName()
  return (
    <Section id="demo" {...words}>
      <PageForm action={link('/demo/start')} className="card grid gap-4 md:grid-cols-3">
        <SelectField
          name="grade"
          label={t`Your child’s class`}
          choices={grades.map((grade) => ({ value: String(grade), text: gradeName(grade) }))}
        />
        <Field name="name" label={t`Your name`} autoComplete="name" maxLength={80} />
        <Field
          name="contactNumber"
          label={t`Mobile number`}
          before={<DialCodes chosen={undefined} />}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
        />
        <div className="md:col-span-3">
          <Button size="fit">
            <Trans>Book a free demo</Trans>
          </Button>
        </div>
      </PageForm>
    </Section>
  )
}
