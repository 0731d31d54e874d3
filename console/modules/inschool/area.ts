import type { AreaScreens } from '../../kit/area.ts'
import { inschoolScreens } from './schools.tsx'

export const area: AreaScreens = { area: 'Tests', rank: 3, screens: inschoolScreens }
