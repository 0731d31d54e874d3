// What other modules may import.
export { picturesOf, withPictures } from './pictures.ts'
