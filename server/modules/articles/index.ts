// The parts of this module that other modules may import.
export { findArticlePublishedAt, findPrintable } from './store.ts'
export { articles as articleRows } from './staff/tables.ts'
