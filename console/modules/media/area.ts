import type { AreaScreens } from '../../kit/area.ts'
import { mediaScreens } from './media.tsx'

export const area: AreaScreens = { area: 'Content', rank: 2, screens: mediaScreens }
