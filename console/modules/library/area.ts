import type { AreaScreens } from '../../kit/area.ts'
import { libraryScreens } from './library.tsx'

export const area: AreaScreens = { area: 'Content', rank: 3, screens: libraryScreens }
