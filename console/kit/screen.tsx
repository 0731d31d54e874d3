// A resource's screen: its list, its forms and its page, made from one specification.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Children, type ComponentType, type ReactElement, type ReactNode } from 'react'
import {
  Create,
  CreateButton,
  DataTable,
  Edit,
  FilterButton,
  List,
  Resource,
  SaveButton,
  SearchInput,
  SelectColumnsButton,
  Show,
  SimpleForm,
  SimpleShowLayout,
  Toolbar,
  TopToolbar,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import type { Feature } from '#core/modules/staff/feature.ts'
import { infoOf, type ResourceName, type StaffChange, type StaffDefaults, type StaffInput, type StaffRecord } from '../frame/contract.ts' // prettier-ignore
import { BulkChange, type BulkChoice } from './lists/bulk-change.tsx'
import { Conflict, useConflict } from './conflict.tsx'
import { ExportButton } from './sheets/export-button.tsx'
import { History } from './history.tsx'
import { ImportButton } from './sheets/import-button.tsx'
import type { TextRenderer } from './inputs/in-each-language.tsx'
import { ReasonInput } from './inputs/inputs.tsx'
import { ListPages } from './lists/list-pages.tsx'
import { namesOf } from './lists/narrow-list.ts'
import { EmptyList } from './lists/empty-list.tsx'
import { PinButton } from './lists/pin.tsx'
import { elementsOf, type ElementsOf } from './elements.tsx'
import { Publication } from './publication.tsx'

/** The specification of one resource's screen. */
interface ScreenSpec<N extends ResourceName> {
  readonly label: string
  readonly asText: (record: StaffRecord<N>) => string | undefined
  readonly columns: readonly ReactElement[]
  /** Besides the search. */
  readonly filters?: readonly ReactElement[]
  /** False where nothing is looked for in it. */
  readonly search?: false
  readonly sort?: SortPayload
  /** The inputs of its form. Without them it is only looked at. */
  readonly form?: readonly ReactNode[]
  /** Inputs that only the form of a new record has. */
  readonly whenNew?: readonly ReactNode[]
  readonly defaults?: StaffDefaults<N>
  /** The fields that the page of one record shows if there is no form. */
  readonly details?: readonly ReactNode[]
  readonly mayCreate?: boolean
  readonly mayEdit?: boolean
  /** Why this record can no longer be changed. Undefined: it can. */
  readonly closedBecause?: (record: StaffRecord<N>) => string | undefined
  /** Changes that may be made to many at once. */
  readonly bulk?: readonly BulkChoice<StaffChange<N>>[]
  /** Shown above the list, to members who may write. */
  readonly actions?: ReactElement
  /** The columns of a sheet from which many may be added. */
  readonly sheet?: readonly (keyof StaffInput<N> & string)[]
  /** The title of a record's page, where its text has names of other records. */
  readonly title?: ComponentType
  /** Shown next to the record. */
  readonly aside?: ComponentType
  /** The texts that families read, in the chosen language. */
  readonly preview?: (record: StaffRecord<N>, speak: TextRenderer) => ReactNode
}

/** A screen of any resource. */
export interface Screen extends Omit<
  ScreenSpec<ResourceName>,
  'asText' | 'preview' | 'bulk' | 'sheet' | 'defaults' | 'closedBecause'
> {
  /** The resource's name in the contract. */
  readonly name: string
  readonly feature: Feature
  readonly sort: SortPayload
  /** It is written first and published later. */
  readonly isPublished: boolean
  readonly asText: (record: RaRecord<string>) => string
  readonly closedBecause?: (record: RaRecord) => string | undefined
  readonly preview?: (record: RaRecord, speak: TextRenderer) => ReactNode
  readonly bulk?: readonly BulkChoice<object>[]
  readonly sheet?: readonly string[]
  readonly defaults?: object
}

const search = <SearchInput key="q" source="q" alwaysOn />

/** The screen of a resource. Its fields are checked against the contract, and shown by what they hold. */
export function screen<N extends ResourceName>(name: N) {
  const { feature, sort, isPublished } = infoOf(name)
  return (make: (elements: ElementsOf<N>) => ScreenSpec<N>): Screen => {
    const spec = make(elementsOf(name))
    const filters = spec.search === false ? (spec.filters ?? []) : [search, ...(spec.filters ?? [])]
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
      options={{ label }}
      recordRepresentation={asText}
      list={<ScreenList {...screen} />}
      {...(mayEdit && { edit: <ScreenEdit {...screen} /> })}
      {...(mayCreate && { create: <ScreenCreate {...screen} /> })}
      {...(details && { show: <ScreenShow {...screen} /> })}
    />
  )
}

function ScreenList(screen: Screen) {
  const { label, columns, filters = [], sort, bulk, form, mayEdit = form !== undefined, details } = screen
  const opens = mayEdit ? 'edit' : 'show'
  return (
    <List
      title={label}
      filters={[...filters]}
      sort={sort}
      perPage={25}
      empty={false}
      actions={<Actions {...screen} />}
      pagination={<ListPages />}
    >
      <DataTable
        rowClick={mayEdit || details ? opens : false}
        bulkActionButtons={bulk ? <BulkChange choices={bulk} /> : false}
        empty={<EmptyList />}
        sx={namesOf(columns)}
      >
        {columns}
      </DataTable>
    </List>
  )
}

function Actions({ filters = [], sheet, form, actions, mayCreate = form !== undefined }: Screen) {
  const resource = useResourceContext() ?? ''
  const { canAccess: mayWrite } = useCanAccess({ resource, action: 'create' })
  return (
    <TopToolbar>
      {mayWrite && actions}
      {filters.length > 0 && <FilterButton />}
      <SelectColumnsButton />
      <PinButton />
      {mayCreate && mayWrite && <CreateButton />}
      {sheet && mayWrite && <ImportButton columns={sheet} />}
      <ExportButton />
    </TopToolbar>
  )
}

function ScreenEdit(screen: Screen) {
  const { title: Title } = screen
  const conflict = useConflict()
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      {...(Title && { title: <Title /> })}
      mutationOptions={conflict.options}
      aside={<Beside {...screen} />}
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      <EditForm {...screen}>
        <Conflict {...conflict} />
      </EditForm>
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
    <SimpleForm warnWhenUnsavedChanges disabled={!mayWrite} toolbar={mayWrite ? <Saving /> : false}>
      {closed !== undefined && <Alert severity="info">{closed}</Alert>}
      {Children.toArray(form)}
      {mayWrite && <ReasonInput />}
      {children}
    </SimpleForm>
  )
}

function ScreenCreate(screen: Screen) {
  const { whenNew, form, defaults } = screen
  return (
    <Create redirect={pageAfterCreation(screen)} mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges defaultValues={defaults ?? {}} toolbar={<Saving />}>
        {Children.toArray([whenNew, form])}
        <ReasonInput />
      </SimpleForm>
    </Create>
  )
}

/** The page of the new record; some cannot be edited, only read. */
function pageAfterCreation({ form, mayEdit = form !== undefined, details }: Screen): 'edit' | 'show' | 'list' {
  if (mayEdit) return 'edit'
  return details ? 'show' : 'list'
}

function ScreenShow(screen: Screen) {
  return (
    <Show aside={<Beside {...screen} />}>
      <SimpleShowLayout>{Children.toArray(screen.details)}</SimpleShowLayout>
    </Show>
  )
}

function Saving() {
  return (
    <Toolbar className="saving">
      <SaveButton />
    </Toolbar>
  )
}

function Beside({ aside: Also, isPublished, feature, preview }: Screen) {
  return (
    <Box className="beside">
      {isPublished && <Publication feature={feature} preview={preview} />}
      {Also && <Also />}
      <History />
    </Box>
  )
}
