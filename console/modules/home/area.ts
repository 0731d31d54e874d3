import type { AreaScreens } from '../../kit/area.ts'
import { homeScreens } from './home.tsx'

export const area: AreaScreens = { area: 'Home page', rank: 1, screens: homeScreens }
