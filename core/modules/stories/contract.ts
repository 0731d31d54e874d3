import { storiesStaffApi } from './staff-api.ts'

export { storiesApi as stories } from './api.ts'
export const { staffStories, staffStoryFilms } = storiesStaffApi
