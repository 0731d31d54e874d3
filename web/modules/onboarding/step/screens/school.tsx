import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useSearchParams } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

type Props = ScreenProps<Screen<'SCHOOL'>>

/** A search with its own address, at most fifty at once; a school that is not there is typed. */
export function School(props: Props) {
  const { t } = useLingui()
  const { screen, problem, step } = props
  const course = useSearchParams()[0].get('course')
  return (
    <div className="grid gap-5">
      {screen.school && (
        <Notice tone="good">
          <Trans>Your school: {screen.school}</Trans>
        </Notice>
      )}
      <Form method="get" role="search" className="flex items-end gap-2">
        {course && <input type="hidden" name="course" value={course} />}
        <div className="flex-1">
          <Field
            name="q"
            label={t`Name of the school`}
            defaultValue={screen.query}
            type="search"
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Button size="fit" kind="ghost" aria-label={t`Search`}>
          <Icon name="search" />
        </Button>
      </Form>
      {screen.query && <Found {...props} />}
      <Disclosure
        key={screen.query}
        title={t`My school is not here`}
        isOpen={screen.query !== '' && screen.schools.length === 0}
      >
        <RouterForm className="grid gap-3">
          <Field
            name="school"
            label={t`School and town`}
            defaultValue={screen.schools.length === 0 ? screen.query : ''}
            error={problem?.fields['school']}
            maxLength={120}
            required
          />
          <Button size="fit">
            <Trans>Save</Trans>
          </Button>
        </RouterForm>
      </Disclosure>
      {step.blockedBy && (
        <Notice tone="warm">
          <Trans>We store a school only after a parent has agreed.</Trans>
        </Notice>
      )}
    </div>
  )
}

function Found({ screen: { schools, query, hasMore } }: Props) {
  const many = schools.length
  return (
    <section aria-live="polite" className="grid gap-2">
      <p className="text-sm text-ink-3">
        {many === 0 && <Trans>We found no school that begins with “{query}”.</Trans>}
        {many > 0 && !hasMore && <Trans>{many} found. Choose yours.</Trans>}
        {hasMore && <Trans>The first {many}. Type more of the name to see fewer.</Trans>}
      </p>
      <RouterForm>
        <ul className="grid gap-2">
          {schools.map(({ id, name, city }) => (
            <li key={id}>
              <button
                type="submit"
                name="school"
                value={`${name}, ${city}`.slice(0, 120)}
                className="card card-link grid w-full text-start"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-ink-3">{city}</span>
              </button>
            </li>
          ))}
        </ul>
      </RouterForm>
    </section>
  )
}
