// The texts of react-admin that say what has happened, in the words of the console.
import { defaultI18nProvider, type I18nProvider } from 'react-admin'

const TEXTS: Readonly<Record<string, string>> = {
  'ra.notification.created': 'It was created.',
  'ra.notification.updated': 'It was saved. |||| %{smart_count} were saved.',
  'ra.notification.deleted': 'It was removed. |||| %{smart_count} were removed.',
  'ra.notification.bad_item': 'This does not exist.',
  'ra.notification.item_doesnt_exist': 'This does not exist.',
  'ra.notification.not_authorized': 'Your roles do not allow this. Ask an owner for the permission.',
  'ra.notification.http_error': 'The server cannot be reached. Check your connection and try again.',
  'ra.notification.data_provider_error': 'The server cannot be reached. Check your connection and try again.',
  'ra.notification.i18n_error': 'Something went wrong. Load this page again.',
  'ra.notification.canceled': 'It was not done.',
  'ra.notification.logged_out': 'You have been logged out. Log in again.',
  'ra.notification.offline': 'You are offline. Check your connection and try again.',
  'ra.notification.application_update_available': 'There is a newer console. Load this page again to use it.',
  'ra.message.invalid_form': 'It was not saved. Correct the fields that are marked.',
  'ra.message.error': 'Something went wrong. Load this page again.',
  'ra.message.not_found': 'There is no such page. Check the address, or use the menu.',
  'ra.message.access_denied': 'Your roles do not show this page. Ask an owner for the permission.',
  'ra.message.authentication_error': 'Your login could not be checked. Load this page again.',
  'ra.message.auth_error': 'Your login could not be checked. Load this page again.',
  'ra.message.unsaved_changes': 'You have unsaved changes. Leave without saving?',
  'ra.message.clear_array_input': 'Remove all entries of this list?',
  'ra.message.placeholder_data_warning': 'This could not be read again. It may be out of date.',
  'ra.message.select_all_limit_reached': 'Only the first %{max} are selected.',
  'ra.page.create': 'New: %{name}',
  'ra.page.edit': '%{name}: %{recordRepresentation}',
  'ra.page.show': '%{name}: %{recordRepresentation}',
  'ra.page.error': 'Something went wrong',
  'ra.page.not_found': 'No such page',
  'ra.page.access_denied': 'No permission',
  'ra.page.authentication_error': 'Log in again',
  'ra.page.empty': 'Nothing here yet.',
  'ra.page.invite': 'Make the first one.',
  'ra.action.create': 'New',
  'ra.action.bulk_actions': '1 selected |||| %{smart_count} selected',
  'ra.action.add_filter': 'Filter',
  'ra.action.create_item': 'New: %{item}',
  'ra.action.clear_array_input': 'Remove all entries',
  'ra.action.update_application': 'Load again',
  'ra.input.references.all_missing': 'The entries could not be read.',
  'ra.input.references.many_missing': 'Some of these entries do not exist any more.',
  'ra.input.references.single_missing': 'This entry does not exist any more.',
  'ra.navigation.no_results': 'Nothing matches.',
  'ra.navigation.no_filtered_results': 'Nothing matches.',
  'ra.navigation.no_more_results': 'The list ends before page %{page}.',
  'ra.navigation.page_out_of_boundaries': 'The list has no page %{page}.',
  'ra.navigation.page_out_from_end': 'This is the last page.',
  'ra.navigation.page_out_from_begin': 'This is the first page.',
  'ra.validation.required': 'Please fill this in.',
  'ra.validation.minLength': 'Enter at least %{min} characters.',
  'ra.validation.maxLength': 'Enter at most %{max} characters.',
  'ra.validation.minValue': 'Enter at least %{min}.',
  'ra.validation.maxValue': 'Enter at most %{max}.',
  'ra.validation.number': 'Enter a number.',
  'ra.validation.email': 'Enter an e-mail address.',
  'ra.validation.oneOf': 'Choose one from the list.',
  'ra.validation.regex': 'This is not in the right form.',
  'ra.validation.unique': 'Another record has this already.',
  'ra.saved_queries.label': 'Saved filters',
  'ra.saved_queries.query_name': 'Name of the filter',
  'ra.saved_queries.new_label': 'Save this filter…',
  'ra.saved_queries.new_dialog_title': 'Save this filter as',
  'ra.saved_queries.remove_label': 'Remove a saved filter',
  'ra.saved_queries.remove_label_with_name': 'Remove the filter “%{name}”',
  'ra.saved_queries.remove_dialog_title': 'Remove this saved filter?',
  'ra.saved_queries.remove_message': 'It is removed on all your computers.',
  'ra.saved_queries.help': 'Filter the list. Then save the filter here, for all your computers.',
}

export const texts: I18nProvider = {
  ...defaultI18nProvider,
  translate(key, options) {
    const text = TEXTS[key]
    return text === undefined ? defaultI18nProvider.translate(key, options) : filled(text, options)
  },
}

/** With the values that react-admin gives, and the form for many where it counts more than one. */
function filled(text: string, options: object = {}): string {
  const values = options as Readonly<Record<string, unknown>> // react-admin's own
  const [one = '', many = one] = text.split(' |||| ')
  const chosen = typeof values['smart_count'] === 'number' && values['smart_count'] !== 1 ? many : one
  return chosen.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
