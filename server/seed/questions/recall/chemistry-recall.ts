// Chemistry of classes 11 and 12, written for the demo.
import type { RecallTable } from '../recall.ts'

const eleven = { subject: 'chemistry', grade: 11, difficulty: 'MEDIUM' } as const
const twelve = { subject: 'chemistry', grade: 12, difficulty: 'MEDIUM' } as const

export const chemistryRecall: readonly RecallTable[] = [
  {
    ...eleven,
    chapter: 'Chemical Bonding and Molecular Structure',
    ask: { en: 'What is the shape of {}?' },
    rows: {
      en: [
        'a molecule of $\\mathrm{CO_2}$ | Linear | Two double bonds and no lone pair on carbon: the bonds point away from each other.',
        'a molecule of $\\mathrm{BF_3}$ | Trigonal planar | Three bond pairs and no lone pair lie in one plane at $120^\\circ$.',
        'a molecule of $\\mathrm{CH_4}$ | Tetrahedral | Four bond pairs point to the corners of a tetrahedron.',
        'a molecule of $\\mathrm{NH_3}$ | Trigonal pyramidal | Three bond pairs and one lone pair on nitrogen.',
        'a molecule of $\\mathrm{H_2O}$ | Bent | Two bond pairs and two lone pairs on oxygen.',
        'a molecule of $\\mathrm{PCl_5}$ as a gas | Trigonal bipyramidal | Five bond pairs: three in a plane, two above and below.',
        'a molecule of $\\mathrm{SF_6}$ | Octahedral | Six bond pairs point to the corners of an octahedron.',
        'a molecule of $\\mathrm{XeF_4}$ | Square planar | Four bond pairs, and two lone pairs on opposite sides of xenon.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Structure of Atom',
    ask: { en: 'Which scientist’s name goes with this: {}?' },
    rows: {
      en: [
        'the discovery of the electron with cathode rays | J. J. Thomson | He measured the ratio of charge to mass of the electron.',
        'the measurement of the electron’s charge with oil drops | R. A. Millikan | The charges of the drops were multiples of one value.',
        'the nucleus, found by scattering alpha particles | E. Rutherford | A few alpha particles came back from a gold foil.',
        'the discovery of the neutron | J. Chadwick | He hit beryllium with alpha particles.',
        'the first model with fixed energy levels for hydrogen | N. Bohr | He gave each orbit one energy and one angular momentum.',
        'the wave length of a moving particle, $\\lambda = h/p$ | L. de Broglie | He proposed that matter has a wave nature.',
        'the limit for knowing position and momentum at once | W. Heisenberg | $\\Delta x\\,\\Delta p \\ge h/4\\pi$ is his uncertainty principle.',
        'the wave equation whose solutions are orbitals | E. Schrödinger | His equation gives the energies and orbitals of electrons.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Hydrocarbons',
    ask: { en: 'What is the main product when {}?' },
    rows: {
      en: [
        'ethene reacts with bromine in $\\mathrm{CCl_4}$ | 1,2-Dibromoethane | Bromine adds to both carbon atoms of the double bond.',
        'propene reacts with HBr | 2-Bromopropane | By Markovnikov’s rule hydrogen goes to the carbon with more hydrogen.',
        'propene reacts with HBr and a peroxide | 1-Bromopropane | With a peroxide the addition is against Markovnikov’s rule.',
        'ethyne takes up water with $\\mathrm{Hg^{2+}}$ and acid | Ethanal | The enol that forms turns into ethanal.',
        'propyne takes up water with $\\mathrm{Hg^{2+}}$ and acid | Propanone | The enol of propanone forms by Markovnikov’s rule.',
        'benzene reacts with nitric and sulphuric acid | Nitrobenzene | The nitronium ion replaces a hydrogen atom.',
        'ethyne passes through a red-hot iron tube | Benzene | Three molecules of ethyne form a ring.',
        'sodium ethanoate is heated with soda lime | Methane | Decarboxylation removes one carbon atom as carbonate.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Coordination Compounds',
    ask: { en: 'What is the oxidation number of the metal, and which metal is it, in {}?' },
    rows: {
      en: [
        '$\\mathrm{K_4[Fe(CN)_6]}$ | +2, iron | Six cyanide ions carry −6, and the complex ion −4, so iron has +2.',
        '$\\mathrm{K_3[Fe(CN)_6]}$ | +3, iron | Six cyanide ions carry −6, and the complex ion −3, so iron has +3.',
        '$\\mathrm{[Ni(CO)_4]}$ | 0, nickel | Carbon monoxide and the complex carry no charge.',
        '$\\mathrm{[Cu(NH_3)_4]SO_4}$ | +2, copper | Ammonia is neutral and sulphate carries −2.',
        '$\\mathrm{[Co(NH_3)_6]Cl_3}$ | +3, cobalt | Ammonia is neutral and three chloride ions carry −3.',
        '$\\mathrm{[Ag(NH_3)_2]Cl}$ | +1, silver | Ammonia is neutral and chloride carries −1.',
        '$\\mathrm{[Pt(NH_3)_2Cl_4]}$ | +4, platinum | Four chlorides carry −4 and the complex is neutral.',
        '$\\mathrm{K_2[PdCl_4]}$ | +2, palladium | Four chlorides carry −4 and the complex ion −2.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Aldehydes, Ketones and Carboxylic Acids',
    ask: { en: 'Which reagent or reaction is meant: {}?' },
    rows: {
      en: [
        'a silver mirror shows an aldehyde | Tollens’ reagent | The aldehyde reduces silver ions to silver.',
        'a red solid shows an aliphatic aldehyde | Fehling’s solution | Copper(II) is reduced to red copper(I) oxide.',
        'a yellow solid shows a methyl ketone | Iodine with sodium hydroxide | The yellow solid is iodoform.',
        'benzaldehyde turns into an alcohol and a salt of an acid | Cannizzaro reaction | Aldehydes without alpha hydrogen disproportionate in a strong base.',
        'two molecules of ethanal form 3-hydroxybutanal | Aldol reaction | The alpha carbon of one molecule attacks the other’s carbonyl group.',
        'a carbonyl group becomes $\\mathrm{CH_2}$ with zinc amalgam and acid | Clemmensen reduction | Zinc amalgam and HCl reduce C=O to $\\mathrm{CH_2}$.',
        'a carbonyl group becomes $\\mathrm{CH_2}$ with hydrazine and a base | Wolff-Kishner reduction | The hydrazone loses nitrogen in a strong base.',
        'an acid gets a halogen at its alpha carbon | Hell-Volhard-Zelinsky reaction | Halogen and red phosphorus replace an alpha hydrogen.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'The d- and f-Block Elements',
    ask: { en: 'Which element or compound {}?' },
    rows: {
      en: [
        'has the highest melting point of all metals | Tungsten | Many unpaired d electrons make its metallic bonds strong.',
        'is a d-block metal that is liquid | Mercury | Its filled d and s shells give weak metallic bonds.',
        'shows oxidation numbers from +2 to +7 | Manganese | It can use all five d and both s electrons.',
        'is an orange oxidant in acid | Potassium dichromate | $\\mathrm{Cr_2O_7^{2-}}$ becomes green $\\mathrm{Cr^{3+}}$.',
        'is a purple oxidant, its own indicator | Potassium permanganate | The purple ion becomes nearly colourless $\\mathrm{Mn^{2+}}$.',
        'is the catalyst of the Haber process | Iron | Finely divided iron speeds the synthesis of ammonia.',
        'is the catalyst of the contact process | Vanadium pentoxide | $\\mathrm{V_2O_5}$ speeds the oxidation of sulphur dioxide.',
        'is the lanthanoid that is often found as +4 | Cerium | $\\mathrm{Ce^{4+}}$ has the electrons of xenon.',
      ],
    },
  },
]
