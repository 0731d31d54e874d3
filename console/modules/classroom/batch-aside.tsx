import { BatchClasses } from './batch-classes.tsx'
import { MoveLearners } from './move-learners.tsx'

/** Next to a batch: how generating its classes would change them, and its learners. */
export function BatchAside() {
  return (
    <>
      <BatchClasses />
      <MoveLearners />
    </>
  )
}
