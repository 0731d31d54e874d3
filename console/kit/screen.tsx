// A resource's screen: its list, its forms and its page, made from one specification.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Children, type ReactElement, type ReactNode } from 'react'
import {
  Create,
  Edit,
  Resource,
  SaveButton,
  SearchInput,
  Show,
  SimpleForm,
  Toolbar,
  useCanAccess,
  useRecordContext,
  useRedirect,
  type RaRecord,
} from 'react-admin'
import { infoOf, type ResourceName } from '../frame/contract.ts'
import { Conflict, useConflict } from './conflict.tsx'
import { History } from './history/history.tsx'
import { InFormLanguage } from './inputs/form-language.tsx'
import { ReasonInput } from './inputs/inputs.tsx'
import { DayFilter } from './lists/day-filter.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { useSavedNotice } from './live/saved-notice.tsx'
import { columnNames, nameOfField } from './lists/narrow-list.ts'
import { ScreenList } from './lists/screen-list.tsx'
import { Details } from './details.tsx'
import { elementsOf, type ElementsOf } from './elements.tsx'
import { Publication } from './decisions/publication.tsx'
import { Related } from './related.tsx'
import { pageOf, type Screen, type ScreenSpec } from './screen-spec.ts'

export type { Screen } from './screen-spec.ts'

const search = <SearchInput key="q" source="q" alwaysOn />

/** The screen of a resource. Its fields are checked against the contract, and shown by what they hold. */
export function screen<N extends ResourceName>(name: N) {
  const { feature, sort, isPublished, daysField } = infoOf(name)
  return (make: (elements: ElementsOf<N>) => ScreenSpec<N>): Screen => {
    const spec = make(elementsOf(name))
    const days = daysField !== undefined && (
      <DayFilter
        key="days"
        source="days"
        label={columnNames(spec.columns).get(daysField) ?? nameOfField(daysField)}
        alwaysOn
      />
    )
    const filters =
      spec.search === false ? (spec.filters ?? []) : [search, ...(days ? [days] : []), ...(spec.filters ?? [])]
    return { sort, ...(spec as object), name, feature, isPublished, filters } as Screen // the types above have checked what is read of the record
  }
}

/** The resource with its pages, for react-admin. */
export function resourceOf(screen: Screen): ReactElement {
  const { name, label, form, mayCreate = form !== undefined, mayEdit = form !== undefined, details, asText } = screen
  return (
    <Resource
      key={name}
      name={name}
      options={{ label, screen }}
      recordRepresentation={asText}
      list={<ScreenList {...screen} />}
      {...(mayEdit && { edit: <ScreenEdit {...screen} /> })}
      {...(mayCreate && { create: <ScreenCreate {...screen} /> })}
      {...(details && { show: <ScreenShow {...screen} /> })}
    />
  )
}

function ScreenEdit(screen: Screen) {
  const { title: Title, head: Head, below: Below } = screen
  const conflict = useConflict()
  const notifySaved = useSavedNotice(screen)
  return (
    <Edit
      component="div"
      mutationMode="pessimistic"
      redirect={false}
      {...(Title && { title: <Title /> })}
      mutationOptions={{ ...conflict.options, onSuccess: (record: RaRecord) => notifySaved('It was saved.', record) }}
      aside={<Beside {...screen} />}
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      {Head && <Head />}
      <Card>
        <EditForm {...screen}>
          <Conflict {...conflict} />
        </EditForm>
      </Card>
      {Below && <Below />}
      <Related lists={screen.related ?? []} />
    </Edit>
  )
}

/** Nobody changes a record that is closed, and members without the permission change none. */
function EditForm({ name, form, closedBecause, children }: Screen & { readonly children: ReactNode }) {
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource: name, action: 'edit' })
  const closed = record && closedBecause?.(record)
  const mayWrite = canAccess === true && closed === undefined
  return (
    <SimpleForm
      className="record-form"
      warnWhenUnsavedChanges
      disabled={!mayWrite}
      toolbar={mayWrite ? <Saving /> : false}
    >
      {closed !== undefined && <Alert severity="info">{closed}</Alert>}
      <InFormLanguage fields={infoOf(name as ResourceName).fields}>{Children.toArray(form)}</InFormLanguage>
      {mayWrite && <ReasonInput />}
      {children}
    </SimpleForm>
  )
}

function ScreenCreate(screen: Screen) {
  const { name, whenNew, form, defaults } = screen
  const notifySaved = useSavedNotice(screen)
  const redirect = useRedirect()
  const { fields } = infoOf(name as ResourceName)
  function onSuccess(record: RaRecord) {
    notifySaved('It was created.', record)
    redirect(pageOf(screen) ?? 'list', name, record.id, record)
  }
  return (
    <Create mutationOptions={{ onSuccess }} mutationMode="pessimistic">
      <SimpleForm
        className="record-form"
        warnWhenUnsavedChanges
        defaultValues={defaults ?? {}}
        toolbar={<Saving isNew />}
      >
        <InFormLanguage fields={fields}>{Children.toArray([whenNew, form])}</InFormLanguage>
        <ReasonInput isRequired={fields['reason']?.isRequired ?? false} isShown={fields['reason'] !== undefined} />
      </SimpleForm>
    </Create>
  )
}

function ScreenShow(screen: Screen) {
  const { head: Head, below: Below } = screen
  return (
    <Show component="div" aside={<Beside {...screen} />}>
      {Head && <Head />}
      <Card>
        <Details fields={screen.details} />
      </Card>
      {Below && <Below />}
      <Related lists={screen.related ?? []} />
    </Show>
  )
}

/** A new record can be saved before anything is typed: the refusal says which fields are needed. */
function Saving({ isNew = false }: { readonly isNew?: boolean }) {
  return (
    <Toolbar className="saving">
      <SaveButton alwaysEnable={isNew} />
    </Toolbar>
  )
}

function Beside({ aside: Also, checklist: Checklist, isPublished, feature, preview, live }: Screen) {
  return (
    <Box className="beside">
      {Checklist && <Checklist />}
      {isPublished ? <Publication feature={feature} preview={preview} live={live} /> : <LivePanel live={live} />}
      {Also && <Also />}
      <History />
    </Box>
  )
}
