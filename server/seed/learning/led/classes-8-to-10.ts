// Maths and science of classes 8, 9 and 10.
import { shortLessons, type LessonTexts } from './short-lesson.ts'

const pythagoras = shortLessons({
  grade: 8,
  subject: 'maths',
  chapter: 'The Baudhayana-Pythagoras Theorem',
  right: [{ number: 10 }, { option: 1 }],
  words: {
    en: {
      title: 'The longest side of a right triangle',
      explain:
        'A triangle with a right angle has one longest side, opposite that angle: the hypotenuse. Baudhayana knew it long ago: the square on the hypotenuse is as large as the squares on the other two sides together.\n\na² + b² = c²',
      ask: [
        'The two short sides of a right triangle are 6 cm and 8 cm. How many centimetres is the longest side?',
        '6² is 36 and 8² is 64. Together they are 100, and 10² is 100.',
      ],
      more: 'It works the other way round too. If the squares of two sides add up to the square of the third, the triangle has a right angle. Builders use 3, 4 and 5: 9 + 16 = 25.',
      askMore: [
        'Which triangle has a right angle?',
        '5² + 12² = 25 + 144 = 169, and 13² is 169. The other two do not fit: 16 + 25 is not 36.',
        ['4, 5, 6', '5, 12, 13', '7, 8, 9'],
      ],
      remember:
        'In a right triangle a² + b² = c², where c is the side opposite the right angle. No other triangle does this.',
    },
    hi: {
      title: 'समकोण त्रिभुज की सबसे लंबी भुजा',
      explain:
        'जिस त्रिभुज में समकोण होता है, उसकी सबसे लंबी भुजा समकोण के सामने होती है। उसे कर्ण कहते हैं। बौधायन ने बहुत पहले बताया था: कर्ण का वर्ग बाकी दो भुजाओं के वर्गों के योग के बराबर होता है।\n\na² + b² = c²',
      ask: [
        'एक समकोण त्रिभुज की दो छोटी भुजाएँ 6 सेमी और 8 सेमी हैं। सबसे लंबी भुजा कितने सेमी की है?',
        '6² = 36 और 8² = 64. दोनों मिलाकर 100, और 10² = 100.',
      ],
      more: 'उलटा भी सही है। यदि दो भुजाओं के वर्गों का योग तीसरी के वर्ग के बराबर हो, तो त्रिभुज में समकोण है। जैसे 3, 4 और 5: 9 + 16 = 25.',
      askMore: [
        'किस त्रिभुज में समकोण है?',
        '5² + 12² = 25 + 144 = 169, और 13² = 169. बाकी दो में ऐसा नहीं होता: 16 + 25 का योग 36 नहीं है।',
        ['4, 5, 6', '5, 12, 13', '7, 8, 9'],
      ],
      remember: 'समकोण त्रिभुज में a² + b² = c², जहाँ c समकोण के सामने की भुजा है। किसी और त्रिभुज में ऐसा नहीं होता।',
    },
  },
})

