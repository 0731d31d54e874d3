// The parts of this module that other modules may import.
export { listFigures, pictureAt, picturesOf, withPictures } from './pictures.ts'
export { progressColumns } from './progress-columns.ts'
export { announceReplacement, deleteReplaced, storeReplacement, type FileAnnouncement } from './replacement.ts'
export { redraw } from './redraw.ts'
export { incomingKey } from './file-key.ts'
export { replaceUses } from './store.ts'
