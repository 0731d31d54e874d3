// Functions for other modules.
export { listBatchClasses, listBegunToday } from './families/classes.ts'
