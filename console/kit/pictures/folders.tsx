// The folders of the library of pictures: to choose one, and to name one.
import TextField from '@mui/material/TextField'
import { useId, type ReactNode } from 'react'
import { useCanAccess, useListContext, useStore } from 'react-admin'
import { MOST_IN_FOLDER_NAME, NO_FOLDER } from '#core/modules/media/folder.ts'
import { staff } from '../../frame/contract.ts'
import { PlainSelect } from '../inputs/plain-select.tsx'
import { useReading } from '../use-reading.ts'

/** Those that have pictures. Read again when the key changes. */
export function useFolders(key = '') {
  const { canAccess } = useCanAccess({ resource: 'pictures', action: 'list' })
  const { answer = [] } = useReading(canAccess ? key : undefined, () => staff.staffPictureFolders.listFolders({}))
  return answer
}

/** The folder that was used last in this browser; empty: all of them. */
export function useLastFolder() {
  return useStore('pictures.folder', '')
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (folder: string) => void
  readonly folders: ReturnType<typeof useFolders>
  readonly helperText?: ReactNode
}

export function FolderChoice({ folders, value, ...props }: ChoiceProps) {
  const isGone = value !== '' && value !== NO_FOLDER && !folders.some(({ folder }) => folder === value)
  return (
    <PlainSelect value={value} {...props}>
      <option value="">Any folder</option>
      <option value={NO_FOLDER}>No folder</option>
      {isGone && <option value={value}>{value}</option>}
      {folders.map(({ folder, pictures }) => (
        <option key={folder} value={folder}>
          {folder} ({pictures})
        </option>
      ))}
    </PlainSelect>
  )
}

/** Narrows the list of pictures. */
export function FolderFilter() {
  const { filterValues, setFilters, dataUpdatedAt } = useListWithTime()
  const folders = useFolders(String(dataUpdatedAt))
  const [, setLast] = useLastFolder()
  return (
    <FolderChoice
      label="Folder"
      folders={folders}
      value={String(filterValues['folder'] ?? '')}
      onChange={(folder) => {
        setLast(folder)
        setFilters({ ...filterValues, folder: folder || undefined }, undefined, false)
      }}
      helperText={folders.length === 0 && 'No folders yet. Select pictures in the list, then move them to a folder.'}
    />
  )
}

/** The rows are new after each change: the folders are read again then. */
function useListWithTime() {
  const { filterValues, setFilters, data = [] } = useListContext()
  const dataUpdatedAt = data.map(({ version }: { readonly version?: unknown }) => version).join()
  return { filterValues: filterValues as Readonly<Record<string, unknown>>, setFilters, dataUpdatedAt }
}

interface NameProps {
  readonly value: string
  readonly onChange: (folder: string) => void
}

/** An existing folder or a new one. */
export function FolderName({ value, onChange }: NameProps) {
  const folders = useFolders()
  const id = useId()
  return (
    <>
      <TextField
        label="Folder"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        helperText="Choose one or write a new name, such as Courses/Class 9. Leave empty for no folder."
        slotProps={{ htmlInput: { list: id, maxLength: MOST_IN_FOLDER_NAME } }}
        fullWidth
      />
      <datalist id={id}>
        {folders.map(({ folder }) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  )
}
