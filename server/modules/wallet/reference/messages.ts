import { template } from '#server/modules/messages/index.ts'

export const walletMessages = [
  template('recharged', {
    text: {
      en: 'Paid {amount} to Kandil. It is in your Kandil wallet. Receipt: {link}',
      hi: 'Kandil को {amount} मिले। वे आपके Kandil वॉलेट में हैं। रसीद: {link}',
    },
    sms: { en: '1107170000000000041', hi: '1107170000000000042' },
  }),
]
