// Physics and chemistry of classes 11 and 12.
import { shortLessons, type LessonTexts } from './short-lesson.ts'

const straightLine = shortLessons({
  grade: 11,
  subject: 'physics',
  chapter: 'Motion in a Straight Line',
  right: [{ number: 12 }, { number: 24 }],
  words: {
    en: {
      title: 'Constant acceleration',
      explain:
        'With a constant acceleration a the velocity grows by the same amount each second. After t seconds it is v = u + at, where u is the velocity at the beginning.',
      ask: [
        'A car starts from rest with an acceleration of 3 m/s². What is its velocity after 4 s, in m/s?',
        'u is 0, so v = at = 3 × 4 = 12 m/s.',
      ],
      more: 'On a graph of velocity over time the distance is the area below the line. From rest this is a triangle: half of the time multiplied by the final velocity.\n\ns = ut + ½at²',
      askMore: [
        'How many metres has the car gone after these 4 s?',
        's = ½ × 3 × 4² = ½ × 3 × 16 = 24 m. The area of the triangle is the same: ½ × 4 × 12.',
      ],
      remember:
        'For a constant acceleration: v = u + at, s = ut + ½at², and v² = u² + 2as. Check first that a is constant.',
    },
    hi: {
      title: 'एकसमान त्वरण',
      explain: 'त्वरण a एकसमान हो, तो वेग हर सेकंड बराबर बढ़ता है। t सेकंड बाद वेग v = u + at होता है, जहाँ u आरंभिक वेग है।',
      ask: [
        'एक कार विराम से 3 m/s² के त्वरण से चलती है। 4 s बाद उसका वेग कितने m/s है?',
        'u = 0 है, इसलिए v = at = 3 × 4 = 12 m/s.',
      ],
      more: 'वेग-समय ग्राफ़ में दूरी रेखा के नीचे का क्षेत्रफल है। विराम से चलने पर यह त्रिभुज है: समय और अंतिम वेग के गुणनफल का आधा।\n\ns = ut + ½at²',
      askMore: [
        'इन 4 s में कार कितने मीटर चली?',
        's = ½ × 3 × 4² = ½ × 3 × 16 = 24 m. त्रिभुज का क्षेत्रफल भी यही है: ½ × 4 × 12.',
      ],
      remember: 'एकसमान त्वरण के लिए: v = u + at, s = ut + ½at² और v² = u² + 2as. पहले देख लीजिए कि a एकसमान है।',
    },
    'hi-Latn': {
      title: 'Constant acceleration',
      explain:
        'Acceleration a constant ho to velocity har second barabar badhti hai. t second baad v = u + at hoti hai, jahan u shuruaati velocity hai.',
      ask: [
        'Ek car rest se 3 m/s² ke acceleration se chalti hai. 4 s baad uski velocity kitne m/s hai?',
        'u = 0 hai, isliye v = at = 3 × 4 = 12 m/s.',
      ],
      more: 'Velocity-time graph mein distance line ke neeche ka area hai. Rest se chalne par yeh ek triangle hai: time aur final velocity ke product ka aadha.\n\ns = ut + ½at²',
      askMore: [
        'In 4 s mein car kitne metre chali?',
        's = ½ × 3 × 4² = ½ × 3 × 16 = 24 m. Triangle ka area bhi yahi hai: ½ × 4 × 12.',
      ],
      remember:
        'Constant acceleration ke liye: v = u + at, s = ut + ½at² aur v² = u² + 2as. Pehle dekhiye ki a constant hai.',
    },
  },
})

