// Functions for other modules.
export { EVERYTHING, findWebinarLists } from './lists/find-webinars.ts'
export { listMasterClasses } from './lists/master-classes.ts'
export { viewWebinar } from './lists/view-webinar.ts'
export { findRegistration } from './registrations/store-registrations.ts'
export { findWebinar, findWebinarBySlug, type StoredWebinar } from './store-webinars.ts'
