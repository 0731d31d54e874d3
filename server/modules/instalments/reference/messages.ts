import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names what was bought, for whom and for how much, so that a family knows it at once.'

export const instalmentsMessages = [
  template('part-soon', {
    text: {
      en: 'Instalment {part} of {parts} for {course} is due on {date}: {amount}. Pay here: {link}',
      hi: '{course} की {parts} में से किस्त {part} की आख़िरी तारीख़ {date} है, रकम {amount}। यहाँ दें: {link}',
    },
    sms: { en: '1107170000000000071', hi: '1107170000000000072' },
    reason: REASON,
  }),
  template('part-due', {
    text: {
      en: 'Instalment {part} of {parts} for {course} is due today: {amount}. Pay here: {link}',
      hi: '{course} की किस्त {part}/{parts} आज देनी है: {amount}। यहाँ दें: {link}',
    },
    sms: { en: '1107170000000000081', hi: '1107170000000000082' },
    reason: REASON,
  }),
  template('part-late', {
    text: {
      en: 'Instalment {part} of {parts} for {course}, {amount}, was due on {date}. Please pay by {until}. After that doubts and tests pause. Pay here: {link}',
      hi: '{course} की किस्त {part}/{parts}, {amount}, {date} को देनी थी। कृपया {until} तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे। यहाँ दें: {link}',
    },
    sms: { en: '1107170000000000091', hi: '1107170000000000092' },
    reason: REASON,
  }),
  template('part-limited', {
    text: {
      en: 'Doubts and tests in {course} are paused because {amount} is late. From {until} live classes pause too. Pay to open everything again: {link}',
      hi: '{amount} की देरी से {course} के सवाल और टेस्ट रुके हैं। {until} से लाइव कक्षाएँ भी रुकेंगी। देते ही सब तुरंत खुल जाएगा: {link}',
    },
    sms: { en: '1107170000000000101', hi: '1107170000000000102' },
    reason: REASON,
  }),
  template('part-suspended', {
    text: {
      en: 'Live classes in {course} are paused because {amount} is late. Replay and notes stay open. Pay to open everything again: {link}',
      hi: '{amount} की देरी से {course} की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं। देते ही सब तुरंत खुल जाएगा: {link}',
    },
    sms: { en: '1107170000000000111', hi: '1107170000000000112' },
    reason: REASON,
  }),
  template('part-restored', {
    text: {
      en: 'Thank you. {course} is fully open again. Your passbook: {link}',
      hi: 'धन्यवाद। {course} फिर से पूरा खुल गया है। आपकी पासबुक: {link}',
    },
    sms: { en: '1107170000000000121', hi: '1107170000000000122' },
  }),
  template('part-paid', {
    text: {
      en: 'Paid {amount} to Kandil: instalment {part} of {parts} for {course}. Receipt: {link}',
      hi: 'Kandil को {amount} मिले: {course} की किस्त {part}/{parts}। रसीद: {link}',
    },
    sms: { en: '1107170000000000131', hi: '1107170000000000132' },
    reason: REASON,
  }),
]
