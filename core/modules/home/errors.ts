import { defineErrors } from '#core/kernel/error.ts'

export const homeErrors = defineErrors({
  NO_CLASS_YET: [409, 'There was no class of yours today yet. Tonight’s lantern can be lit once one has begun.'],
})
