// Maths and biology of classes 11 and 12.
import { shortLessons, type LessonTexts } from './short-lesson.ts'

const sets = shortLessons({
  grade: 11,
  subject: 'maths',
  chapter: 'Sets',
  right: [{ number: 8 }, { number: 4 }],
  words: {
    en: {
      title: 'Subsets and unions',
      explain:
        'A subset takes some of the elements of a set, or all, or none. For each element there are two choices: in or out. So a set with n elements has 2ⁿ subsets, and the empty set is one of them.',
      ask: ['How many subsets has a set with 3 elements?', 'Two choices for each of 3 elements: 2 × 2 × 2 = 8.'],
      more: 'The union A ∪ B has every element that is in A or in B. An element that is in both is counted once.\n\nn(A ∪ B) = n(A) + n(B) − n(A ∩ B)',
      askMore: [
        'A = {1, 2, 3} and B = {3, 4}. How many elements has A ∪ B?',
        'A ∪ B = {1, 2, 3, 4}. The 3 is in both: 3 + 2 − 1 = 4.',
      ],
      remember:
        'A set with n elements has 2ⁿ subsets. For the union add both numbers and subtract what was counted twice.',
    },
    'hi-Latn': {
      title: 'Subsets aur union',
      explain:
        'Subset mein set ke kuch elements hote hain, ya sab, ya ek bhi nahin. Har element ke liye do choices hain: andar ya bahar. Isliye n elements wale set ke 2ⁿ subsets hote hain, aur empty set unmein se ek hai.',
      ask: ['3 elements wale set ke kitne subsets hain?', '3 elements, har ek ke liye do choices: 2 × 2 × 2 = 8.'],
      more: 'Union A ∪ B mein har woh element hai jo A mein ya B mein hai. Jo dono mein hai, use ek hi baar ginte hain.\n\nn(A ∪ B) = n(A) + n(B) − n(A ∩ B)',
      askMore: [
        'A = {1, 2, 3} aur B = {3, 4}. A ∪ B mein kitne elements hain?',
        'A ∪ B = {1, 2, 3, 4}. 3 dono mein hai: 3 + 2 − 1 = 4.',
      ],
      remember:
        'n elements wale set ke 2ⁿ subsets hote hain. Union ke liye dono ginti jodiye aur jo do baar gina gaya use ghataiye.',
    },
  },
})

const cell = shortLessons({
  grade: 11,
  subject: 'biology',
  chapter: 'Cell: The Unit of Life',
  right: [{ option: 1 }, { option: 2 }],
  words: {
    en: {
      title: 'Inside a cell',
      explain:
        'Each part of a cell has its work. The nucleus keeps the DNA. Ribosomes build proteins. Mitochondria set energy free from food and store it as ATP. Only plant cells have chloroplasts, which make food with light.',
      ask: [
        'Which part of the cell makes most of its ATP?',
        'ATP is made where food is broken down with oxygen: in the mitochondria.',
        ['Ribosome', 'Mitochondrion', 'Nucleus'],
      ],
      more: 'A prokaryotic cell has no membrane around its DNA, and no mitochondria: bacteria are such cells. A eukaryotic cell has a true nucleus: plants, animals and fungi have these.',
      askMore: [
        'Which of these has no true nucleus?',
        'Bacteria are prokaryotes: their DNA lies free in the cell. Yeast is a fungus, so it has a nucleus.',
        ['Yeast', 'Onion peel cell', 'Bacterium'],
      ],
      remember: 'Prokaryotes have no true nucleus, eukaryotes do. Ribosomes are in both: every cell needs proteins.',
    },
    hi: {
      title: 'कोशिका के भीतर',
      explain:
        'कोशिका के हर भाग का अपना काम है। केंद्रक में DNA रहता है। राइबोसोम प्रोटीन बनाते हैं। माइटोकॉन्ड्रिया भोजन से ऊर्जा मुक्त करके ATP में संचित करते हैं। हरितलवक केवल पादप कोशिकाओं में होते हैं और प्रकाश से भोजन बनाते हैं।',
      ask: [
        'कोशिका का अधिकांश ATP कहाँ बनता है?',
        'ATP वहाँ बनता है जहाँ ऑक्सीजन से भोजन का अपघटन होता है: माइटोकॉन्ड्रिया में।',
        ['राइबोसोम', 'माइटोकॉन्ड्रिया', 'केंद्रक'],
      ],
      more: 'प्रोकैरियोटिक कोशिका में DNA के चारों ओर झिल्ली नहीं होती और माइटोकॉन्ड्रिया भी नहीं होते: जीवाणु ऐसे ही हैं। यूकैरियोटिक कोशिका में वास्तविक केंद्रक होता है: पादप, जंतु और कवक में।',
      askMore: [
        'इनमें से किसमें वास्तविक केंद्रक नहीं होता?',
        'जीवाणु प्रोकैरियोट हैं: उनका DNA कोशिका में खुला रहता है। यीस्ट कवक है, इसलिए उसमें केंद्रक है।',
        ['यीस्ट', 'प्याज़ की झिल्ली की कोशिका', 'जीवाणु'],
      ],
      remember: 'प्रोकैरियोट में वास्तविक केंद्रक नहीं होता, यूकैरियोट में होता है। राइबोसोम दोनों में हैं: प्रोटीन हर कोशिका को चाहिए।',
    },
  },
})

