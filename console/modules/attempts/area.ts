import type { AreaScreens } from '../../kit/area.ts'
import { attemptScreens } from './attempts.tsx'
import { resultScreens } from './corrections.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 3, screens: [...resultScreens, ...attemptScreens] }
