// The changes for programs, newest first. Written by `npm run client:changes`.
import type { ContractVersion } from '#server/platform/http/docs/changes-page.ts'

export const contractVersions: readonly ContractVersion[] = [
  {
    day: '2026-11-23',
    changes: [
      { call: 'GET /clients/v1/attendance', change: 'is new' },
      { call: 'GET /clients/v1/enrolments', change: 'is new' },
      { call: 'GET /clients/v1/learners', change: 'is new' },
      { call: 'GET /clients/v1/orders', change: 'is new' },
      { call: 'GET /clients/v1/organisation', change: 'is new' },
      { call: 'GET /clients/v1/tests', change: 'is new' },
    ],
  },
]
