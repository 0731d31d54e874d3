// Chapters of classes 9 and 10: NCERT, which CBSE and Karnataka teach; Maharashtra's and Tamil Nadu's own books; Cambridge's syllabus.

export const secondary: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  9: {
    maths:
      'Number Systems; Polynomials; Coordinate Geometry; Linear Equations in Two Variables; Introduction to Euclid’s Geometry; Lines and Angles; Triangles; Quadrilaterals; Circles; Heron’s Formula; Surface Areas and Volumes; Statistics',
    science:
      'Matter in Our Surroundings; Is Matter Around Us Pure?; Atoms and Molecules; Structure of the Atom; The Fundamental Unit of Life; Tissues; Motion; Force and Laws of Motion; Gravitation; Work and Energy; Sound; Improvement in Food Resources',
    'social-studies':
      'The French Revolution; Socialism in Europe and the Russian Revolution; Nazism and the Rise of Hitler; India: Size and Location; Physical Features of India; Drainage; Climate; Population; What is Democracy? Why Democracy?; Constitutional Design; Electoral Politics; Working of Institutions; Democratic Rights; The Story of Village Palampur; People as Resource; Poverty as a Challenge; Food Security in India',
    english:
      'The Fun They Had; The Road Not Taken; The Sound of Music; Wind; The Little Girl; Rain on the Roof; A Truly Beautiful Mind; The Lake Isle of Innisfree; The Snake and the Mirror; My Childhood; Reach for the Top; Kathmandu; If I Were You',
  },
  10: {
    maths:
      'Real Numbers; Polynomials; Pair of Linear Equations in Two Variables; Quadratic Equations; Arithmetic Progressions; Triangles; Coordinate Geometry; Introduction to Trigonometry; Some Applications of Trigonometry; Circles; Areas Related to Circles; Surface Areas and Volumes; Statistics; Probability',
    science:
      'Chemical Reactions and Equations; Acids, Bases and Salts; Metals and Non-metals; Carbon and its Compounds; Life Processes; Control and Coordination; How do Organisms Reproduce?; Heredity; Light: Reflection and Refraction; The Human Eye and the Colourful World; Electricity; Magnetic Effects of Electric Current; Our Environment',
    'social-studies':
      'The Rise of Nationalism in Europe; Nationalism in India; The Making of a Global World; Print Culture and the Modern World; Resources and Development; Forest and Wildlife Resources; Water Resources; Agriculture; Minerals and Energy Resources; Manufacturing Industries; Power-sharing; Federalism; Gender, Religion and Caste; Political Parties; Outcomes of Democracy; Development; Sectors of the Indian Economy; Money and Credit; Globalisation and the Indian Economy; Consumer Rights',
    english:
      'A Letter to God; Dust of Snow; Nelson Mandela: Long Walk to Freedom; Two Stories about Flying; From the Diary of Anne Frank; Glimpses of India; Mijbil the Otter; Madam Rides the Bus; The Sermon at Benares; The Proposal',
  },
}

export const maharashtra: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  9: {
    maths:
      'Sets; Real Numbers; Polynomials; Ratio and Proportion; Linear Equations in Two Variables; Financial Planning; Statistics; Basic Concepts in Geometry; Parallel Lines; Triangles; Constructions of Triangles; Quadrilaterals; Circle; Co-ordinate Geometry; Trigonometry; Surface Area and Volume',
    science:
      'Laws of Motion; Work and Energy; Current Electricity; Measurement of Matter; Acids, Bases and Salts; Classification of Plants; Energy Flow in an Ecosystem; Useful and Harmful Microbes; Environmental Management; Reflection of Light; Study of Sound; Carbon: An Important Element; Substances in Common Use; Life Processes in Living Organisms; Heredity and Variation; Introduction to Biotechnology; Observing Space: Telescopes',
    'social-studies':
      'Sources of History; India: Events after 1960; India’s Internal Challenges; Economic Development; Education; Distributional Maps; Endogenetic Movements; Exogenetic Movements; Precipitation; Properties of Sea Water; International Date Line; Post World War Political Developments; India’s Foreign Policy; India and Other Countries',
  },
  10: {
    maths:
      'Linear Equations in Two Variables; Quadratic Equations; Arithmetic Progression; Financial Planning; Probability; Statistics; Similarity; Pythagoras Theorem; Circle; Geometric Constructions; Co-ordinate Geometry; Trigonometry; Mensuration',
    science:
      'Gravitation; Periodic Classification of Elements; Chemical Reactions and Equations; Effects of Electric Current; Heat; Refraction of Light; Lenses; Metallurgy; Carbon Compounds; Space Missions; Heredity and Evolution; Life Processes in Living Organisms; Environmental Management; Towards Green Energy; Animal Classification; Introduction to Microbiology; Cell Biology and Biotechnology; Disaster Management',
    'social-studies':
      'Historiography: Development in the West; Historiography: Indian Tradition; Applied History; History of Indian Arts; Mass Media and History; Field Visit; Location and Extent; Physiography and Drainage; Climate; Natural Vegetation and Wildlife; Population; Human Settlements; Economy and Occupations; Tourism, Transport and Communication; Working of the Constitution; The Electoral Process; Political Parties; Social and Political Movements',
  },
}

