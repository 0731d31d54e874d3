// Errors that only programs are answered. No page shows them, so they are not translated.
import { defineErrors } from '#core/kernel/error.ts'

export const apiKeyErrors = defineErrors({
  API_KEY_REQUIRED: [401, 'Send a valid API key of your organisation in the header “Authorization: Bearer …”.'],
})
