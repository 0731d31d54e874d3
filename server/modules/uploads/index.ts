// The parts of this module that other modules may import.
export { claimFiles } from './claim-files.ts'
export { release as releaseFiles } from './store.ts'
export { filesOf, readSignedFile } from './read-file.ts'
