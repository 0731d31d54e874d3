// What other modules may import.
export { listBatchClasses, listBegunToday, listUpcoming } from './families/classes.ts'
