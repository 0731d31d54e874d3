import type { AreaScreens } from '../../kit/area.ts'
import { talkScreens } from './talks.tsx'

export const area: AreaScreens = { area: 'Classes', rank: 4, screens: talkScreens }
