// The parts of this module that other modules may import.
export { listFigures, picturesOf, withPictures } from './pictures.ts'
export { replaceUses } from './store.ts'
