import type { AreaScreens } from '../../kit/area.ts'
import { messageScreens } from './messages.tsx'

export const area: AreaScreens = { area: 'Messages', rank: 1, screens: messageScreens }
