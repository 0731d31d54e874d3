import { useRecordContext } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { useSubjectNames } from './subject-names.ts'

/** "Physics, 23 Nov 2026, 7:00 pm": the title of a class or a recording. */
export function ClassTitle() {
  const held = useRecordContext<Pick<StaffRecord<'classes'>, 'id' | 'subject' | 'startsAt'>>()
  const nameOf = useSubjectNames(held ? [held.subject] : [])
  return held ? `${nameOf(held.subject)}, ${whenText(held.startsAt)}` : null
}
