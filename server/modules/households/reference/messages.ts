import { template } from '#server/modules/messages/index.ts'

export const householdsMessages = [
  template('guardian-invited', {
    text: {
      en: "You are invited to a child's Kandil account as a parent. Log in with this number to answer: {link}",
      hi: 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: {link}',
      ta: 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள். பதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: {link}',
      mr: 'तुम्हाला एका मुलाच्या Kandil खात्यात पालक म्हणून आमंत्रण आहे. उत्तर देण्यासाठी या नंबरने लॉग इन करा: {link}',
    },
    sms: { en: '1107170000000000211', hi: '1107170000000000212', ta: '1107170000000000213', mr: '1107170000000090212' },
    whatsApp: 'kandil_guardian_invited',
    mail: {
      en: [
        'Invitation to join as a parent',
        "You are invited to a child's Kandil account as a parent.\nLog in with this number to answer: {link}",
      ],
      hi: [
        'अभिभावक के रूप में जुड़ने का न्योता',
        'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है।\nजवाब देने के लिए इसी नंबर से लॉग इन करें: {link}',
      ],
      ta: [
        'பெற்றோராக இணைய அழைப்பு',
        'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள்.\nபதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: {link}',
      ],
      mr: [
        'पालक म्हणून सामील होण्याचे आमंत्रण',
        'तुम्हाला एका मुलाच्या Kandil खात्यात पालक म्हणून आमंत्रण आहे.\nउत्तर देण्यासाठी या नंबरने लॉग इन करा: {link}',
      ],
    },
    app: {
      en: ['Invitation to join as a parent', "You are invited to a child's Kandil account as a parent."],
      hi: ['अभिभावक के रूप में जुड़ने का न्योता', 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है।'],
      ta: ['பெற்றோராக இணைய அழைப்பு', 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள்.'],
      mr: ['पालक म्हणून सामील होण्याचे आमंत्रण', 'तुम्हाला एका मुलाच्या Kandil खात्यात पालक म्हणून आमंत्रण आहे.'],
    },
  }),
]
