import type { AreaScreens } from '../../kit/area.ts'
import { campaignScreens } from './campaigns.tsx'

export const area: AreaScreens = { area: 'Messages', rank: 2, screens: campaignScreens }
