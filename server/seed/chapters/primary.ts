// Chapters of LKG to class 5: NCERT's books from class 1 on (Joyful Mathematics, Maths Mela, Mridang, Santoor, Our Wondrous World).

export const primary: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  [-2]: {
    maths:
      'Big and Small; Same and Different; Circle, Square, Triangle; Counting to Five; More and Less; Counting to Ten',
    english: 'Letters A to E; Letters F to J; Letters K to O; Letters P to T; Letters U to Z; Rhymes and Stories',
    evs: 'Myself; My Family; My Body; Colours Around Me; Fruits and Vegetables; Pets and Farm Animals',
  },
  [-1]: {
    maths:
      'Numbers to Twenty; Before, After, Between; Patterns; Adding with Objects; Taking Away; Days of the Week; Coins',
    english:
      'Vowel Sounds; Three-Letter Words; Sight Words; Naming Words; Small Sentences; Reading a Picture; Story Time',
    evs: 'My School; People Who Help Us; Plants and Seeds; Wild Animals; Day and Night; Water; Festivals We Share',
  },
  1: {
    maths:
      'Finding the Furry Cat; What is Long? What is Round?; Mango Treat; Making 10; How Many?; Vegetable Farm; Lina’s Family; Fun with Numbers; Utsav; How Do I Spend My Day?; How Many Times?; How Much Can We Spend?; So Many Toys',
    english:
      'Two Little Hands; Greetings; Picture Time; The Cap-seller and the Monkeys; A Farm; Fun with Pictures; The Food We Eat; The Four Seasons; Anandi’s Rainbow',
    evs: 'My Family and I; My Body and Senses; Plants Around Us; Animals Around Us; Food and Water; Houses; Festivals; Weather and Seasons',
  },
  2: {
    maths:
      'A Day at the Beach; Shapes Around Us; Fun with Numbers; Shadow Story; Playing with Lines; Decoration for Festival; Rani’s Gift; Grouping and Sharing; Which Season is It?; Fun at the Fair; Data Handling',
    english:
      'My Bicycle; Picture Reading; It is Fun; Seeing without Seeing; Come Back Soon; Between Home and School; This is My Town; A Show of Clouds; My Name; The Crow; The Smart Monkey; Little Drops of Water; We Are All Indians',
    evs: 'Our Neighbourhood; Helping at Home; Parts of a Plant; Where Animals Live; Healthy Food; Clothes for Seasons; Ways to Travel; Sun, Moon and Stars',
  },
  3: {
    maths:
      'What’s in a Name?; Toy Joy; Double Century; Vacation with My Nani Maa; Fun with Shapes; House of Hundreds I; Raksha Bandhan; Fair Share; House of Hundreds II; Fun at Class Party; Filling and Lifting; Give and Take; Time Goes On; The Surajkund Fair',
    english:
      'Colours; Badal and Moti; Best Friends; Out in the Garden; Talking Toys; Paper Boats; The Big Laddoo; Thank God; Madhu’s Wish; Night; Chanda Mama Counts the Stars; Chandrayaan',
    evs: 'Family and Friends; Going to the Mela; Celebrating Festivals; Getting to Know Plants; Plants and Animals Live Together; Living in Harmony; Water, a Precious Gift; Food We Eat; Staying Healthy and Happy; This World of Things; Making Things; Taking Charge of Waste',
  },
  4: {
    maths:
      'Shapes Around Us; Hide and Seek; Patterns Around Us; Thousands Around Us; Sharing and Measuring; Measuring Length; The Cleanest Village; Weigh It, Pour It; Equal Groups; Elephants, Tigers and Leopards; Fun with Symmetry; Ticking Clocks and Turning Calendar; The Transport Museum; Data Handling',
    english:
      'Together We Can; The Tinkling Bells; Be Smart, Be Safe; One Thing at a Time; The Old Stag; Braille; Fit Body, Fit Mind, Fit Nation; The Lagori Champions; Hekko; The Swing; A Journey to the Magical Mountains; Maheshwar',
    evs: 'Living Together; Exploring Our Neighbourhood; Nature Trail; Growing up with Nature; Food for Health; Happy and Healthy Living; How Things Work; How Things are Made; Different Lands, Different Lives; Our Sky',
  },
  5: {
    maths:
      'We the Travellers I; Fractions; Angles as Turns; We the Travellers II; Far and Near; The Dairy Farm; Shapes and Patterns; Weight and Capacity; Coconut Farm; Symmetrical Designs; Grandmother’s Quilt; Racing Seconds; Animal Jumps; Maps and Locations; Data Through Pictures',
    english:
      'Papa’s Spectacles; Gone with the Scooter; The Rainbow; The Wise Parrot; The Frog; What a Tank!; Gilli Danda; The Decision of the Panchayat; Vocation; Glass Bangles',
    evs: 'Water, the Essence of Life; Journey of a River; The Mystery of Food; Our School, a Happy Place; Our Vibrant Country; Some Unique Places; Energy, How Things Work; Clothes, How Things are Made; Rhythms of Nature; Earth, Our Shared Home',
  },
}
