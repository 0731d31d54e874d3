import { template } from '#server/modules/messages/index.ts'

export const householdsMessages = [
  template('guardian-invited', {
    text: {
      en: "You are invited to a child's Kandil account as a parent. Log in with this number to answer: {link}",
      hi: 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: {link}',
      ta: 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள். பதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: {link}',
    },
    sms: { en: '1107170000000000211', hi: '1107170000000000212', ta: '1107170000000000213' },
  }),
]
