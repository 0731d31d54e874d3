import type { Module } from '#server/platform/module.ts'
import { deskOperations } from './desk.ts'
import { inviteJob } from './invitation.ts'
import { memberOperations } from './members.ts'
import { loginOperations } from './routes.ts'

export const staff: Module = {
  name: 'staff',
  operations: [...loginOperations, ...memberOperations, ...deskOperations],
  jobs: [inviteJob],
}
