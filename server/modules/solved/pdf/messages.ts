import { template } from '#server/modules/messages/index.ts'

export const pdfMessages = [
  template('pdf-ready', {
    text: {
      en: 'The PDF that you asked for on Kandil: {title}. Open it here: {link}',
      hi: 'Kandil पर आपने जो PDF माँगा था: {title}। यहाँ खोलें: {link}',
      ta: 'Kandil-இல் நீங்கள் கேட்ட PDF: {title}. இங்கே திறக்கவும்: {link}',
      mr: 'तुम्ही Kandil वर मागितलेली PDF: {title}. इथे उघडा: {link}',
    },
    mail: {
      en: 'Your PDF from Kandil',
      hi: 'Kandil से आपका PDF',
      ta: 'Kandil-இலிருந்து உங்கள் PDF',
      mr: 'Kandil कडून तुमची PDF',
    },
  }),
  template('pdf-link', {
    text: {
      en: 'Somebody asked Kandil to send a PDF to this address. If it was you, open it here within three days: {link}\nIf it was not you, ignore this mail.',
      hi: 'किसी ने Kandil से इस पते पर एक PDF भेजने को कहा। आपने कहा हो तो तीन दिन के अंदर यहाँ खोलें: {link}\nआपने नहीं कहा तो इस मेल को छोड़ दें।',
      ta: 'இந்த முகவரிக்கு ஒரு PDF அனுப்பும்படி யாரோ Kandil-இடம் கேட்டுள்ளனர். நீங்கள் என்றால் மூன்று நாட்களுக்குள் இங்கே திறக்கவும்: {link}\nநீங்கள் இல்லை என்றால் இந்த அஞ்சலை விட்டுவிடுங்கள்.',
      mr: 'या पत्त्यावर PDF पाठवायला कोणीतरी Kandil ला सांगितले. ते तुम्ही असाल, तर ती तीन दिवसांत इथे उघडा: {link}\nतुम्ही नसाल, तर या मेलकडे दुर्लक्ष करा.',
    },
    mail: {
      en: 'Open your PDF from Kandil',
      hi: 'Kandil का अपना PDF खोलें',
      ta: 'Kandil PDF-ஐத் திறக்கவும்',
      mr: 'Kandil वरून तुमची PDF उघडा',
    },
  }),
]
