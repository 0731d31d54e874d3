import type { AreaScreens } from '../../kit/area.ts'
import { storyScreens } from './stories.tsx'

export const area: AreaScreens = { area: 'Content', rank: 4, screens: storyScreens }
