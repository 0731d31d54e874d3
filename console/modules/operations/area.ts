import type { AreaScreens } from '../../kit/area.ts'
import { operationScreens } from './operations.tsx'

export const area: AreaScreens = { area: 'Operations', rank: 1, screens: operationScreens }
