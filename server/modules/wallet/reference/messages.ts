import { template } from '#server/modules/messages/index.ts'

export const walletMessages = [
  template('recharged', {
    text: {
      en: 'Paid {amount} to Kandil. It is in your Kandil wallet. Receipt: {link}',
      hi: 'Kandil को {amount} मिले। वे आपके Kandil वॉलेट में हैं। रसीद: {link}',
      ta: 'Kandil க்கு {amount} செலுத்தப்பட்டது. அது உங்கள் Kandil வாலட்டில் உள்ளது. ரசீது: {link}',
      mr: 'Kandil ला {amount} मिळाले. ते तुमच्या Kandil वॉलेटमध्ये आहेत. पावती: {link}',
    },
    sms: { en: '1107170000000000041', hi: '1107170000000000042', ta: '1107170000000000043', mr: '1107170000000090042' },
    whatsApp: 'kandil_recharged',
    mail: {
      en: [
        'Money added to your wallet',
        'Paid {amount} to Kandil. It is in your Kandil wallet.\n{details}\nOpen your order and download the invoice: {link}',
      ],
      hi: [
        'वॉलेट में पैसे आ गए',
        'Kandil को {amount} मिले। वे आपके Kandil वॉलेट में हैं।\n{details}\nऑर्डर खोलें और इनवॉइस डाउनलोड करें: {link}',
      ],
      ta: [
        'வாலட்டில் பணம் சேர்ந்தது',
        'Kandil க்கு {amount} செலுத்தப்பட்டது. அது உங்கள் Kandil வாலட்டில் உள்ளது.\n{details}\nஆர்டரைத் திறந்து இன்வாய்ஸைப் பதிவிறக்கவும்: {link}',
      ],
      mr: [
        'वॉलेटमध्ये पैसे जमा झाले',
        'Kandil ला {amount} मिळाले. ते तुमच्या Kandil वॉलेटमध्ये आहेत.\n{details}\nऑर्डर उघडा आणि इनव्हॉइस डाउनलोड करा: {link}',
      ],
    },
    app: {
      en: ['Money added to your wallet', 'Paid {amount} to Kandil. It is in your Kandil wallet.'],
      hi: ['वॉलेट में पैसे आ गए', 'Kandil को {amount} मिले। वे आपके Kandil वॉलेट में हैं।'],
      ta: ['வாலட்டில் பணம் சேர்ந்தது', 'Kandil க்கு {amount} செலுத்தப்பட்டது. அது உங்கள் Kandil வாலட்டில் உள்ளது.'],
      mr: ['वॉलेटमध्ये पैसे जमा झाले', 'Kandil ला {amount} मिळाले. ते तुमच्या Kandil वॉलेटमध्ये आहेत.'],
    },
    longest: { details: 200 },
  }),
]
