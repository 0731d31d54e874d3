import { libraryStaffApi } from './staff-api.ts'

export { libraryApi as library } from './api.ts'
export const { staffLibraryChapters, staffLibraryResources, staffLibraryFiles } = libraryStaffApi
