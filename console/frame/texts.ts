// The texts of react-admin that say what has happened, in the words of the console.
import { defaultI18nProvider, type I18nProvider } from 'react-admin'

const TEXTS: Readonly<Record<string, string>> = {
  'ra.notification.created': 'It was created.',
  'ra.notification.updated': 'It was saved.',
  'ra.notification.item_doesnt_exist': 'This does not exist.',
  'ra.notification.not_authorized': 'Your roles do not allow this. Ask an owner for the permission.',
  'ra.notification.http_error': 'The server cannot be reached. Check your connection and try again.',
  'ra.message.invalid_form': 'It was not saved. Correct the fields that are marked.',
  'ra.message.error': 'Something went wrong. Load this page again.',
  'ra.page.create': 'New: %{name}',
  'ra.page.access_denied': 'No permission',
  'ra.message.access_denied': 'Your roles do not show this page. Ask an owner for the permission.',
  'ra.action.create': 'New',
}

export const texts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const text = TEXTS[key]
    return text === undefined
      ? defaultI18nProvider.translate(key, options)
      : text.replace('%{name}', String((options as { name?: unknown } | undefined)?.name ?? '')) // the page's own option
  },
}
