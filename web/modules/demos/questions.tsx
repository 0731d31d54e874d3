import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { DemoData } from './read-demo.server.ts'

export function Laptop({ config: { needsComputer }, laptop }: DemoData) {
  if (needsComputer && laptop === 'NO') return <WithoutComputer />
  return (
    <PageForm className="grid gap-3">
      <OptionRow name="laptop" value="YES" title={<Trans>Yes, a laptop or computer</Trans>} isChosen={(laptop ?? 'YES') === 'YES'} />
      <OptionRow
        name="laptop"
        value="TABLET_PHONE"
        title={<Trans>A tablet or phone</Trans>}
        note={needsComputer && <Trans>It works. Typing code is easier on a computer.</Trans>}
        isChosen={laptop === 'TABLET_PHONE'}
      />
      <OptionRow
        name="laptop"
        value="NO"
        title={needsComputer ? <Trans>No, neither of them</Trans> : <Trans>No, but I can join from another device</Trans>}
        isChosen={laptop === 'NO'}
      />
      <Button name="do" value="laptop">
        <Trans>Continue</Trans>
      </Button>
    </PageForm>
  )
} // prettier-ignore

/** Coding needs something to type on. A phone can be borrowed, and a recorded class needs nothing else: decision L-27. */
function WithoutComputer() {
  const link = useLink()
  return (
    <PageForm className="grid gap-4">
      <input type="hidden" name="laptop" value="TABLET_PHONE" />
      <Notice tone="warm">
        <Trans>
          A coding demo needs a computer, a tablet or a phone, also a borrowed one. Without one, watch a recorded class.
        </Trans>
      </Notice>
      <Button name="do" value="laptop">
        <Trans>We can use a tablet or phone</Trans>
      </Button>
      <ButtonLink href={link('/webinars?tab=recorded')} kind="ghost">
        <Trans>See a recorded class</Trans>
      </ButtonLink>
    </PageForm>
  )
}

export function Details({ config: { grades }, grade }: DemoData) {
  const { t } = useLingui()
  const gradeName = useGradeName()
  const choices = grades.toSorted((a, b) => a - b).map((each) => ({ value: String(each), text: gradeName(each) }))
  return (
    <PageForm className="grid gap-5">
      <SelectField
        name="grade"
        label={t`Class`}
        hint={t`We ask for the name later, once a parent has agreed.`}
        choices={choices}
        defaultValue={grade === null ? undefined : String(grade)}
      />
      <Button name="do" value="details">
        <Trans>Continue</Trans>
      </Button>
    </PageForm>
  )
}
