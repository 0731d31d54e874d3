import type { AreaScreens } from '../../kit/area.ts'
import { aiLessonScreens } from './ai-lessons.tsx'
import { lessonScreens } from './lessons.tsx'
import { sampleScreens } from './samples.tsx'

export const area: AreaScreens = {
  area: 'Catalogue',
  rank: 3,
  screens: [...lessonScreens, ...aiLessonScreens, ...sampleScreens],
}
