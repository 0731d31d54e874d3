// Each step has an address of its own.
import type { TaskKey } from '#core/modules/onboarding/task.ts'

export const taskPaths = {
  WELCOME_VIDEO: 'welcome',
  PROFILE: 'profile',
  GUARDIAN_CONSENT: 'consent',
  WHATSAPP: 'whatsapp',
  SCHOOL: 'school',
  ADDRESS_PIN: 'address',
  KYC: 'document',
  BATCH: 'batch',
  TIMETABLE: 'timetable',
  BENCHMARK: 'test',
  OTHER_PARENT: 'parent',
  APP: 'app',
} as const satisfies Record<TaskKey, string>

export function taskOfPath(path: string): TaskKey | undefined {
  return (Object.keys(taskPaths) as TaskKey[]).find((key) => taskPaths[key] === path) // the keys of the table are these
}