const mole = shortLessons({
  grade: 11,
  subject: 'chemistry',
  chapter: 'Some Basic Concepts of Chemistry',
  right: [{ number: 2 }, { option: 0 }],
  words: {
    en: {
      title: 'The mole',
      explain:
        'Atoms are too small to count, so chemists weigh them. One mole of a substance has as many grams as its molar mass says: 18 g of water, because H₂O is 2 × 1 + 16.\n\nMoles = mass ÷ molar mass',
      ask: ['How many moles are 36 g of water?', 'One mole of water is 18 g. 36 ÷ 18 = 2 moles.'],
      more: 'One mole of anything has the same number of particles: 6.022 × 10²³, Avogadro’s number. So one mole of water and one mole of iron have equally many particles, but not the same mass.',
      askMore: [
        'Which has the same number of particles as 1 mole of water?',
        'Equal numbers of moles have equal numbers of particles. 18 g of iron is less than one mole, because its molar mass is 56 g.',
        ['1 mole of iron', '18 g of iron', '2 moles of oxygen'],
      ],
      remember: 'Moles = mass ÷ molar mass. One mole has 6.022 × 10²³ particles, of any substance.',
    },
    hi: {
      title: 'मोल',
      explain:
        'परमाणु गिने नहीं जा सकते, इसलिए रसायनज्ञ उन्हें तौलते हैं। किसी पदार्थ के एक मोल में उतने ग्राम होते हैं जितना उसका मोलर द्रव्यमान है: जल के 18 g, क्योंकि H₂O = 2 × 1 + 16.\n\nमोल = द्रव्यमान ÷ मोलर द्रव्यमान',
      ask: ['36 g जल में कितने मोल हैं?', 'जल का एक मोल 18 g है। 36 ÷ 18 = 2 मोल।'],
      more: 'हर पदार्थ के एक मोल में कणों की संख्या बराबर होती है: 6.022 × 10²³, आवोगाद्रो संख्या। एक मोल जल और एक मोल लोहे में कण बराबर हैं, पर द्रव्यमान नहीं।',
      askMore: [
        '1 मोल जल के बराबर कण किसमें हैं?',
        'बराबर मोल में कण बराबर होते हैं। 18 g लोहा एक मोल से कम है, क्योंकि उसका मोलर द्रव्यमान 56 g है।',
        ['1 मोल लोहा', '18 g लोहा', '2 मोल ऑक्सीजन'],
      ],
      remember: 'मोल = द्रव्यमान ÷ मोलर द्रव्यमान। एक मोल में 6.022 × 10²³ कण होते हैं, पदार्थ कोई भी हो।',
    },
    'hi-Latn': {
      title: 'Mole concept',
      explain:
        'Atoms gine nahin ja sakte, isliye chemist unhe taulte hain. Ek mole mein utne gram hote hain jitna molar mass hai: paani ke 18 g, kyunki H₂O = 2 × 1 + 16.\n\nMoles = mass ÷ molar mass',
      ask: ['36 g paani mein kitne mole hain?', 'Paani ka ek mole 18 g hai. 36 ÷ 18 = 2 mole.'],
      more: 'Har substance ke ek mole mein particles barabar hote hain: 6.022 × 10²³, yaani Avogadro number. Ek mole paani aur ek mole lohe mein particles barabar hain, par mass nahin.',
      askMore: [
        '1 mole paani ke barabar particles kismein hain?',
        'Barabar mole mein particles barabar hote hain. 18 g iron ek mole se kam hai, kyunki uska molar mass 56 g hai.',
        ['1 mole iron', '18 g iron', '2 mole oxygen'],
      ],
      remember: 'Moles = mass ÷ molar mass. Ek mole mein 6.022 × 10²³ particles hote hain, substance koi bhi ho.',
    },
  },
})

const coulomb = shortLessons({
  grade: 12,
  subject: 'physics',
  chapter: 'Electric Charges and Fields',
  right: [{ option: 2 }, { number: 4 }],
  words: {
    en: {
      title: 'Coulomb’s law',
      explain:
        'Like charges repel, unlike charges attract. The force between two point charges grows with each charge, and falls with the square of their distance.\n\nF = k q₁q₂ / r²',
      ask: [
        'The distance between two charges is doubled. What happens to the force?',
        'r becomes 2r, so r² becomes 4r². The force is divided by 4.',
        ['It is halved', 'It stays the same', 'It becomes one fourth', 'It is doubled'],
      ],
      more: 'The formula has the product of both charges. Make one of them three times as large, and the force is three times as large. Change both, and both factors count.',
      askMore: [
        'Both charges are doubled, and the distance stays. How many times as large is the force?',
        'Each charge brings a factor of 2: 2 × 2 = 4.',
      ],
      remember:
        'F = k q₁q₂ / r². Twice the distance means a quarter of the force. Forces of several charges add up as vectors.',
    },
    hi: {
      title: 'कूलॉम का नियम',
      explain:
        'समान आवेश एक-दूसरे को दूर धकेलते हैं, असमान आवेश खींचते हैं। दो बिंदु आवेशों के बीच का बल हर आवेश के साथ बढ़ता है और दूरी के वर्ग के साथ घटता है।\n\nF = k q₁q₂ / r²',
      ask: [
        'दो आवेशों के बीच की दूरी दोगुनी कर दी जाए, तो बल कितना होगा?',
        'r की जगह 2r, यानी r² की जगह 4r². बल 4 से विभाजित होता है।',
        ['आधा', 'उतना ही', 'एक चौथाई', 'दोगुना'],
      ],
      more: 'सूत्र में आवेशों का गुणनफल है। एक आवेश तीन गुना हो, तो बल तीन गुना होता है। दोनों बदलें, तो दोनों गुणक गिने जाते हैं।',
      askMore: ['दोनों आवेश दोगुने हों और दूरी वही रहे, तो बल कितने गुना होगा?', 'हर आवेश से 2 का गुणक आता है: 2 × 2 = 4.'],
      remember: 'F = k q₁q₂ / r². दूरी दोगुनी, तो बल एक चौथाई। कई आवेशों के बल सदिशों की तरह जुड़ते हैं।',
    },
    'hi-Latn': {
      title: 'Coulomb ka niyam',
      explain:
        'Like charges repel karte hain, unlike charges attract. Do point charges ke beech ka force har charge ke saath badhta hai aur distance ke square ke saath ghatta hai.\n\nF = k q₁q₂ / r²',
      ask: [
        'Do charges ke beech ki distance double kar di jaye to force kitna hoga?',
        'r ki jagah 2r, yaani r² ki jagah 4r². Force 4 se divide hota hai.',
        ['Aadha', 'Utna hi', 'Ek chauthai', 'Double'],
      ],
      more: 'Formula mein charges ka product hai. Ek charge teen guna ho to force teen guna hota hai. Dono badlen to dono factor gine jaate hain.',
      askMore: [
        'Dono charges double hon aur distance wahi rahe, to force kitne guna hoga?',
        'Har charge se 2 ka factor aata hai: 2 × 2 = 4.',
      ],
      remember:
        'F = k q₁q₂ / r². Distance double, to force ek chauthai. Kai charges ke force vectors ki tarah judte hain.',
    },
  },
})

