import { useStaffRecord } from '../../frame/contract.ts'
import { DataTable, useFieldValue } from 'react-admin'
import { screen, type Screen } from '../../kit/screen.tsx'
import { FolderFilter } from '../../kit/pictures/folders.tsx'
import { FolderInput, MovePictures } from './move-pictures.tsx'
import { AddPicture, PictureActions } from './picture-actions.tsx'

/** A small picture with its name. */
function Thumbnail() {
  const picture = useStaffRecord('pictures')
  return picture ? (
    <img className="thumbnail" src={picture.url} alt={picture.alt.en} width="72" height="48" loading="lazy" />
  ) : null
}

function Size() {
  const picture = useStaffRecord('pictures')
  if (!picture) return null
  const { width, height, bytes } = picture
  return `${width} × ${height}, ${Math.ceil(bytes / 1_000)} KB`
}

function Uses({ source }: { readonly source: string }) {
  const uses = useFieldValue({ source }) as readonly unknown[] | undefined // the contract has a list here
  return uses?.length ? `${uses.length} ×` : 'nowhere'
}

function Folder({ source }: { readonly source: string }) {
  const folder = useFieldValue({ source }) as string | undefined // the contract has a folder's name here
  return folder || <span className="quiet">No folder</span>
}

function Large() {
  const picture = useStaffRecord('pictures')
  if (!picture) return null
  const { url, width, height, alt } = picture
  return <img className="picture-preview" src={url} width={width} height={height} alt={alt.en} />
}

export const mediaScreens: Screen[] = [
  screen('pictures')(({ column, filter, input }) => ({
    label: 'Pictures',
    about: 'All pictures, where each is shown, and its description for people who cannot see it.',
    asText: ({ alt }) => alt?.en,
    mayCreate: false,
    actions: <AddPicture />,
    filters: [
      filter('folder', 'Folder', { as: FolderFilter, alwaysOn: true }),
      filter('isUsed', 'Shown', { alwaysOn: true }),
    ],
    bulkActions: MovePictures,
    columns: [
      <DataTable.Col key="picture" source="url" label="Picture" field={Thumbnail} disableSort />,
      column('alt', 'Description'),
      column('folder', { as: Folder }),
      column('bytes', 'Size', { as: Size }),
      column('uses', 'Shown', { as: Uses }),
      column('addedAt', 'Added'),
    ],
    aside: PictureActions,
    form: [<Large key="Large" />, input('alt', 'Description'), input('folder', { as: FolderInput })],
  })),
]
