import type { AreaScreens } from '../../kit/area.ts'
import { articleScreens } from './articles.tsx'

export const area: AreaScreens = { area: 'Content', rank: 2, screens: articleScreens }