const solutions = shortLessons({
  grade: 12,
  subject: 'chemistry',
  chapter: 'Solutions',
  right: [{ number: 0.5 }, { option: 1 }],
  words: {
    en: {
      title: 'How strong is a solution?',
      explain:
        'Molarity says how many moles of a substance are dissolved in one litre of solution.\n\nMolarity = moles ÷ volume in litres. Its unit is mol/L, written M.',
      ask: [
        '2 moles of glucose are dissolved, and the solution has 4 L. What is its molarity in mol/L?',
        'Divide the moles by the litres: 2 ÷ 4 = 0.5 mol/L.',
      ],
      more: 'Dissolved particles lower the freezing point of water and raise its boiling point. What counts is how many particles there are, not which ones. One unit of NaCl gives two ions, one molecule of glucose stays one.',
      askMore: [
        'Equal moles are dissolved in equal amounts of water. Which solution freezes at the lowest temperature?',
        'CaCl₂ gives three ions, NaCl two, and glucose stays one molecule. More particles mean a lower freezing point.',
        ['Glucose', 'CaCl₂', 'NaCl'],
      ],
      remember:
        'Molarity = moles ÷ litres of solution. Freezing and boiling points depend on the number of dissolved particles.',
    },
    hi: {
      title: 'विलयन कितना सांद्र है?',
      explain:
        'मोलरता बताती है कि एक लीटर विलयन में पदार्थ के कितने मोल घुले हैं।\n\nमोलरता = मोल ÷ लीटर में आयतन। इसका मात्रक mol/L है, जिसे M लिखते हैं।',
      ask: ['2 मोल ग्लूकोस घुला है और विलयन 4 L है। मोलरता कितने mol/L है?', 'मोल को लीटर से भाग दीजिए: 2 ÷ 4 = 0.5 mol/L.'],
      more: 'घुले हुए कण जल का हिमांक घटाते हैं और क्वथनांक बढ़ाते हैं। कणों की संख्या मायने रखती है, उनका प्रकार नहीं। NaCl से दो आयन बनते हैं, ग्लूकोस का अणु एक ही रहता है।',
      askMore: [
        'बराबर जल में बराबर मोल घोले गए। किस विलयन का हिमांक सबसे कम है?',
        'CaCl₂ से तीन आयन बनते हैं, NaCl से दो, और ग्लूकोस का एक अणु रहता है। अधिक कण, तो हिमांक और कम।',
        ['ग्लूकोस', 'CaCl₂', 'NaCl'],
      ],
      remember: 'मोलरता = मोल ÷ विलयन के लीटर। हिमांक और क्वथनांक घुले कणों की संख्या पर निर्भर हैं।',
    },
    'hi-Latn': {
      title: 'Solution kitna concentrated hai?',
      explain:
        'Molarity batati hai ki ek litre solution mein kitne mole ghule hain.\n\nMolarity = moles ÷ litre mein volume. Iski unit mol/L hai, jise M likhte hain.',
      ask: [
        '2 mole glucose ghula hai aur solution 4 L hai. Molarity kitne mol/L hai?',
        'Moles ko litre se divide kijiye: 2 ÷ 4 = 0.5 mol/L.',
      ],
      more: 'Ghule hue particles paani ka freezing point ghatate hain aur boiling point badhate hain. Particles ki sankhya maayne rakhti hai, unka prakaar nahin. NaCl se do ions bante hain, glucose ka molecule ek hi rehta hai.',
      askMore: [
        'Barabar paani mein barabar moles ghole gaye. Kis solution ka freezing point sabse kam hai?',
        'CaCl₂ se teen ions bante hain, NaCl se do, aur glucose ek molecule rehta hai. Zyada particles, to freezing point aur kam.',
        ['Glucose', 'CaCl₂', 'NaCl'],
      ],
      remember:
        'Molarity = moles ÷ solution ke litre. Freezing aur boiling point ghule particles ki sankhya par nirbhar hain.',
    },
  },
})

export const physicsAndChemistry: readonly LessonTexts[] = [straightLine, mole, coulomb, solutions].flat()
