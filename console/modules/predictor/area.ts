import type { AreaScreens } from '../../kit/area.ts'
import { predictorScreens } from './predictor.tsx'

export const area: AreaScreens = { area: 'Content', rank: 8, screens: predictorScreens }
