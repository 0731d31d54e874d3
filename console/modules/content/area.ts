import type { AreaScreens } from '../../kit/area.ts'
import { contentScreens } from './content.tsx'

export const area: AreaScreens = { area: 'Content', rank: 1, screens: contentScreens }
