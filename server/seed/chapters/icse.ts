// Chapters of ICSE, classes 6 to 10.

const middle = {
  maths: {
    6: 'Number System; Estimation; Numbers in the Indian and International System; Place Value; Natural and Whole Numbers; Negative Numbers and Integers; Number Line; HCF and LCM; Playing with Numbers; Sets; Ratio; Proportion; Unitary Method; Fractions; Decimal Fractions; Percent; Fundamental Concepts of Algebra; Simple Linear Equations; Angles; Triangles; Quadrilaterals; Perimeter and Area; Data Handling',
    7: 'Integers; Rational Numbers; Fractions; Decimal Fractions; Exponents; Ratio and Proportion; Unitary Method; Percent and Percentage; Profit, Loss and Discount; Simple Interest; Algebraic Expressions; Simple Linear Equations; Set Concepts; Lines and Angles; Triangles; Pythagoras Theorem; Symmetry; Congruency of Triangles; Mensuration; Data Handling; Probability',
    8: 'Rational Numbers; Exponents; Squares and Square Roots; Cubes and Cube Roots; Playing with Numbers; Sets; Percent and Percentage; Profit, Loss and Discount; Interest; Direct and Inverse Variations; Algebraic Identities; Factorisation; Linear Equations in One Variable; Linear Inequations; Understanding Shapes; Special Types of Quadrilaterals; Constructions; Area of a Trapezium and a Polygon; Surface Area, Volume and Capacity; Data Handling; Probability',
  },
  science: {
    6: 'Matter; Physical Quantities and Measurement; Force; Simple Machines; Light; Magnetism; Introduction to Chemistry; Elements, Compounds, Symbols and Formulae; Pure Substances and Mixtures; Water; Air and Atmosphere; The Leaf; The Flower; The Cell; Digestive System; Respiratory System; Circulatory System; Health and Hygiene; Adaptation',
    7: 'Physical Quantities and Measurement; Motion; Energy; Light Energy; Heat; Sound; Electricity and Magnetism; Matter and its Composition; Physical and Chemical Changes; Elements, Compounds and Mixtures; Atoms, Molecules and Radicals; Language of Chemistry; Metals and Non-metals; Tissue; Classification of Plants; Classification of Animals; Photosynthesis and Respiration; Excretion in Humans; Nervous System; Allergy',
    8: 'Matter; Physical Quantities and Measurement; Force and Pressure; Energy; Light Energy; Heat Transfer; Sound; Electricity; Physical and Chemical Changes; Elements, Compounds and Mixtures; Atomic Structure; Language of Chemistry; Chemical Reactions; Hydrogen; Water; Carbon and its Compounds; Transport of Food and Minerals in Plants; Reproduction in Plants; Reproduction in Humans; Ecosystems; Endocrine System; Diseases and First Aid; Food Production',
  },
}

const english =
  'Formal and Informal Letters; Notice and E-mail; Argumentative Essay; Picture Composition; Comprehension; Transformation of Sentences; Prepositions; Tenses; Reported Speech; The Merchant of Venice: Acts I and II'

export const icse: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  6: { maths: middle.maths[6], science: middle.science[6], english },
  7: { maths: middle.maths[7], science: middle.science[7], english },
  8: { maths: middle.maths[8], science: middle.science[8], english },
  9: {
    maths:
      'Rational and Irrational Numbers; Compound Interest; Expansions; Factorisation; Simultaneous Linear Equations; Indices; Logarithms; Triangles; Isosceles Triangles; Inequalities; Mid-point Theorem; Pythagoras Theorem; Rectilinear Figures; Area Theorems; Circle; Statistics; Mean and Median; Area and Perimeter of Plane Figures; Solids; Trigonometrical Ratios; Coordinate Geometry; Distance Formula',
    physics:
      'Measurements and Experimentation; Motion in One Dimension; Laws of Motion; Pressure in Fluids and Atmospheric Pressure; Upthrust in Fluids and Archimedes’ Principle; Heat and Energy; Reflection of Light; Propagation of Sound Waves; Current Electricity; Magnetism',
    chemistry:
      'The Language of Chemistry; Chemical Changes and Reactions; Water; Atomic Structure and Chemical Bonding; The Periodic Table; Study of the First Element: Hydrogen; Study of Gas Laws; Atmospheric Pollution',
    biology:
      'Introducing Biology; Cell: The Unit of Life; Tissues: Plant and Animal; The Flower; Pollination and Fertilization; Seeds: Structure and Germination; Respiration in Plants; Five Kingdom Classification; Economic Importance of Bacteria and Fungi; Nutrition; Digestive System; Skeleton: Movement and Locomotion; Skin; The Respiratory System; Hygiene; Diseases; Aids to Health; Waste Generation and Management',
    english,
  },
  10: {
    maths:
      'Goods and Services Tax; Banking; Shares and Dividends; Linear Inequations; Quadratic Equations; Ratio and Proportion; Remainder and Factor Theorems; Matrices; Arithmetic Progression; Geometric Progression; Reflection; Section and Mid-point Formula; Equation of a Line; Similarity; Loci; Circles; Tangents and Intersecting Chords; Constructions; Cylinder, Cone and Sphere; Trigonometrical Identities; Heights and Distances; Graphical Representation; Measures of Central Tendency; Probability',
    physics:
      'Force; Work, Energy and Power; Machines; Refraction of Light at Plane Surfaces; Refraction through a Lens; Spectrum; Sound; Current Electricity; Household Circuits; Electro-Magnetism; Calorimetry; Radioactivity',
    chemistry:
      'Periodic Properties and Variations; Chemical Bonding; Acids, Bases and Salts; Analytical Chemistry; Mole Concept and Stoichiometry; Electrolysis; Metallurgy; Hydrogen Chloride; Ammonia; Nitric Acid; Sulphuric Acid; Organic Chemistry',
    biology:
      'Cell Cycle and Cell Division; Genetics; Absorption by Roots; Transpiration; Photosynthesis; Chemical Coordination in Plants; The Circulatory System; The Excretory System; The Nervous System; Sense Organs; The Endocrine System; The Reproductive System; Human Evolution; Population; Pollution',
    english: english.replace('Acts I and II', 'Acts III to V'),
  },
}
