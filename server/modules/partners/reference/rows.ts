import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const partnersRows = [
  referenceRows('partners.partner', { key: ['code'] }, [
    { code: 'CENTRE', name: 'Kandil learning centres', is_active: true },
    { code: 'TATA_SKY', name: 'Tata Sky', is_active: true },
  ]),
]
