import type { AreaScreens } from '../../kit/area.ts'
import { catalogueScreens } from './catalogue.tsx'

export const area: AreaScreens = { area: 'Catalogue', rank: 1, screens: catalogueScreens }
