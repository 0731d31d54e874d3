import { IfMay } from '../../kit/only-with.tsx'
import { BatchClasses } from './batch-classes.tsx'
import { MoveLearners } from './move-learners.tsx'
import { Waitlist } from './waitlist.tsx'

/** Next to a batch: how generating its classes would change them, who waits for it, and its learners. */
export function BatchAside() {
  return (
    <>
      <IfMay scope="classes.view">
        <BatchClasses />
      </IfMay>
      <Waitlist />
      <IfMay scope="classes.edit">
        <MoveLearners />
      </IfMay>
    </>
  )
}