const current = shortLessons({
  grade: 8,
  subject: 'science',
  chapter: 'Electricity: Magnetic and Heating Effects',
  right: [{ option: 0 }, { option: 2 }],
  words: {
    en: {
      title: 'What a current can do',
      explain:
        'Hold a compass next to a wire and switch the current on: the needle turns. Switch it off: the needle turns back. A wire with a current has a magnetic field around it.',
      ask: [
        'Why does the compass needle turn when the current flows?',
        'A compass needle is a small magnet. Only another magnetic field can turn it.',
        ['The current makes a magnetic field', 'The wire becomes warm', 'The needle is made of copper'],
      ],
      more: 'Wind the wire into a coil around an iron nail and it becomes an electromagnet, which picks up pins. A current also warms a wire. A wire of nichrome becomes so hot that it glows: irons and heaters use this.',
      askMore: [
        'How do you make an electromagnet stronger?',
        'Each turn of the wire adds to the magnetic field. More turns, or a larger current, make it stronger.',
        ['Use a plastic nail', 'Switch the current off', 'Wind more turns of wire'],
      ],
      remember:
        'A current has two effects. It makes a magnetic field, as in an electromagnet, and it makes heat, as in an iron. Both end when the current ends.',
    },
    hi: {
      title: 'विद्युत धारा क्या कर सकती है',
      explain:
        'किसी तार के पास चुंबकीय सुई रखिए और धारा चालू कीजिए: सुई घूम जाती है। धारा बंद कीजिए: सुई लौट आती है। जिस तार में धारा बहती है, उसके चारों ओर चुंबकीय क्षेत्र होता है।',
      ask: [
        'धारा बहने पर चुंबकीय सुई क्यों घूमती है?',
        'चुंबकीय सुई एक छोटा चुंबक है। उसे केवल कोई दूसरा चुंबकीय क्षेत्र घुमा सकता है।',
        ['धारा चुंबकीय क्षेत्र बनाती है', 'तार गरम हो जाता है', 'सुई ताँबे की बनी है'],
      ],
      more: 'लोहे की कील पर तार की कुंडली लपेटिए: वह विद्युत चुंबक बन जाती है और पिनें उठा लेती है। धारा तार को गरम भी करती है। नाइक्रोम का तार इतना गरम होता है कि चमकने लगता है: इस्तरी और हीटर में यही होता है।',
      askMore: [
        'विद्युत चुंबक को और प्रबल कैसे बनाएँगे?',
        'तार का हर फेरा चुंबकीय क्षेत्र को बढ़ाता है। अधिक फेरे या अधिक धारा उसे प्रबल बनाती है।',
        ['प्लास्टिक की कील लेकर', 'धारा बंद करके', 'तार के अधिक फेरे लपेटकर'],
      ],
      remember:
        'धारा के दो प्रभाव हैं। वह चुंबकीय क्षेत्र बनाती है, जैसे विद्युत चुंबक में, और ऊष्मा बनाती है, जैसे इस्तरी में। धारा रुकते ही दोनों रुक जाते हैं।',
    },
  },
})

const numbersHindi = shortLessons({
  grade: 9,
  subject: 'maths',
  chapter: 'Number Systems',
  right: [{ option: 1 }, { option: 2 }],
  words: {
    hi: {
      title: 'संख्याएँ जो भिन्न नहीं हैं',
      explain:
        'परिमेय संख्या दो पूर्णांकों की भिन्न के रूप में लिखी जा सकती है। कुछ संख्याएँ ऐसे नहीं लिखी जा सकतीं। उन्हें अपरिमेय कहते हैं। आज आप दोनों को पहचानना सीखेंगे।',
      ask: [
        'इनमें से कौन-सी संख्या अपरिमेय है?',
        '√9 = 3 और 0.333… = एक तिहाई: दोनों भिन्न हैं। 2 का वर्गमूल भिन्न नहीं है।',
        ['√9', '√2', '0.333…', '−4'],
      ],
      more: 'दशमलव रूप देखिए। भिन्न का दशमलव या तो रुक जाता है, जैसे 0.25, या दोहराता है, जैसे 0.333… अपरिमेय संख्या का दशमलव न रुकता है, न दोहराता है: √2 = 1.41421356…',
      askMore: [
        'इनमें से कौन-सी संख्या परिमेय है?',
        '√16 = 4, और 4 को 4/1 लिख सकते हैं। π और √3 के दशमलव न रुकते हैं, न दोहराते हैं।',
        ['π', '√3', '√16'],
      ],
      remember: 'जो दशमलव रुकता या दोहराता है, वह परिमेय है। जो न रुके न दोहराए, वह अपरिमेय है।',
    },
  },
})

