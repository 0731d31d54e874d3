// The two clips of classes in the demo data: tools/clips films them, and the captions are written from the same lines.

export interface Clip {
  readonly file: 'physics' | 'fractions'
  readonly teacher: string
  readonly portrait: string
  readonly title: string
  readonly about: string
  readonly question: readonly string[]
  readonly poll: { readonly ask: string; readonly options: readonly string[]; readonly shares: readonly number[] }
  readonly steps: readonly string[]
  readonly doubt: { readonly ask: string; readonly answer: readonly string[] }
  readonly homework: readonly string[]
  /** Under the film. */
  readonly captions: readonly FilmCaption[]
}

/** `at` is the second from which on it is shown. */
export interface FilmCaption {
  readonly at: number
  readonly en: string
  readonly hi: string
  readonly ta: string
  readonly mr: string
}

export const CLIP_SECONDS = 72

/** Where each scene begins, in seconds. */
export const SCENES = { title: 0, question: 6, poll: 18, steps: 29, doubt: 48, homework: 61, end: 68 } as const

export const clips: readonly Clip[] = [
  {
    file: 'physics',
    teacher: 'Ananya Iyer',
    portrait: 'teacher-ananya.webp',
    title: 'A block on a slope',
    about: 'Physics · Class 11 · in English',
    question: ['A block slides down a smooth slope of 30°.', 'What is its acceleration?'],
    poll: { ask: 'Which force moves it?', options: ['mg', 'mg sin θ', 'mg cos θ'], shares: [4, 29, 5] },
    steps: ['Along the slope:  F = mg sin θ', 'ma = mg sin θ', 'a = g sin 30° = 9.8 × ½', 'a = 4.9 m/s²'],
    doubt: { ask: 'Kabir: what if the slope is rough?', answer: ['Then friction acts up the slope:', 'a = g (sin θ − μ cos θ)'] },
    homework: ['Tonight: 5 questions on slopes', 'Doubts: until 9 pm, in the course', 'Tomorrow: pulleys'],
    captions: [
      { at: 0, en: 'From a class on Newton’s laws, with Ananya Iyer.', hi: 'न्यूटन के नियमों की कक्षा से, अनन्या अय्यर के साथ।', ta: 'நியூட்டன் விதிகள் வகுப்பிலிருந்து, அனன்யா ஐயருடன்.', mr: 'न्यूटनच्या नियमांवरील वर्गातून, अनन्या अय्यर यांच्यासोबत.' },
      { at: 6, en: 'A question comes first. Everybody thinks for a minute.', hi: 'पहले एक सवाल। सब एक मिनट सोचते हैं।', ta: 'முதலில் ஒரு கேள்வி. அனைவரும் ஒரு நிமிடம் யோசிக்கிறார்கள்.', mr: 'आधी एक प्रश्न येतो. प्रत्येक जण एक मिनिट विचार करतो.' },
      { at: 18, en: 'All 38 answer on their own phone, and see how the class answered.', hi: 'सभी 38 अपने फ़ोन पर जवाब देते हैं और पूरी कक्षा के जवाब देखते हैं।', ta: '38 பேரும் தங்கள் ஃபோனில் பதிலளித்து, வகுப்பின் பதில்களைப் பார்க்கிறார்கள்.', mr: 'सर्व 38 जण आपापल्या फोनवर उत्तर देतात, आणि वर्गाने काय उत्तर दिले ते पाहतात.' },
      { at: 29, en: 'The teacher solves it on the board, step by step.', hi: 'शिक्षिका बोर्ड पर एक-एक कदम हल करती हैं।', ta: 'ஆசிரியர் பலகையில் படிப்படியாகத் தீர்க்கிறார்.', mr: 'शिक्षक ते फळ्यावर पायरी-पायरीने सोडवतात.' },
      { at: 48, en: 'A learner asks, and the whole class hears the answer.', hi: 'एक छात्र पूछता है, और जवाब पूरी कक्षा सुनती है।', ta: 'ஒரு மாணவர் கேட்கிறார்; பதிலை முழு வகுப்பும் கேட்கிறது.', mr: 'एक विद्यार्थी विचारतो, आणि पूर्ण वर्गाला उत्तर ऐकू येते.' },
      { at: 61, en: 'Practice for the same evening, and the replay for those who were not there.', hi: 'उसी शाम का अभ्यास, और जो नहीं आ सके उनके लिए रिकॉर्डिंग।', ta: 'அன்று மாலைக்கான பயிற்சி; வர முடியாதவர்களுக்குப் பதிவு.', mr: 'त्याच संध्याकाळसाठी सराव, आणि जे आले नव्हते त्यांच्यासाठी रिप्ले.' },
    ],
  },
  {
    file: 'fractions',
    teacher: 'Ritika Agarwal',
    portrait: 'portraits/ritika-agarwal.webp',
    title: 'Halves and quarters',
    about: 'Maths · Class 4 · in English',
    question: ['Meera eats ½ of a roti, Dev eats ¼.', 'Who has eaten more?'],
    poll: { ask: 'Which is larger?', options: ['½', '¼', 'the same'], shares: [27, 8, 3] },
    steps: ['Cut the roti into 4 equal parts', '½ of it is 2 parts:  ½ = 2/4', '¼ of it is 1 part', '2/4 is more than 1/4: Meera'],
    doubt: { ask: 'Zoya: is 2/8 more than ¼?', answer: ['Draw it: 8 parts, colour 2 of them.', '2/8 = 1/4: the same'] },
    homework: ['Tonight: colour 5 fractions', 'Show them at home', 'Tomorrow: adding fractions'],
    captions: [
      { at: 0, en: 'From a class on fractions, with Ritika Agarwal.', hi: 'भिन्नों की कक्षा से, रितिका अग्रवाल के साथ।', ta: 'பின்னங்கள் வகுப்பிலிருந்து, ரித்திகா அகர்வாலுடன்.', mr: 'अपूर्णांकांवरील वर्गातून, रितिका अग्रवाल यांच्यासोबत.' },
      { at: 6, en: 'A question from home comes first.', hi: 'पहले घर का एक सवाल।', ta: 'முதலில் வீட்டிலிருந்து ஒரு கேள்வி.', mr: 'आधी घरातला एक प्रश्न येतो.' },
      { at: 18, en: 'All 38 children answer, nobody is put on the spot.', hi: 'सभी 38 बच्चे जवाब देते हैं, किसी को अकेले नहीं टोका जाता।', ta: '38 குழந்தைகளும் பதிலளிக்கிறார்கள்; யாரும் தனியாகக் கேட்கப்படுவதில்லை.', mr: 'सर्व 38 मुले उत्तर देतात, कोणा एकालाच विचारले जात नाही.' },
      { at: 29, en: 'The teacher draws it, step by step.', hi: 'शिक्षिका एक-एक कदम बनाकर दिखाती हैं।', ta: 'ஆசிரியர் படிப்படியாக வரைந்து காட்டுகிறார்.', mr: 'शिक्षक ते पायरी-पायरीने काढून दाखवतात.' },
      { at: 48, en: 'A child asks, and the whole class hears the answer.', hi: 'एक बच्ची पूछती है, और जवाब पूरी कक्षा सुनती है।', ta: 'ஒரு குழந்தை கேட்கிறாள்; பதிலை முழு வகுப்பும் கேட்கிறது.', mr: 'एक मूल विचारते, आणि पूर्ण वर्गाला उत्तर ऐकू येते.' },
      { at: 61, en: 'Something to do the same evening, and the replay for those who were not there.', hi: 'उसी शाम का काम, और जो नहीं आ सके उनके लिए रिकॉर्डिंग।', ta: 'அன்று மாலைக்கான பணி; வர முடியாதவர்களுக்குப் பதிவு.', mr: 'त्याच संध्याकाळी करायचे काहीतरी, आणि जे आले नव्हते त्यांच्यासाठी रिप्ले.' },
    ],
  },
] // prettier-ignore
