// The specification of a screen: its columns, filters, form, page and lists.
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { RaRecord, SortPayload } from 'react-admin'
import type { Feature } from '#core/taxonomy/staff/features.ts'
import type { ResourceName, StaffChange, StaffDefaults, StaffInput, StaffRecord } from '../frame/contract.ts'
import type { TextRenderer } from './inputs/in-each-language.tsx'
import type { SheetColumn } from './sheets/sheet-columns.ts'
import type { BulkChoice } from './lists/bulk-change.tsx'
import type { LivePlace, PlaceOfAnother } from './live/live-place.ts'

/** A list of another resource, below a record. */
export interface RelatedList {
  readonly of: string
  /** Its filter that takes this record's id. */
  readonly by: string
  /** The field of this record that the filter takes instead of the id. */
  readonly value: string
}

/** The specification of one resource's screen. */
export interface ScreenSpec<N extends ResourceName> {
  readonly label: string
  /** One or two sentences for somebody who does not know the thing. They stand over the list. */
  readonly about: string
  readonly asText: (record: StaffRecord<N>) => string | undefined
  /** How the first record comes to be, in a list where staff make none. */
  readonly whenEmpty?: string
  readonly columns: readonly ReactElement[]
  /** The columns that it has below a record of another list. Left out: all of them. */
  readonly columnsOfPart?: readonly ReactElement[]
  /** Besides the search. */
  readonly filters?: readonly ReactElement[]
  /** False where nothing is looked for in it. */
  readonly search?: false
  readonly sort?: SortPayload
  /** Shown in place of the table, with all records of the list. */
  readonly body?: ComponentType
  /** The list changes while it is looked at: it is read again so often. */
  readonly refreshMs?: number
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
  /** Buttons for the chosen records that ask for more than one value, to members who may write. */
  readonly bulkActions?: ComponentType
  /** Shown above the list, to members who may write. */
  readonly actions?: ReactElement
  /** The columns of a sheet from which many may be added. */
  readonly sheet?: readonly (SheetColumn & { readonly field: keyof StaffInput<N> & string })[]
  /** The title of a record's page, where its text has names of other records. */
  readonly title?: ComponentType
  /** The first lines of a record's page. */
  readonly head?: ComponentType
  /** Shown below the record, over the lists that belong to it. */
  readonly below?: ComponentType
  /** Lists of other resources that belong to the record, below it. */
  readonly related?: readonly RelatedList[]
  /** Shown next to the record, above all else: the steps that are left. */
  readonly checklist?: ComponentType
  /** Shown next to the record. */
  readonly aside?: ComponentType
  /** The texts that families read, in the chosen language. */
  readonly preview?: (record: StaffRecord<N>, speak: TextRenderer) => ReactNode
  /** The page on which families see the record. A screen without it is of something that they never see. */
  readonly live?: (record: StaffRecord<N>) => LivePlace | PlaceOfAnother | undefined
}

/** A screen of any resource. */
export interface Screen extends Omit<
  ScreenSpec<ResourceName>,
  'asText' | 'preview' | 'live' | 'bulk' | 'sheet' | 'defaults' | 'closedBecause'
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
  readonly live?: (record: RaRecord) => LivePlace | PlaceOfAnother | undefined
  readonly bulk?: readonly BulkChoice<object>[]
  readonly sheet?: readonly SheetColumn[]
  readonly defaults?: object
}

/** The page that a row opens: the form, or what there is to look at. Some lists have neither. */
export function pageOf({ form, mayEdit = form !== undefined, details }: Screen): 'edit' | 'show' | undefined {
  if (mayEdit) return 'edit'
  return details && 'show'
}
