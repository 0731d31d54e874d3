// Chapters of classes 11 and 12 in NCERT's books, which JEE, NEET and the state entrance tests follow, and of ISC's English.

export const senior: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  11: {
    physics:
      'Units and Measurements; Motion in a Straight Line; Motion in a Plane; Laws of Motion; Work, Energy and Power; System of Particles and Rotational Motion; Gravitation; Mechanical Properties of Solids; Mechanical Properties of Fluids; Thermal Properties of Matter; Thermodynamics; Kinetic Theory; Oscillations; Waves',
    chemistry:
      'Some Basic Concepts of Chemistry; Structure of Atom; Classification of Elements and Periodicity in Properties; Chemical Bonding and Molecular Structure; Thermodynamics; Equilibrium; Redox Reactions; Organic Chemistry: Some Basic Principles and Techniques; Hydrocarbons',
    maths:
      'Sets; Relations and Functions; Trigonometric Functions; Complex Numbers and Quadratic Equations; Linear Inequalities; Permutations and Combinations; Binomial Theorem; Sequences and Series; Straight Lines; Conic Sections; Introduction to Three Dimensional Geometry; Limits and Derivatives; Statistics; Probability',
    biology:
      'The Living World; Biological Classification; Plant Kingdom; Animal Kingdom; Morphology of Flowering Plants; Anatomy of Flowering Plants; Structural Organisation in Animals; Cell: The Unit of Life; Biomolecules; Cell Cycle and Cell Division; Photosynthesis in Higher Plants; Respiration in Plants; Plant Growth and Development; Breathing and Exchange of Gases; Body Fluids and Circulation; Excretory Products and their Elimination; Locomotion and Movement; Neural Control and Coordination; Chemical Coordination and Integration',
    english:
      'The Portrait of a Lady; A Photograph; We’re Not Afraid to Die; Discovering Tut; The Laburnum Top; The Voice of the Rain; Childhood; The Adventure; Silk Road; Father to Son',
    accountancy:
      'Introduction to Accounting; Theory Base of Accounting; Recording of Transactions I; Recording of Transactions II; Bank Reconciliation Statement; Trial Balance and Rectification of Errors; Depreciation, Provisions and Reserves; Financial Statements I; Financial Statements II',
    'business-studies':
      'Business, Trade and Commerce; Forms of Business Organisation; Private, Public and Global Enterprises; Business Services; Emerging Modes of Business; Social Responsibilities of Business and Business Ethics; Sources of Business Finance; MSME and Business Entrepreneurship; Internal Trade; International Business',
    economics:
      'Introduction to Statistics; Collection of Data; Organisation of Data; Presentation of Data; Measures of Central Tendency; Correlation; Index Numbers; Introduction to Microeconomics; Theory of Consumer Behaviour; Production and Costs; The Theory of the Firm under Perfect Competition; Market Equilibrium',
    history:
      'Writing and City Life; An Empire Across Three Continents; Nomadic Empires; The Three Orders; Changing Cultural Traditions; Displacing Indigenous Peoples; Paths to Modernisation',
    'political-science':
      'Constitution: Why and How?; Rights in the Indian Constitution; Election and Representation; Executive; Legislature; Judiciary; Federalism; Local Governments; Political Theory: An Introduction; Freedom; Equality; Social Justice; Citizenship; Secularism',
  },
  12: {
    physics:
      'Electric Charges and Fields; Electrostatic Potential and Capacitance; Current Electricity; Moving Charges and Magnetism; Magnetism and Matter; Electromagnetic Induction; Alternating Current; Electromagnetic Waves; Ray Optics and Optical Instruments; Wave Optics; Dual Nature of Radiation and Matter; Atoms; Nuclei; Semiconductor Electronics',
    chemistry:
      'Solutions; Electrochemistry; Chemical Kinetics; The d- and f-Block Elements; Coordination Compounds; Haloalkanes and Haloarenes; Alcohols, Phenols and Ethers; Aldehydes, Ketones and Carboxylic Acids; Amines; Biomolecules',
    maths:
      'Relations and Functions; Inverse Trigonometric Functions; Matrices; Determinants; Continuity and Differentiability; Application of Derivatives; Integrals; Application of Integrals; Differential Equations; Vector Algebra; Three Dimensional Geometry; Linear Programming; Probability',
    biology:
      'Sexual Reproduction in Flowering Plants; Human Reproduction; Reproductive Health; Principles of Inheritance and Variation; Molecular Basis of Inheritance; Evolution; Human Health and Disease; Microbes in Human Welfare; Biotechnology: Principles and Processes; Biotechnology and its Applications; Organisms and Populations; Ecosystem; Biodiversity and Conservation',
    english:
      'The Last Lesson; Lost Spring; Deep Water; The Rattrap; Indigo; Poets and Pancakes; My Mother at Sixty-six; Keeping Quiet; A Thing of Beauty; Aunt Jennifer’s Tigers; The Third Level; The Enemy',
    accountancy:
      'Accounting for Partnership: Basic Concepts; Admission of a Partner; Retirement and Death of a Partner; Dissolution of a Partnership Firm; Accounting for Share Capital; Issue and Redemption of Debentures; Financial Statements of a Company; Analysis of Financial Statements; Accounting Ratios; Cash Flow Statement',
    'business-studies':
      'Nature and Significance of Management; Principles of Management; Business Environment; Planning; Organising; Staffing; Directing; Controlling; Financial Management; Marketing Management; Consumer Protection',
    economics:
      'Introduction to Macroeconomics; National Income Accounting; Money and Banking; Determination of Income and Employment; Government Budget and the Economy; Open Economy Macroeconomics; Indian Economy on the Eve of Independence; Indian Economy 1950–1990; Liberalisation, Privatisation and Globalisation; Human Capital Formation; Rural Development; Employment; Environment and Sustainable Development',
    history:
      'Bricks, Beads and Bones; Kings, Farmers and Towns; Kinship, Caste and Class; Thinkers, Beliefs and Buildings; Through the Eyes of Travellers; Bhakti-Sufi Traditions; An Imperial Capital: Vijayanagara; Peasants, Zamindars and the State; Colonialism and the Countryside; Rebels and the Raj; Mahatma Gandhi and the Nationalist Movement; Framing the Constitution',
    'political-science':
      'The End of Bipolarity; Contemporary Centres of Power; Contemporary South Asia; International Organisations; Security in the Contemporary World; Environment and Natural Resources; Globalisation; Challenges of Nation Building; Era of One-party Dominance; Politics of Planned Development; India’s External Relations; Challenges to and Restoration of the Congress System; The Crisis of Democratic Order; Regional Aspirations; Recent Developments in Indian Politics',
  },
}

/** Reasoning, as olympiads and foundation courses ask it in every class. */
export const mentalAbility =
  'Patterns and Series; Analogy and Classification; Coding and Decoding; Alphabet Test; Blood Relations; Direction Sense; Ranking and Arrangement; Calendar and Clocks; Venn Diagrams; Mirror and Water Images; Embedded Figures; Cubes and Dice; Data Sufficiency; Logical Sequence'
