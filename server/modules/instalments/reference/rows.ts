import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const instalmentsRows = [
  referenceRows('instalments.terms', { key: ['id'] }, [
    {
      id: 'terms',
      counts: [2, 3, 6],
      grace_days: 7,
      least_part: 100000,
      least_total: 500000,
      remind_days: 3,
      suspend_days: 15,
    },
  ]),
]
