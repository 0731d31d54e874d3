import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names what was bought and where each part of the money goes, so that a family can look for it there.'

export const invoicesMessages = [
  template('returned', {
    text: {
      en: 'Your refund of {amount} for {course} is on its way to where you paid from. Details: {link}',
      hi: '{course} के {amount} उसी खाते में लौट रहे हैं जिससे आपने दिए थे। जानकारी: {link}',
      ta: '{course} படிப்புக்கான {amount} நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது. விவரம்: {link}',
    },
    sms: { en: '1107170000000000031', hi: '1107170000000000032', ta: '1107170000000000033' },
    reason: 'It names what was bought, for whom and for how much, so that a family knows it at once.',
  }),
  template('returned-wallet', {
    text: {
      en: '{amount} for {course} is back in your Kandil wallet. Details: {link}',
      hi: '{course} के {amount} आपके Kandil वॉलेट में लौट आए हैं। जानकारी: {link}',
      ta: '{course} படிப்புக்கான {amount} உங்கள் Kandil வாலட்டுக்குத் திரும்பியது. விவரம்: {link}',
    },
    sms: { en: '1107170000000000361', hi: '1107170000000000362', ta: '1107170000000000363' },
    reason: REASON,
  }),
  template('returned-both', {
    text: {
      en: 'Your refund of {amount} for {course}: {toBank} goes to where you paid from, and {toWallet} is in your Kandil wallet. Details: {link}',
      hi: '{course} के {amount} लौट रहे हैं: {toBank} उसी खाते में जिससे आपने दिए थे, और {toWallet} आपके Kandil वॉलेट में। जानकारी: {link}',
      ta: '{course} படிப்புக்கான {amount} திரும்புகிறது: {toBank} நீங்கள் செலுத்திய இடத்துக்கு, {toWallet} உங்கள் Kandil வாலட்டில். விவரம்: {link}',
    },
    sms: { en: '1107170000000000371', hi: '1107170000000000372', ta: '1107170000000000373' },
    reason: REASON,
  }),
]
