import type { AreaScreens } from '../../kit/area.ts'
import { aiLessonScreens } from './ai-lessons.tsx'
import { lessonScreens } from './lessons.tsx'

export const area: AreaScreens = { area: 'Catalogue', rank: 3, screens: [...lessonScreens, ...aiLessonScreens] }