const matrices = shortLessons({
  grade: 12,
  subject: 'maths',
  chapter: 'Matrices',
  right: [{ number: 6 }, { option: 1 }],
  words: {
    en: {
      title: 'The order of a matrix',
      explain:
        'A matrix is a table of numbers. Its order says rows first, then columns: a 2 × 3 matrix has 2 rows and 3 columns. Two matrices can be added only when they have the same order.',
      ask: ['How many elements has a 2 × 3 matrix?', '2 rows with 3 elements each: 2 × 3 = 6.'],
      more: 'For a product each row of the first matrix meets each column of the second. So the first must have as many columns as the second has rows. An m × n matrix times an n × p matrix is m × p.',
      askMore: [
        'A is 2 × 3 and B is 3 × 4. What is the order of AB?',
        'The inner numbers agree, 3 and 3, and vanish. The outer ones stay: 2 × 4. BA does not exist at all.',
        ['3 × 3', '2 × 4', '4 × 2'],
      ],
      remember:
        'Order: rows × columns. (m × n)(n × p) gives m × p. AB and BA are different in general, and often only one exists.',
    },
    'hi-Latn': {
      title: 'Matrix ka order',
      explain:
        'Matrix numbers ki table hai. Order mein pehle rows, phir columns: 2 × 3 matrix mein 2 rows aur 3 columns hain. Do matrices tabhi jud sakti hain jab unka order barabar ho.',
      ask: ['2 × 3 matrix mein kitne elements hain?', '2 rows, har row mein 3 elements: 2 × 3 = 6.'],
      more: 'Product mein pehli matrix ki har row doosri ke har column se milti hai. Isliye pehli mein utne columns chahiye jitni doosri mein rows hain. m × n aur n × p ka product m × p hota hai.',
      askMore: [
        'A 2 × 3 hai aur B 3 × 4. AB ka order kya hai?',
        'Andar ke numbers barabar hain, 3 aur 3. Bahar wale bachte hain: 2 × 4. BA hota hi nahin.',
        ['3 × 3', '2 × 4', '4 × 2'],
      ],
      remember:
        'Order: rows × columns. (m × n)(n × p) se m × p milta hai. AB aur BA aam taur par alag hote hain, aur aksar ek hi hota hai.',
    },
  },
})

const inheritance = shortLessons({
  grade: 12,
  subject: 'biology',
  chapter: 'Principles of Inheritance and Variation',
  right: [{ number: 75 }, { option: 0 }],
  words: {
    en: {
      title: 'Mendel’s tall and dwarf peas',
      explain:
        'Each pea plant has two factors for its height, one from each parent. T for tall is dominant, t for dwarf is recessive: a plant with one T is tall. Cross Tt with Tt, and the young get TT, Tt, tT or tt, each equally often.',
      ask: [
        'Tt is crossed with Tt. How many percent of the young plants are tall on average?',
        'TT, Tt and tT are tall, only tt is dwarf. Three of four are 75 percent.',
      ],
      more: 'What a plant looks like is its phenotype. What factors it has is its genotype. Three of four plants look tall, but they are not alike inside.',
      askMore: [
        'What is the ratio of the genotypes TT : Tt : tt in this cross?',
        'TT comes once, Tt twice (Tt and tT), and tt once. 3 : 1 is the ratio of the phenotypes.',
        ['1 : 2 : 1', '3 : 1 : 0', '1 : 1 : 1'],
      ],
      remember:
        'Cross of two hybrids: phenotypes 3 : 1, genotypes 1 : 2 : 1. The recessive form appears only when both factors are recessive.',
    },
    hi: {
      title: 'मेंडल के लंबे और बौने मटर',
      explain:
        'मटर के हर पौधे में लंबाई के दो कारक होते हैं, हर जनक से एक। T (लंबा) प्रभावी है, t (बौना) अप्रभावी: जिस पौधे में एक भी T हो, वह लंबा होता है। Tt का Tt से संकरण कीजिए: संतति TT, Tt, tT या tt होती है, सब समान रूप से।',
      ask: [
        'Tt का Tt से संकरण हुआ। औसतन कितने प्रतिशत पौधे लंबे होंगे?',
        'TT, Tt और tT लंबे हैं, केवल tt बौना। चार में से तीन, यानी 75 प्रतिशत।',
      ],
      more: 'पौधा कैसा दिखता है, वह लक्षण-प्ररूप है। उसमें कौन-से कारक हैं, वह जीन-प्ररूप है। चार में से तीन पौधे लंबे दिखते हैं, पर भीतर से एक-से नहीं हैं।',
      askMore: [
        'इस संकरण में जीन-प्ररूपों TT : Tt : tt का अनुपात क्या है?',
        'TT एक बार, Tt दो बार (Tt और tT), tt एक बार। 3 : 1 लक्षण-प्ररूपों का अनुपात है।',
        ['1 : 2 : 1', '3 : 1 : 0', '1 : 1 : 1'],
      ],
      remember: 'दो संकरों का संकरण: लक्षण-प्ररूप 3 : 1, जीन-प्ररूप 1 : 2 : 1. अप्रभावी रूप तभी दिखता है जब दोनों कारक अप्रभावी हों।',
    },
  },
})

export const mathsAndBiology: readonly LessonTexts[] = [sets, cell, matrices, inheritance].flat()
