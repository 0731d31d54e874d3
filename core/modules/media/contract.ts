import { mediaStaffApi } from './staff-api.ts'

export const { staffPictures, staffUploads } = mediaStaffApi
