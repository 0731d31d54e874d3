// Chapters of classes 6 to 8 in NCERT's books: Ganita Prakash, Curiosity, Exploring Society, Poorvi.

export const middle: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  6: {
    maths:
      'Patterns in Mathematics; Lines and Angles; Number Play; Data Handling and Presentation; Prime Time; Perimeter and Area; Fractions; Playing with Constructions; Symmetry; The Other Side of Zero',
    science:
      'The Wonderful World of Science; Diversity in the Living World; Mindful Eating: A Path to a Healthy Body; Exploring Magnets; Measurement of Length and Motion; Materials Around Us; Temperature and its Measurement; A Journey through States of Water; Methods of Separation in Everyday Life; Living Creatures: Exploring their Characteristics; Nature’s Treasures; Beyond Earth',
    'social-studies':
      'Locating Places on the Earth; Oceans and Continents; Landforms and Life; Timeline and Sources of History; India, That Is Bharat; The Beginnings of Indian Civilisation; India’s Cultural Roots; Unity in Diversity; Family and Community; Governance; Local Government in Rural Areas; Local Government in Urban Areas; The Value of Work; Economic Activities Around Us',
    english:
      'A Bottle of Dew; The Raven and the Fox; Rama to the Rescue; The Unlikely Best Friends; A Friend’s Prayer; The Chair; Neem Baba; What a Bird Thought; Spices that Heal Us; Change of Heart; The Winner; Yoga, a Way of Life; Hamara Bharat; The Kites; Ila Sachani; National War Memorial',
  },
  7: {
    maths:
      'Large Numbers Around Us; Arithmetic Expressions; A Peek Beyond the Point; Expressions using Letter-Numbers; Parallel and Intersecting Lines; Number Play; A Tale of Three Intersecting Lines; Working with Fractions; Geometric Twins; Operations with Integers; Finding Common Ground; Another Peek Beyond the Point; Connecting the Dots; Constructions and Tilings; Finding the Unknown',
    science:
      'The Ever-Evolving World of Science; Exploring Substances: Acidic, Basic and Neutral; Electricity: Circuits and their Components; The World of Metals and Non-metals; Changes Around Us: Physical and Chemical; Adolescence: A Stage of Growth and Change; Heat Transfer in Nature; Measurement of Time and Motion; Life Processes in Animals; Life Processes in Plants; Light: Shadows and Reflections; Earth, Moon and the Sun',
    'social-studies':
      'Geographical Diversity of India; Understanding the Weather; Climates of India; New Beginnings: Cities and States; The Rise of Empires; The Age of Reorganisation; The Gupta Era; How the Land Becomes Sacred; From the Rulers to the Ruled; The Constitution of India; From Barter to Money; Understanding Markets',
    english:
      'The Day the River Spoke; Try Again; Three Days to See; Animals, Birds and Dr. Dolittle; A Funny Man; Say the Right Thing; My Brother’s Great Invention; Paper Boats; North, South, East, West; The Tunnel; Travel; Conquering the Summit; A Homage to Our Brave Soldiers; My Dear Soldiers; Rani Abbakka',
  },
  8: {
    maths:
      'A Square and a Cube; Power Play; A Story of Numbers; Quadrilaterals; Number Play; We Distribute, Yet Things Multiply; Proportional Reasoning 1; Fractions in Disguise; The Baudhayana-Pythagoras Theorem; Proportional Reasoning 2; Exploring Some Geometric Themes; Tales by Dots and Lines; Algebra Play; Area',
    science:
      'Exploring the Investigative World of Science; The Invisible Living World; Health: The Ultimate Treasure; Electricity: Magnetic and Heating Effects; Exploring Forces; Pressure, Winds, Storms and Cyclones; Particulate Nature of Matter; Nature of Matter: Elements, Compounds and Mixtures; The Amazing World of Solutes, Solvents and Solutions; Light: Mirrors and Lenses; Keeping Time with the Skies; How Nature Works in Harmony; Our Home: Earth, a Unique Life Sustaining Planet',
    'social-studies':
      'Natural Resources and Their Use; Reshaping India’s Political Map; The Rise of the Marathas; The Colonial Era in India; Universal Franchise and India’s Electoral System; The Parliamentary System: Legislature and Executive; Factors of Production',
    english:
      'The Wit that Won Hearts; A Concrete Example; Wisdom Paves the Way; A Tale of Valour; Somebody’s Mother; Verghese Kurien: I Too Had a Dream; The Case of the Fifth Word; The Magic Brush of Dreams; Spectacular Wonders; The Cherry Tree; Harvest Hymn; Waiting for the Rain; Feathered Friend; Magnifying Glass',
  },
}
