import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const staffRows = [
  referenceRows('staff.role', { key: ['key'] }, [
    { key: 'catalogue-editor', name: 'Catalogue editor', grants: {} },
    { key: 'finance', name: 'Finance', grants: {} },
    { key: 'marketing', name: 'Marketing', grants: {} },
    { key: 'operations', name: 'Operations', grants: {} },
    { key: 'owner', name: 'Owner', grants: {} },
    { key: 'sales-adviser', name: 'Sales adviser', grants: {} },
    { key: 'sales-head', name: 'Head of sales', grants: {} },
    { key: 'support', name: 'Support', grants: {} },
  ]),
]
