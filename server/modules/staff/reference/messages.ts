import { template } from '#server/modules/messages/index.ts'

export const staffMessages = [
  template('staff-invitation', {
    text: {
      en: 'Hello {name}, you are invited to the Kandil console.\nSet a password and an authenticator app here: {link}\nThe link works once, within 24 hours. If you did not expect this e-mail, please ignore it.',
    },
    mail: { en: 'Your login for the Kandil console' },
  }),
  template('staff-password', {
    text: {
      en: 'Hello {name}, somebody asked for another password for your Kandil console login.\nSet it here, with a code from your authenticator app: {link}\nThe link works once, within an hour. If it was not you, ignore this e-mail: nothing has changed.',
    },
    mail: { en: 'Another password for the Kandil console' },
  }),
  template('staff-leave-approved', {
    text: {
      en: 'Hello {name}, your leave of {days} is approved.\n{note}\nThe outcome of each of your classes: {link}',
    },
    mail: { en: 'Your leave is approved' },
  }),
  template('staff-leave-refused', {
    text: { en: 'Hello {name}, your leave of {days} is refused.\n{note}\nSee your leave: {link}' },
    mail: { en: 'Your leave is refused' },
  }),
  template('staff-request-refused', {
    text: { en: 'Hello {name}, {decider} has refused your request.\nReason: {note}\nSee the request: {link}' },
    mail: { en: 'Your request is refused' },
  }),
  template('staff-approval', {
    text: {
      en: '{asker} gave {name} ({email}) permissions to approve.\nThey count once a second owner approves them here: {link}\nIf you did not expect this, refuse it there.',
    },
    mail: { en: 'A colleague’s permissions wait for a second owner' },
  }),
  template('staff-approval-wait', {
    text: {
      en: '{asker} gave {name} ({email}) permissions to approve. No second owner can confirm this, so they count after 24 hours.\nIf you did not expect this, deactivate the member before then: {link}',
    },
    mail: { en: 'A colleague will get permissions to approve in 24 hours' },
  }),
]
