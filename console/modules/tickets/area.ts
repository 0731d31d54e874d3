import type { AreaScreens } from '../../kit/area.ts'
import { ticketScreens } from './tickets.tsx'

export const area: AreaScreens = { area: 'Families', rank: 0, screens: ticketScreens }
