// Functions for other modules.
export { filmView, recordWatching } from './learn/film.ts'
export { writeCaptions } from './staff/view-content.ts'
export { findCaptions } from './store.ts'
