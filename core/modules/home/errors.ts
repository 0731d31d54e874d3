import { defineErrors } from '#core/kernel/error.ts'

export const homeErrors = defineErrors({
  NO_CLASS_YET: [409, 'You have had no class today yet. You can light tonight’s lantern after your class begins.'],
})
