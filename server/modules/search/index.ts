// The parts of this module that other modules may import.
export { indexDocuments } from './index-documents.ts'
