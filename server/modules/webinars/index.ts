// Functions for other modules.
export { listMasterClasses } from './lists/master-classes.ts'
