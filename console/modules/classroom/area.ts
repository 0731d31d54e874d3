import type { AreaScreens } from '../../kit/area.ts'
import { classScreens } from './classes.tsx'
import { teacherScreens } from './teachers/teachers.tsx'

export const area: AreaScreens = { area: 'Classes', rank: 1, screens: [...classScreens, ...teacherScreens] }
