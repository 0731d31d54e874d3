import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { PinFields } from '#web/page/place/pin-fields.tsx'
import type { Problem } from '#web/page/problem.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { ProfileData } from './profile.server.ts'

export interface ProfileProps extends ProfileData {
  /** The values typed into a refused form. */
  readonly kept: Readonly<Record<string, string>> | undefined
  readonly problem: Problem | undefined
}

export function Profile(props: ProfileProps) {
  return (
    <>
      <AsDrawn id="whose-profile">
        {import.meta.env.SSR && <LearnerSwitch viewer={props.learners} path="/me?tab=profile" />}
      </AsDrawn>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Person {...props} />
        <div className="grid gap-4 lg:gap-6">
          <Studies key={props.studies?.query.grade} {...props} />
          <SignOut phone={props.phone} />
        </div>
      </div>
    </>
  )
}

function Person({ person, place, mayName, isEmailVerified, kept, problem, saved }: ProfileProps) {
  const { t } = useLingui()
  const link = useLink()
  const value = (name: keyof typeof person) => ({
    name,
    defaultValue: kept?.[name] ?? person[name] ?? '',
    error: problem?.fields[name],
  })
  return (
    <Part part="person" title={<Trans>Learner</Trans>} isSaved={saved === 'person'}>
      {mayName ? (
        <>
          <Field label={t`First name`} required maxLength={60} autoComplete="given-name" {...value('firstName')} />
          <Field label={t`Family name`} maxLength={60} autoComplete="family-name" {...value('lastName')} />
        </>
      ) : (
        <Notice tone="warm">
          <Trans>
            The name of a child is kept once a parent has agreed. <a href={link('/me/consent')}>Give consent</a>
          </Trans>
        </Notice>
      )}
      {isEmailVerified ? (
        <p>
          <Trans>Receipts go to {person.email}.</Trans>
        </p>
      ) : (
        <Field
          label={t`E-mail`}
          hint={t`For receipts and invoices.`}
          type="email"
          autoComplete="email"
          {...value('email')}
        />
      )}
      <PinFields
        hint={t`The tax on an invoice depends on your state.`}
        known={place}
        typed={kept}
        states={place.states}
        errors={problem?.fields}
      />
    </Part>
  )
}

/** The lists hang on each other: another class or board loads the page's own, and without JavaScript the server matches them. */
function Studies({ studies, language, saved }: ProfileProps) {
  const { t } = useLingui()
  const pick = useSubmit()
  if (!studies) return null
  const { query, options } = studies
  const isUnknown = query.grade === ''
  const follow = ({ currentTarget: { form } }: React.ChangeEvent<HTMLSelectElement>) => {
    const asked = new FormData(form ?? undefined)
    const given = ['grade', 'board', 'target'].map((name) => [name, String(asked.get(name) ?? '')])
    void pick(new URLSearchParams([['tab', 'profile'], ...given]), { replace: true, preventScrollReset: true })
  }
  return (
    <Part part="studies" title={<Trans>Studies</Trans>} isSaved={saved === 'studies'}>
      <SelectField
        name="grade"
        label={t`Class`}
        choices={[...(isUnknown ? [{ value: '', text: t`Choose a class` }] : []), ...options.grade]}
        defaultValue={query.grade}
        required
        onChange={follow}
      />
      {!isUnknown && (
        <>
          <SelectField
            name="board"
            label={t`Board`}
            choices={options.board}
            defaultValue={query.board}
            onChange={follow}
          />
          <SelectField name="target" label={t`Target`} choices={options.target} defaultValue={query.target} />
        </>
      )}
      <SelectField
        name="language"
        label={t`Language of the classes`}
        choices={[...(language.chosen ? [] : [{ value: '', text: t`Choose a language` }]), ...language.all]}
        defaultValue={language.chosen}
      />
    </Part>
  )
}

interface PartProps {
  readonly part: 'person' | 'studies'
  readonly title: ReactNode
  readonly isSaved: boolean
  readonly children: ReactNode
}

function Part({ part, title, isSaved, children }: PartProps) {
  const isBusy = useNavigation().formData?.get('part') === part
  return (
    <RouterForm className="card grid gap-4" aria-labelledby={part}>
      <h2 id={part} className="text-h3">
        {title}
      </h2>
      {isSaved && (
        <div tabIndex={-1} autoFocus>
          <Notice tone="good" role="status">
            <Trans>Saved.</Trans>
          </Notice>
        </div>
      )}
      <input type="hidden" name="part" value={part} />
      {children}
      <Button size="fit" isBusy={isBusy}>
        {isBusy ? <Trans>Saving …</Trans> : <Trans>Save</Trans>}
      </Button>
    </RouterForm>
  )
}

function SignOut({ phone }: { phone: string }) {
  const link = useLink()
  return (
    <section className="card grid gap-3" aria-labelledby="device">
      <h2 id="device" className="text-h3">
        <Trans>This phone</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>You sign in with {phone}.</Trans>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <a href={link('/me/contact')} className="text-link">
          <Trans>Change phone or e-mail</Trans>
        </a>
        <a href={link('/me/addresses')} className="text-link">
          <Trans>Addresses</Trans>
        </a>
        <a href={link('/me/questions')} className="text-link">
          <Trans>Questions</Trans>
        </a>
      </p>
      <form method="post" action={link('/logout')} data-forget>
        <Button kind="ghost" size="fit">
          <Icon name="log-out" />
          <Trans>Sign out</Trans>
        </Button>
      </form>
    </section>
  )
}
