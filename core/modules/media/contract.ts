import { mediaStaffApi } from './staff-api.ts'

export const { staffPictures, staffPictureFolders, staffUploads } = mediaStaffApi
