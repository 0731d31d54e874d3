// Which pages are the teacher's area.
import { expect, it } from 'vitest'
import { isTeaching } from './teacher-frame.tsx'

it.each(['/teach', '/teach/', '/teach?day=2026-11-25', '/teach/leave', '/teach/marking/ans1'])(
  'gives %s the frame of teachers',
  (path) => expect(isTeaching(path)).toBe(true),
)

it.each(['/', '/teachers', '/course/teach', '/learn'])('leaves %s the frame of the shop', (path) =>
  expect(isTeaching(path)).toBe(false),
)
