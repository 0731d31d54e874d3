import type { AreaScreens } from '../../kit/area.ts'
import { writtenAnswers } from './written-answers.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 4, screens: [writtenAnswers] }
