// Collects the errors of the API for `npm run messages`, so that they are translated in the same catalogues as the pages.
import type { ExtractorType } from '@lingui/conf'

/** Reads the contract itself: an error is one of the family's when an endpoint for families declares it. */
export const errorExtractor: ExtractorType = {
  match: (path) => path.endsWith('core/api.ts'),
  async extract(path, _code, found) {
    const { familyErrors, familyFieldTexts } = await import('./error-texts.ts')
    const sentences = new Set([...familyErrors().map(({ message }) => message), ...familyFieldTexts()])
    for (const message of sentences) found({ id: message, message, origin: [path, 1], placeholders: {} })
  },
}