export const tamilNadu: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  9: {
    maths:
      'Set Language; Real Numbers; Algebra; Geometry; Coordinate Geometry; Trigonometry; Mensuration; Statistics; Probability',
    science:
      'Measurement; Motion; Fluids; Electric Charge and Electric Current; Magnetism and Electromagnetism; Light; Heat; Sound; Universe; Matter Around Us; Atomic Structure; Periodic Classification of Elements; Chemical Bonding; Acids, Bases and Salts; Animal Kingdom; Organization of Tissues; Plant Physiology; Organ Systems in Animals; World of Microbes; Economic Biology',
    'social-studies':
      'Evolution of Humans and Society; Ancient Civilisations; Early Tamil Society and Culture; Intellectual Awakening and Socio-Political Changes; The Classical World; The Middle Ages; Lithosphere; Atmosphere; Hydrosphere; Biosphere; Forms of Government and Democracy; Election, Political Parties and Pressure Groups; Understanding Development; Money and Credit',
  },
  10: {
    maths:
      'Relations and Functions; Numbers and Sequences; Algebra; Geometry; Coordinate Geometry; Trigonometry; Mensuration; Statistics and Probability',
    science:
      'Laws of Motion; Optics; Thermal Physics; Electricity; Acoustics; Nuclear Physics; Atoms and Molecules; Periodic Classification of Elements; Solutions; Types of Chemical Reactions; Carbon and its Compounds; Plant Anatomy and Plant Physiology; Structural Organisation of Animals; Transportation in Plants and Circulation in Animals; Nervous System; Plant and Animal Hormones; Reproduction in Plants and Animals; Heredity; Origin and Evolution of Life; Breeding and Biotechnology; Health and Diseases; Environmental Management',
    'social-studies':
      'Outbreak of World War I and Its Aftermath; The World between Two World Wars; World War II; The World after World War II; Social and Religious Reform Movements in the 19th Century; Early Revolts against British Rule in Tamil Nadu; Nationalism: Gandhian Phase; Freedom Struggle in Tamil Nadu; India: Location, Relief and Drainage; Climate and Natural Vegetation of India; Physical Geography of Tamil Nadu; Indian Constitution; Central Government; State Government; Gross Domestic Product and its Growth',
  },
}

/** Cambridge IGCSE, over two years. */
export const cambridge: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  9: {
    maths: 'Number; Algebra and Graphs; Coordinate Geometry; Geometry; Mensuration; Trigonometry; Statistics',
    physics:
      'Physical Quantities; Motion; Mass, Weight and Density; Forces; Energy, Work and Power; Pressure; Kinetic Particle Model of Matter; Thermal Properties',
    chemistry:
      'States of Matter; Atoms, Elements and Compounds; Stoichiometry; Electrochemistry; Chemical Energetics; Chemical Reactions',
    biology:
      'Characteristics and Classification of Living Organisms; Organisation of the Organism; Movement into and out of Cells; Biological Molecules; Enzymes; Plant Nutrition; Human Nutrition; Transport in Plants',
  },
  10: {
    maths:
      'Functions; Transformations and Vectors; Circle Theorems; Trigonometry in Three Dimensions; Probability; Statistics: Cumulative Frequency; Differentiation',
    physics:
      'General Properties of Waves; Light; Electromagnetic Spectrum; Sound; Electricity and Magnetism; Electric Circuits; Nuclear Physics; Space Physics',
    chemistry:
      'Acids, Bases and Salts; The Periodic Table; Metals; Chemistry of the Environment; Organic Chemistry; Experimental Techniques and Chemical Analysis',
    biology:
      'Transport in Animals; Diseases and Immunity; Gas Exchange in Humans; Respiration; Excretion in Humans; Coordination and Response; Reproduction; Inheritance; Variation and Selection; Organisms and their Environment',
  },
}
