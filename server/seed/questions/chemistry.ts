// Chemistry of classes 11 and 12, written for the demo.
import { choice, numeric } from './write.ts'

export const chemistry = [
  numeric(
    ['Some Basic Concepts of Chemistry', 'EASY'],
    [
      'How many moles of water are there in $36\\,\\mathrm{g}$ of water? (Molar mass $18\\,\\mathrm{g/mol}$)',
      '$n = \\dfrac{36}{18} = 2$.',
    ],
    '2',
  ),
  choice(
    ['Some Basic Concepts of Chemistry', 'EASY'],
    [
      'Which sample has the largest number of molecules?',
      [
        '$1\\,\\mathrm{g}$ of $\\mathrm{H_2}$',
        '$16\\,\\mathrm{g}$ of $\\mathrm{O_2}$',
        '$14\\,\\mathrm{g}$ of $\\mathrm{N_2}$',
        '$44\\,\\mathrm{g}$ of $\\mathrm{CO_2}$',
      ],
      'The first three are half a mole each. $44\\,\\mathrm{g}$ of $\\mathrm{CO_2}$ is one mole.',
    ],
    'd',
    {
      hi: [
        'किस नमूने में अणुओं की संख्या सबसे अधिक है?',
        [
          '$1\\,\\mathrm{g}$ $\\mathrm{H_2}$',
          '$16\\,\\mathrm{g}$ $\\mathrm{O_2}$',
          '$14\\,\\mathrm{g}$ $\\mathrm{N_2}$',
          '$44\\,\\mathrm{g}$ $\\mathrm{CO_2}$',
        ],
        'पहले तीन आधा-आधा मोल हैं। $44\\,\\mathrm{g}$ $\\mathrm{CO_2}$ एक मोल है।',
      ],
    },
  ),
  choice(
    ['Structure of Atom', 'EASY'],
    [
      'How many electrons can have the quantum number $n = 3$ in one atom?',
      ['6', '8', '18', '32'],
      'A shell holds at most $2n^2 = 2 \\times 9 = 18$ electrons.',
    ],
    'c',
  ),
  choice(
    ['Structure of Atom', 'MEDIUM'],
    [
      'Which set of quantum numbers cannot belong to an electron?',
      ['$n=2,\\ l=1,\\ m=0$', '$n=3,\\ l=2,\\ m=-2$', '$n=2,\\ l=2,\\ m=1$', '$n=4,\\ l=0,\\ m=0$'],
      '$l$ goes from 0 to $n-1$, so $l=2$ is not possible for $n=2$.',
    ],
    'c',
  ),
  choice(
    ['Classification of Elements and Periodicity in Properties', 'EASY'],
    [
      'Which of these has the largest atomic radius?',
      ['Na', 'Mg', 'Al', 'Si'],
      'The radius falls along a period because the nuclear charge grows, so sodium is the largest.',
    ],
    'a',
  ),
  choice(
    ['Chemical Bonding and Molecular Structure', 'MEDIUM'],
    [
      'Which molecules have no dipole moment? Choose all that have none.',
      ['$\\mathrm{CO_2}$', '$\\mathrm{H_2O}$', '$\\mathrm{BF_3}$', '$\\mathrm{NH_3}$'],
      '$\\mathrm{CO_2}$ is linear and $\\mathrm{BF_3}$ is a flat triangle, so their bond moments cancel. Water and ammonia are bent and pyramidal.',
    ],
    'ac',
  ),
  choice(
    ['Chemical Bonding and Molecular Structure', 'MEDIUM'],
    [
      'What is the hybridisation of carbon in ethyne, $\\mathrm{C_2H_2}$?',
      ['$sp$', '$sp^2$', '$sp^3$', '$sp^3d$'],
      'Each carbon has two sigma bonds and no lone pair, so it is $sp$.',
    ],
    'a',
  ),
  choice(
    ['Equilibrium', 'MEDIUM'],
    [
      'For $\\mathrm{N_2 + 3H_2 \\rightleftharpoons 2NH_3}$, $\\Delta H<0$, which changes increase the yield of ammonia? Choose all that do.',
      ['Higher pressure', 'Higher temperature', 'Removing ammonia', 'Adding a catalyst'],
      'The forward step has fewer moles of gas and gives out heat, so high pressure and removing the product help. Heat works against it, and a catalyst only speeds it up.',
    ],
    'ac',
  ),
  numeric(
    ['Equilibrium', 'EASY'],
    [
      'Find the pH of $0.01\\,\\mathrm{M}$ hydrochloric acid.',
      '$[\\mathrm{H^+}] = 10^{-2}\\,\\mathrm{M}$, so the pH is 2.',
    ],
    '2',
  ),
  choice(
    ['Redox Reactions', 'EASY'],
    [
      'What is the oxidation number of manganese in $\\mathrm{KMnO_4}$?',
      ['+2', '+4', '+6', '+7'],
      '$+1 + x + 4(-2) = 0$ gives $x = +7$.',
    ],
    'd',
    {
      ta: [
        '$\\mathrm{KMnO_4}$ இல் மாங்கனீசின் ஆக்சிஜனேற்ற எண் என்ன?',
        ['+2', '+4', '+6', '+7'],
        '$+1 + x + 4(-2) = 0$ என்பதால் $x = +7$.',
      ],
    },
  ),
  choice(
    ['Hydrocarbons', 'MEDIUM'],
    [
      'Propene reacts with hydrogen bromide in the dark without peroxide. The main product is',
      ['1-bromopropane', '2-bromopropane', '1,2-dibromopropane', '3-bromopropene'],
      'By Markovnikov’s rule the bromine goes to the carbon with fewer hydrogens, through the more stable secondary carbocation.',
    ],
    'b',
  ),
  choice(
    ['Solutions', 'MEDIUM'],
    [
      'Which solution of $0.1\\,\\mathrm{mol/kg}$ in water has the lowest freezing point?',
      ['Glucose', 'Sodium chloride', 'Calcium chloride', 'Urea'],
      'The depression grows with the number of particles: calcium chloride gives three, sodium chloride two, the others one.',
    ],
    'c',
  ),
  choice(
    ['Electrochemistry', 'MEDIUM'],
    [
      'How many faradays are needed to deposit one mole of copper from a solution of $\\mathrm{Cu^{2+}}$?',
      ['1', '2', '3', '4'],
      '$\\mathrm{Cu^{2+} + 2e^- \\to Cu}$ takes two moles of electrons, so 2 faradays.',
    ],
    'b',
  ),
  numeric(
    ['Chemical Kinetics', 'MEDIUM'],
    [
      'The rate of a reaction becomes 8 times as large when the concentration of its only reactant is doubled. What is its order?',
      '$2^n = 8$ gives $n = 3$.',
    ],
    '3',
  ),
  choice(
    ['Coordination Compounds', 'MEDIUM'],
    [
      'What is the coordination number of cobalt in $[\\mathrm{Co(en)_3}]^{3+}$?',
      ['3', '4', '6', '9'],
      'Each of the three ethylenediamine molecules binds by two nitrogen atoms, which makes six bonds.',
    ],
    'c',
  ),
  choice(
    ['Alcohols, Phenols and Ethers', 'MEDIUM'],
    [
      'Which compound is the strongest acid?',
      ['Ethanol', 'Phenol', '4-Nitrophenol', 'Water'],
      'The phenoxide ion is stabilised by resonance, and a nitro group in the para position stabilises it further.',
    ],
    'c',
  ),
]
