// What a resource's file says of it, and the list and forms that come of that.
import Box from '@mui/material/Box'
import { Fragment, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import {
  Create,
  CreateButton,
  DataTable,
  Edit,
  FilterButton,
  List,
  Resource,
  SaveButton,
  SelectColumnsButton,
  Show,
  SimpleForm,
  SimpleShowLayout,
  Toolbar,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import type { Feature } from '#core/modules/staff/feature.ts'
import { Conflict, useConflict } from './conflict.tsx'
import { ExportButton } from './sheets/export-button.tsx'
import { History } from './history.tsx'
import { ImportButton } from './sheets/import-button.tsx'
import type { Speak } from './in-each-language.tsx'
import { ReasonInput } from './inputs.tsx'
import { namesOf } from './narrow-list.ts'
import { Nothing } from './nothing.tsx'
import { Publication } from './publication.tsx'

export interface Screen {
  /** The resource's name in the contract. */
  readonly name: string
  readonly label: string
  readonly feature: Feature
  readonly asText: (record: RaRecord<string>) => string
  readonly columns: ReactNode
  readonly filters?: ReactElement[]
  readonly sort?: SortPayload
  /** The inputs of its form. Without them it is only looked at. */
  readonly form?: ReactNode
  /** The inputs that a new one alone has. */
  readonly whenNew?: ReactNode
  readonly defaults?: object
  /** What the page of one shows where there is no form. */
  readonly details?: ReactNode
  readonly mayCreate?: boolean
  readonly mayEdit?: boolean
  readonly bulk?: ReactElement
  /** Stands above the list, for who may write. */
  readonly actions?: ReactElement
  /** The columns of a sheet from which many may be added. */
  readonly sheet?: readonly string[]
  /** Stands beside the record. */
  readonly aside?: ComponentType
  /** It is written first and published later. */
  readonly isPublished?: true
  /** What of it families read, in the language that is looked at. */
  readonly preview?: (record: RaRecord, speak: Speak) => ReactNode
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
  const { label, columns, filters, sort, bulk, form, mayEdit = form !== undefined, details } = screen
  const opens = mayEdit ? 'edit' : 'show'
  return (
    <List
      title={label}
      {...(filters && { filters })}
      {...(sort && { sort })}
      perPage={25}
      empty={false}
      actions={<Actions {...screen} />}
    >
      <DataTable
        rowClick={mayEdit || details ? opens : false}
        bulkActionButtons={bulk ?? false}
        empty={<Nothing />}
        sx={namesOf(columns)}
      >
        {columns}
      </DataTable>
    </List>
  )
}

function Actions({ filters, sheet, form, actions, mayCreate = form !== undefined }: Screen) {
  const resource = useResourceContext() ?? ''
  const { canAccess: mayWrite } = useCanAccess({ resource, action: 'create' })
  return (
    <TopToolbar>
      {mayWrite && actions}
      {filters && <FilterButton />}
      <SelectColumnsButton />
      {mayCreate && mayWrite && <CreateButton />}
      {sheet && mayWrite && <ImportButton columns={sheet} />}
      <ExportButton />
    </TopToolbar>
  )
}

function ScreenEdit(screen: Screen) {
  const { name, form } = screen
  const conflict = useConflict()
  const { canAccess: mayWrite } = useCanAccess({ resource: name, action: 'edit' })
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={conflict.options}
      aside={<Beside {...screen} />}
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      <SimpleForm warnWhenUnsavedChanges disabled={!mayWrite} toolbar={mayWrite ? <Saving /> : false}>
        {form}
        {mayWrite && <ReasonInput />}
        <Conflict {...conflict} />
      </SimpleForm>
    </Edit>
  )
}

function ScreenCreate({ whenNew, form, defaults }: Screen) {
  return (
    <Create redirect="edit" mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges defaultValues={defaults ?? {}} toolbar={<Saving />}>
        {whenNew}
        {form}
        <ReasonInput />
      </SimpleForm>
    </Create>
  )
}

function ScreenShow(screen: Screen) {
  return (
    <Show aside={<Beside {...screen} />}>
      <SimpleShowLayout>{eachOf(screen.details)}</SimpleShowLayout>
    </Show>
  )
}

/** One by one: react-admin gives each a line and its label. */
function eachOf(details: ReactNode): ReactNode {
  const isGroup = isValidElement<{ readonly children?: ReactNode }>(details) && details.type === Fragment
  return isGroup ? details.props.children : details
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
