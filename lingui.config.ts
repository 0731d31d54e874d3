import { defineConfig } from '@lingui/cli'
import { extractor } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { errorExtractor } from './tools/messages/error-extractor.ts'
import { PSEUDO, PUBLISHED } from './web/languages.ts'

// One catalogue per module and language; a module's pages are sent its messages and no other's.
export default defineConfig({
  sourceLocale: 'en',
  locales: [...PUBLISHED, PSEUDO],
  pseudoLocale: { locale: PSEUDO, extend: 0.4 },
  format: formatter({ lineNumbers: false }),
  extractors: [errorExtractor, extractor],
  catalogs: [
    {
      path: '<rootDir>/web/messages/{name}/{locale}',
      include: ['<rootDir>/web/modules/{name}'],
      exclude: ['<rootDir>/web/modules/kit'],
    },
    { path: '<rootDir>/web/messages/shell/{locale}', include: ['<rootDir>/web/shell'] },
    { path: '<rootDir>/web/messages/ui/{locale}', include: ['<rootDir>/web/ui', '<rootDir>/web/page/film'] },
    { path: '<rootDir>/web/messages/sign-in/{locale}', include: ['<rootDir>/web/sign-in'] },
    { path: '<rootDir>/web/messages/place/{locale}', include: ['<rootDir>/web/page/place'] },
    // The errors of the API.
    { path: '<rootDir>/web/messages/errors/{locale}', include: ['<rootDir>/core/api.ts'] },
  ],
})
