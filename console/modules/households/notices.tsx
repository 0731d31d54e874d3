// The notices that a guardian reads before consenting. Staff add versions and languages, and never change an existing
// text.
import { TextField } from 'react-admin'
import { Word, words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'

const notices = screen('consent-notices')(({ column, detail, filter, input }) => ({
  label: 'Consent notices',
  about: 'The words to which parents agree, in each language and edition.',
  asText: ({ purpose, noticeVersion, lang }) => `${words(purpose)} ${noticeVersion} (${words(lang)})`,
  filters: [filter('purpose', { alwaysOn: true }), filter('lang', 'Language')],
  columns: [
    column('purpose'),
    column('noticeVersion', 'Version'),
    column('lang', 'Language', { as: Word }),
    column('title'),
    column('publishedAt', 'In force from'),
  ],
  mayEdit: false,
  mayCreate: true,
  details: [
    detail('purpose'),
    detail('noticeVersion', 'Version', { as: TextField }),
    detail('lang', 'Language', { as: Word }),
    detail('title'),
    detail('body', 'Notice'),
    detail('effect', 'What ends after withdrawal'),
    detail('publishedAt', 'In force from'),
  ],
  whenNew: [
    input('purpose'),
    input('noticeVersion', 'Version', {
      helperText: 'The current one to add a language, or the next one, first in English, to ask again.',
    }),
    input('lang', 'Language'),
    input('title'),
    input('body', 'Notice', { multiline: true, minRows: 3 }),
    input('effect', 'What ends after withdrawal', { multiline: true }),
    input('publishedAt', 'In force from'),
  ],
}))

export const noticeScreens = [notices]
