// Biology of classes 11 and 12, written for the demo.
import { choice } from './write.ts'

export const biology = [
  choice(
    ['Biological Classification', 'EASY'],
    [
      'Which kingdom has organisms without a true nucleus?',
      ['Monera', 'Protista', 'Fungi', 'Plantae'],
      'Bacteria, in Monera, are prokaryotes: their DNA is not in a nucleus.',
    ],
    'a',
    {
      hi: [
        'किस जगत के जीवों में वास्तविक केंद्रक नहीं होता?',
        ['मोनेरा', 'प्रोटिस्टा', 'फंजाई', 'प्लांटी'],
        'मोनेरा के जीवाणु प्रोकैरियोट हैं: उनका डीएनए केंद्रक में नहीं होता।',
      ],
      ta: [
        'எந்த உலகத்தின் உயிரினங்களுக்கு உண்மையான உட்கரு இல்லை?',
        ['மொனீரா', 'புரோட்டிஸ்டா', 'பூஞ்சைகள்', 'தாவரங்கள்'],
        'மொனீராவில் உள்ள பாக்டீரியாக்கள் முன்கருவுயிரிகள்; அவற்றின் டி.என்.ஏ உட்கருவில் இல்லை.',
      ],
    },
  ),
  choice(
    ['Plant Kingdom', 'MEDIUM'],
    [
      'In which group is the gametophyte the main plant body?',
      ['Mosses', 'Ferns', 'Gymnosperms', 'Angiosperms'],
      'In bryophytes such as mosses, the green plant is the haploid gametophyte.',
    ],
    'a',
  ),
  choice(
    ['Animal Kingdom', 'EASY'],
    [
      'Which animals have a heart with four chambers? Choose all that have.',
      ['Frog', 'Pigeon', 'Shark', 'Whale'],
      'Birds and mammals have four chambers. A frog has three, a shark two.',
    ],
    'bd',
  ),
  choice(
    ['Cell: The Unit of Life', 'EASY'],
    [
      'Which organelle has its own DNA and makes ATP in animal cells?',
      ['Ribosome', 'Mitochondrion', 'Golgi apparatus', 'Lysosome'],
      'Mitochondria carry circular DNA and are the place of aerobic respiration.',
    ],
    'b',
  ),
  choice(
    ['Biomolecules', 'MEDIUM'],
    [
      'An enzyme raises the rate of a reaction because it',
      [
        'raises the temperature',
        'lowers the activation energy',
        'shifts the equilibrium',
        'adds energy to the product',
      ],
      'An enzyme offers a path of lower activation energy. The equilibrium stays the same.',
    ],
    'b',
  ),
  choice(
    ['Cell Cycle and Cell Division', 'MEDIUM'],
    [
      'Crossing over takes place in which stage of meiosis I?',
      ['Leptotene', 'Zygotene', 'Pachytene', 'Diakinesis'],
      'Homologous chromosomes exchange parts in pachytene, at recombination nodules.',
    ],
    'c',
  ),
  choice(
    ['Photosynthesis in Higher Plants', 'MEDIUM'],
    [
      'The oxygen that is given off in photosynthesis comes from',
      ['carbon dioxide', 'water', 'glucose', 'air'],
      'Water is split in photosystem II: $\\mathrm{2H_2O \\to 4H^+ + O_2 + 4e^-}$.',
    ],
    'b',
    {
      hi: [
        'प्रकाश-संश्लेषण में निकलने वाली ऑक्सीजन कहाँ से आती है?',
        ['कार्बन डाइऑक्साइड', 'जल', 'ग्लूकोज़', 'वायु'],
        'प्रकाश-तंत्र II में जल का विघटन होता है: $\\mathrm{2H_2O \\to 4H^+ + O_2 + 4e^-}$।',
      ],
    },
  ),
  choice(
    ['Breathing and Exchange of Gases', 'EASY'],
    [
      'Most of the carbon dioxide in blood is carried as',
      ['dissolved gas', 'carbaminohaemoglobin', 'bicarbonate', 'carboxyhaemoglobin'],
      'About 70 % is carried as bicarbonate, 20 to 25 % bound to haemoglobin and 7 % dissolved.',
    ],
    'c',
  ),
  choice(
    ['Body Fluids and Circulation', 'EASY'],
    [
      'A person with blood group AB can receive red cells of which groups? Choose all.',
      ['A', 'B', 'AB', 'O'],
      'The plasma of group AB has neither antibody, so cells of all four groups can be received.',
    ],
    'abcd',
  ),
  choice(
    ['Neural Control and Coordination', 'EASY'],
    [
      'At rest, the inside of the membrane of a neuron is',
      ['positive', 'negative', 'neutral', 'first positive, then negative'],
      'The sodium-potassium pump and the leakage of potassium keep the inside at about $-70\\,\\mathrm{mV}$.',
    ],
    'b',
  ),
  choice(
    ['Principles of Inheritance and Variation', 'MEDIUM'],
    [
      'In a cross of two heterozygous tall pea plants, what part of the tall offspring is homozygous?',
      ['$\\tfrac14$', '$\\tfrac13$', '$\\tfrac12$', '$\\tfrac34$'],
      'The offspring are 1 TT : 2 Tt : 1 tt. Of the three tall ones, one is TT.',
    ],
    'b',
  ),
  choice(
    ['Molecular Basis of Inheritance', 'MEDIUM'],
    [
      'One strand of DNA reads 5′-ATGC-3′. The other strand, from its 5′ end, reads',
      ['TACG', 'GCAT', 'CGTA', 'ATGC'],
      'The complement of ATGC is TACG from its 3′ end, which reads GCAT from its 5′ end.',
    ],
    'b',
  ),
  choice(
    ['Human Health and Disease', 'EASY'],
    [
      'Which of these diseases are caused by protozoa? Choose all that are.',
      ['Malaria', 'Typhoid', 'Amoebiasis', 'Ringworm'],
      'Plasmodium and Entamoeba are protozoa. Typhoid is bacterial, ringworm a fungus.',
    ],
    'ac',
  ),
  choice(
    ['Ecosystem', 'EASY'],
    [
      'In a grassland, grass holds 10,000 kJ of energy. About how much reaches the secondary consumers?',
      ['1,000 kJ', '100 kJ', '10 kJ', '10,000 kJ'],
      'About one tenth passes on at each step: 1,000 kJ to primary and 100 kJ to secondary consumers.',
    ],
    'b',
  ),
]
