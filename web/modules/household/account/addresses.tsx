import { Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import { stateChoicesIn, stateNameIn } from '#core/taxonomy/state-names.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load, requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { PinFields } from '#web/page/place/pin-fields.tsx'
import { placeIn, typedPlaceIn } from '#web/page/place/place-in.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/addresses.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readAddresses)
}

async function readAddresses(page: Page) {
  await requireViewer(page)
  const addresses = await page.api.profiles.listAddresses({})
  const { searchParams } = page.url
  return {
    addresses: addresses.map((address) => ({
      ...address,
      shownPhone: showPhone(address.phone),
      state: stateNameIn(page.lang, address.stateCode) ?? '',
    })),
    states: stateChoicesIn(page.lang),
    editing: addresses.find(({ addressId }) => addressId === searchParams.get('edit')),
    done: searchParams.get('done'),
  }
}

const FIELDS = ['name', 'phone', 'line1', 'line2', 'city', 'pinCode'] as const
type AddressFields = Readonly<Record<(typeof FIELDS)[number], string>>

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeAddresses, (form) => ({ typed: { ...typedIn(form), ...typedPlaceIn(form) } }))
}

function typedIn(form: FormData): AddressFields {
  return Object.fromEntries(FIELDS.map((name) => [name, textIn(form, name)])) as AddressFields // one for each
}

async function changeAddresses({ api, form }: Submission) {
  const addressId = textIn(form, 'addressId')
  if (textIn(form, 'step') === 'delete') await api.profiles.deleteAddress({ addressId })
  else {
    const { name, phone, line1, line2, city, pinCode } = typedIn(form)
    await api.profiles.saveAddress({
      name,
      phone,
      line1,
      city,
      pinCode,
      ...placeIn(form),
      line2: line2 || null,
      isDefault: form.get('isDefault') === 'yes',
      ...(addressId ? { addressId } : {}),
    })
  }
  return redirectDocument('/me/addresses?done=1')
}

export default function Addresses({
  loaderData: { addresses, states, editing, done },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MePage
      title={t`Addresses`}
      tab="/me?tab=profile"
      lead={<Trans>Delivery addresses for books and kits.</Trans>}
      problem={actionData?.problem}
      done={done ? <Trans>Saved.</Trans> : undefined}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {addresses.length > 0 && (
          <ul className="grid gap-3">
            {addresses.map((address) => (
              <li key={address.addressId} className="grid">
                <AddressCard {...address} />
              </li>
            ))}
          </ul>
        )}
        <AddressForm
          key={editing?.addressId}
          states={states}
          editing={editing}
          typed={actionData?.typed}
          problem={actionData?.problem}
        />
      </div>
    </MePage>
  )
}

type AddressData = Awaited<ReturnType<typeof readAddresses>>['addresses'][number]

function AddressCard({ addressId, name, shownPhone, line1, line2, city, pinCode, state, isDefault }: AddressData) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <article className="card grid gap-2" aria-labelledby={addressId}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={addressId} className="font-semibold">
          {name}
        </h2>
        {isDefault && (
          <Badge tone="tulsi">
            <Trans>Default address</Trans>
          </Badge>
        )}
      </div>
      <p className="text-ink-2">
        {[line1, line2, `${city} ${pinCode}`, state].filter(Boolean).join(', ')}
        <br />
        {shownPhone}
      </p>
      <PageForm className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="addressId" value={addressId} />
        <a
          href={link(`/me/addresses?edit=${addressId}`)}
          aria-label={t`Change: ${name}, ${line1}`}
          className="text-link"
        >
          <Trans>Change</Trans>
        </a>
        <button
          type="submit"
          name="step"
          value="delete"
          aria-label={t`Delete: ${name}, ${line1}`}
          className="text-link"
        >
          <Trans>Delete</Trans>
        </button>
      </PageForm>
    </article>
  )
}

interface AddressFormProps {
  readonly states: ReturnType<typeof stateChoicesIn>
  readonly editing: Omit<AddressData, 'shownPhone' | 'state'> | undefined
  readonly typed: (AddressFields & ReturnType<typeof typedPlaceIn>) | undefined
  readonly problem: Problem | undefined
}

function AddressForm({ states, editing, typed, problem }: AddressFormProps) {
  const { t } = useLingui()
  const field = (name: keyof AddressFields) => ({
    name,
    defaultValue: typed?.[name] ?? editing?.[name] ?? '',
    error: problem?.fields[name],
  })
  return (
    <Card id="address" title={editing ? <Trans>Change the address</Trans> : <Trans>Add an address</Trans>}>
      <PageForm className="grid gap-4">
        {editing && <input type="hidden" name="addressId" value={editing.addressId} />}
        <Field label={t`Name`} autoComplete="shipping name" maxLength={60} required {...field('name')} />
        <Field
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          required
          {...field('phone')}
        />
        <Field
          label={t`House and street`}
          autoComplete="shipping address-line1"
          maxLength={120}
          required
          {...field('line1')}
        />
        <Field label={t`Area, landmark`} autoComplete="shipping address-line2" maxLength={120} {...field('line2')} />
        <Field label={t`City`} autoComplete="shipping address-level2" maxLength={60} required {...field('city')} />
        <PinFields
          hint={t`It fills in city and state.`}
          known={editing}
          typed={typed}
          states={states}
          errors={problem?.fields}
          isRequired
        />
        <CheckRow
          name="isDefault"
          value="yes"
          defaultChecked={editing?.isDefault ?? false}
          title={<Trans>Default address</Trans>}
        />
        <Button size="fit" name="step" value="save">
          <Trans>Save</Trans>
        </Button>
      </PageForm>
    </Card>
  )
}
