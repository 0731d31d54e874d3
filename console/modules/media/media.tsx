import { DataTable, NullableBooleanInput, SearchInput, useFieldValue, useRecordContext } from 'react-admin'
import { Spoken, When } from '../../kit/fields.tsx'
import { SpokenInput } from '../../kit/inputs.tsx'
import type { Picture } from '../../kit/pictures/send.ts'
import type { Screen } from '../../kit/screen.tsx'
import { AddPicture, PictureDesk } from './picture-desk.tsx'

/** Small, with what it is called beside it. */
function Thumbnail() {
  const picture = useRecordContext<Picture>()
  return picture ? <img className="thumbnail" src={picture.url} alt="" width="72" height="48" loading="lazy" /> : null
}

function Size() {
  const picture = useRecordContext<Picture>()
  if (!picture) return null
  const { width, height, bytes } = picture
  return `${width} × ${height}, ${Math.ceil(bytes / 1_000)} KB`
}

function Uses({ source }: { readonly source: string }) {
  const uses = useFieldValue({ source }) as readonly unknown[] | undefined // the contract has a list here
  return uses?.length ? `${uses.length} ×` : 'nowhere'
}

function Large() {
  const picture = useRecordContext<Picture>()
  if (!picture) return null
  const { url, width, height, alt } = picture
  return <img className="picture-preview" src={url} width={width} height={height} alt={alt.en} />
}

export const mediaScreens: Screen[] = [
  {
    name: 'pictures',
    label: 'Pictures',
    feature: 'content',
    asText: ({ alt }) => alt?.en,
    mayCreate: false,
    actions: <AddPicture />,
    filters: [
      <SearchInput key="q" source="q" alwaysOn />,
      <NullableBooleanInput key="used" source="isUsed" label="Shown" alwaysOn />,
    ],
    sort: { field: 'addedAt', order: 'DESC' },
    columns: [
      <DataTable.Col key="picture" label="Picture" field={Thumbnail} disableSort />,
      <DataTable.Col key="alt" source="alt" label="Description" field={Spoken} disableSort />,
      <DataTable.Col key="size" source="bytes" label="Size" field={Size} />,
      <DataTable.Col key="uses" source="uses" label="Shown" field={Uses} disableSort />,
      <DataTable.Col key="added" source="addedAt" label="Added" field={When} />,
    ],
    aside: PictureDesk,
    form: (
      <>
        <Large />
        <SpokenInput source="alt" label="Description" />
      </>
    ),
  },
]
