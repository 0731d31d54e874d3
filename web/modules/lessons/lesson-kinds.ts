import { useLingui } from '@lingui/react/macro'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import type { IconName } from '#web/ui/brand/icon.tsx'

export const lessonIcons: Readonly<Record<LessonKind, IconName>> = {
  LIVE: 'video',
  FILM: 'play',
  NOTES: 'file-text',
  TEST: 'graduation-cap',
  AI: 'message-circle',
}

export function useLessonKinds(): Readonly<Record<LessonKind, string>> {
  const { t } = useLingui()
  return { LIVE: t`Live classes`, FILM: t`Film`, NOTES: t`Notes`, TEST: t`Test`, AI: t`Lesson with AI` }
}