const progressions = shortLessons({
  grade: 10,
  subject: 'maths',
  chapter: 'Arithmetic Progressions',
  right: [{ number: 32 }, { number: 55 }],
  words: {
    en: {
      title: 'The tenth term without counting',
      explain:
        'In an arithmetic progression the same number is added each time: 5, 8, 11, 14. The first term a is 5, and the common difference d is 3. To reach the nth term you add d only n − 1 times.\n\nnth term = a + (n − 1)d',
      ask: ['What is the 10th term of 5, 8, 11, …?', 'Add 3 nine times: 5 + 9 × 3 = 5 + 27 = 32.'],
      more: 'To add many terms, pair the first with the last, the second with the last but one. Each pair has the same sum.\n\nSum of n terms = n/2 × (first + last)',
      askMore: [
        'What is 1 + 2 + 3 + … + 10?',
        'There are 5 pairs, and each gives 11: 1 + 10, 2 + 9 and so on. 5 × 11 = 55.',
      ],
      remember: 'nth term = a + (n − 1)d. Sum of n terms = n/2 × (first + last).',
    },
    hi: {
      title: 'बिना गिने दसवाँ पद',
      explain:
        'समांतर श्रेढ़ी में हर बार वही संख्या जोड़ी जाती है: 5, 8, 11, 14. पहला पद a = 5 और सार्व अंतर d = 3 है। nवें पद तक पहुँचने के लिए d को केवल n − 1 बार जोड़ते हैं।\n\nnवाँ पद = a + (n − 1)d',
      ask: ['5, 8, 11, … का 10वाँ पद क्या है?', '3 को नौ बार जोड़िए: 5 + 9 × 3 = 5 + 27 = 32.'],
      more: 'बहुत-से पद जोड़ने के लिए पहले को अंतिम से, दूसरे को उपांतिम से जोड़िए। हर जोड़े का योग बराबर होता है।\n\nn पदों का योग = n/2 × (पहला + अंतिम)',
      askMore: ['1 + 2 + 3 + … + 10 कितना है?', '5 जोड़े हैं और हर जोड़े का योग 11 है: 1 + 10, 2 + 9 आदि। 5 × 11 = 55.'],
      remember: 'nवाँ पद = a + (n − 1)d. n पदों का योग = n/2 × (पहला + अंतिम).',
    },
  },
})

const ohm = shortLessons({
  grade: 10,
  subject: 'science',
  chapter: 'Electricity',
  right: [{ number: 2 }, { number: 8 }],
  words: {
    en: {
      title: 'Ohm’s law',
      explain:
        'A battery pushes a current through a wire, and the wire resists. Double the voltage and the current doubles, as long as the wire stays at the same temperature.\n\nV = I × R. Volts are amperes times ohms.',
      ask: [
        'A battery of 6 V is connected to a resistor of 3 Ω. How many amperes flow?',
        'I = V ÷ R. 6 divided by 3 is 2 amperes.',
      ],
      more: 'In series the current has only one way, through each resistor after the other, so the resistances add up. In parallel it has several ways, so the total is less than the smallest one.',
      askMore: [
        'Two resistors of 4 Ω are connected in series. How many ohms are they together?',
        'In series resistances add up: 4 + 4 = 8 ohms. In parallel it would be 2.',
      ],
      remember: 'V = I × R. In series resistances add up; in parallel the total is less than the smallest.',
    },
    hi: {
      title: 'ओम का नियम',
      explain:
        'बैटरी तार में धारा बहाती है और तार उसका प्रतिरोध करता है। तार का ताप वही रहे और विभवांतर दोगुना हो, तो धारा भी दोगुनी होती है।\n\nV = I × R. वोल्ट = ऐम्पियर × ओम।',
      ask: ['6 V की बैटरी 3 Ω के प्रतिरोधक से जुड़ी है। कितने ऐम्पियर धारा बहती है?', 'I = V ÷ R. 6 भाग 3, यानी 2 ऐम्पियर।'],
      more: 'श्रेणीक्रम में धारा का एक ही रास्ता है, एक के बाद एक प्रतिरोधक से, इसलिए प्रतिरोध जुड़ते हैं। पार्श्वक्रम में कई रास्ते हैं, इसलिए कुल प्रतिरोध सबसे छोटे से भी कम होता है।',
      askMore: [
        '4 Ω के दो प्रतिरोधक श्रेणीक्रम में जुड़े हैं। कुल प्रतिरोध कितने ओम है?',
        'श्रेणीक्रम में प्रतिरोध जुड़ते हैं: 4 + 4 = 8 ओम। पार्श्वक्रम में 2 होता।',
      ],
      remember: 'V = I × R. श्रेणीक्रम में प्रतिरोध जुड़ते हैं; पार्श्वक्रम में कुल प्रतिरोध सबसे छोटे से कम होता है।',
    },
  },
})

export const classes8To10: readonly LessonTexts[] = [pythagoras, current, numbersHindi, progressions, ohm].flat()
