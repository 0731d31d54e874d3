import type { AreaScreens } from '../../kit/area.ts'
import { webinarScreens } from './webinars.tsx'

export const area: AreaScreens = { area: 'Classes', rank: 2, screens: webinarScreens }
