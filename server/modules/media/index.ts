// The parts of this module that other modules may import.
export { picturesOf, withPictures } from './pictures.ts'
