// Biology of classes 11 and 12, written for the demo.
import type { RecallTable } from '../recall.ts'

const eleven = { subject: 'biology', grade: 11, difficulty: 'MEDIUM' } as const
const twelve = { subject: 'biology', grade: 12, difficulty: 'MEDIUM' } as const

export const biologyRecall: readonly RecallTable[] = [
  {
    ...eleven,
    chapter: 'Animal Kingdom',
    ask: { en: 'To which phylum does an animal with {} belong?' },
    rows: {
      en: [
        'pores, canals and collar cells | Porifera | Sponges draw water through pores by their collar cells.',
        'stinging cells and radial symmetry | Cnidaria | Cnidocytes give the phylum Cnidaria its name.',
        'a flat body, flame cells and no body cavity | Platyhelminthes | Flatworms are acoelomate and excrete by flame cells.',
        'a round body, a false coelom and no segments | Aschelminthes | Roundworms are pseudocoelomate.',
        'rings along the body and nephridia | Annelida | Annelids are segmented and excrete by nephridia.',
        'jointed legs and a cover of chitin | Arthropoda | Jointed appendages and a chitinous exoskeleton define arthropods.',
        'a soft body, a mantle and often a shell | Mollusca | The mantle of molluscs makes the shell.',
        'tube feet and a water vascular system | Echinodermata | Echinoderms move by tube feet of the water vascular system.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Biomolecules',
    ask: { en: 'Which substance is {}?' },
    rows: {
      en: [
        'the storage sugar polymer of animals | Glycogen | The liver and muscles store glucose as glycogen.',
        'the polymer of glucose in plant cell walls | Cellulose | Cellulose is an unbranched chain of beta-glucose.',
        'the storage carbohydrate of potatoes | Starch | Starch consists of amylose and amylopectin.',
        'the fibre of skin and tendons, the most abundant protein of animals | Collagen | Collagen makes up about a quarter of the protein of mammals.',
        'the most abundant protein of the biosphere | RuBisCO | RuBisCO fixes carbon dioxide in all green leaves.',
        'the polymer of the cover of insects | Chitin | Chitin is built of N-acetylglucosamine.',
        'a lipid with phosphate that forms membranes | Lecithin | Lecithin has a polar head and two fatty tails.',
        'a polymer of fructose in dahlia roots | Inulin | Inulin is a chain of fructose units.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Cell Cycle and Cell Division',
    ask: { en: 'In which phase or stage does this happen: {}?' },
    rows: {
      en: [
        'DNA is replicated | S phase | The amount of DNA doubles in the S phase.',
        'chromosomes line up at the equator in mitosis | Metaphase | Spindle fibres hold the chromosomes at the plate.',
        'sister chromatids move apart in mitosis | Anaphase | The centromeres split and the chromatids move to the poles.',
        'nuclear envelopes form again in mitosis | Telophase | The chromosomes uncoil and envelopes form around them.',
        'homologous chromosomes pair | Zygotene | The pairing is called synapsis.',
        'crossing over takes place | Pachytene | Recombination nodules appear in pachytene.',
        'chiasmata become visible as the pairs loosen | Diplotene | The synaptonemal complex dissolves in diplotene.',
        'the cytoplasm is divided | Cytokinesis | Cytokinesis follows the division of the nucleus.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Body Fluids and Circulation',
    ask: { en: 'Which part of the blood or the heart {}?' },
    rows: {
      en: [
        'carries oxygen with haemoglobin | Erythrocyte | Red cells are full of haemoglobin.',
        'starts clotting when a vessel is hurt | Platelet | Platelets release factors that begin clotting.',
        'is the most frequent white cell and eats bacteria | Neutrophil | Neutrophils are 60 to 65 % of the white cells.',
        'makes antibodies after it has met an antigen | B lymphocyte | B cells give rise to plasma cells that make antibodies.',
        'sets the beat of the heart | Sinoatrial node | The SA node produces the most impulses per minute.',
        'keeps blood from flowing back into the right atrium | Tricuspid valve | It has three flaps between the right atrium and ventricle.',
        'keeps blood from flowing back into the left atrium | Mitral valve | It has two flaps between the left atrium and ventricle.',
        'pumps blood into the aorta | Left ventricle | Its wall is the thickest since it serves the whole body.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Excretory Products and their Elimination',
    ask: { en: 'Which part or substance {}?' },
    rows: {
      en: [
        'filters blood under pressure in the nephron | Glomerulus | About 125 ml a minute are filtered there.',
        'takes back most of the filtrate | Proximal convoluted tubule | Its brush border takes back 70 to 80 % of water and ions.',
        'makes the medulla more and more concentrated | Loop of Henle | Its two limbs work as a counter current.',
        'lets urine become concentrated under ADH | Collecting duct | ADH opens it for water.',
        'is set free by the kidney when blood pressure falls | Renin | Juxtaglomerular cells release renin.',
        'makes the distal tubule take up sodium | Aldosterone | The adrenal cortex releases aldosterone after angiotensin II.',
        'is released by the heart and lowers blood pressure | Atrial natriuretic factor | ANF widens the vessels and acts against renin.',
        'is the main nitrogen waste of humans | Urea | The liver makes urea from ammonia.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Sexual Reproduction in Flowering Plants',
    ask: { en: 'Which part or tissue of a flowering plant {}?' },
    rows: {
      en: [
        'feeds the developing pollen grains | Tapetum | The tapetum is the innermost layer of the anther wall.',
        'is the resistant outer wall of pollen | Exine | Sporopollenin of the exine resists acids and heat.',
        'lets the pollen tube into the ovule | Micropyle | The integuments leave this small opening.',
        'guides the pollen tube with its filiform apparatus | Synergid | Two synergids lie next to the egg.',
        'feeds the embryo after double fertilisation | Endosperm | It grows from the triploid primary endosperm nucleus.',
        'becomes the seed | Ovule | The fertilised ovule ripens into the seed.',
        'becomes the fruit | Ovary | The wall of the ovary becomes the pericarp.',
        'is left of the nucellus in black pepper seeds | Perisperm | The remains of the nucellus are the perisperm.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Molecular Basis of Inheritance',
    ask: { en: 'Which enzyme, molecule or site {}?' },
    rows: {
      en: [
        'opens the double helix at the fork | Helicase | Helicase breaks the hydrogen bonds between the strands.',
        'joins the pieces of the lagging strand | DNA ligase | Ligase joins Okazaki fragments.',
        'adds nucleotides to a new DNA strand | DNA polymerase | It adds nucleotides in the 5′ to 3′ direction.',
        'copies DNA into RNA | RNA polymerase | RNA polymerase binds at the promoter and transcribes.',
        'brings amino acids to the ribosome | tRNA | Each tRNA carries one amino acid and an anticodon.',
        'carries the message for a protein | mRNA | The codons of the mRNA are read by the ribosome.',
        'binds the repressor of the lac operon | Operator | The repressor at the operator stops transcription.',
        'switches the lac operon on as inducer | Lactose | Lactose binds the repressor, which leaves the operator.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Human Health and Disease',
    ask: { en: 'Which organism or substance {}?' },
    rows: {
      en: [
        'causes typhoid | Salmonella typhi | The Widal test confirms this bacterium.',
        'causes the common cold | Rhinovirus | Rhinoviruses infect the nose and not the lungs.',
        'causes amoebic dysentery | Entamoeba histolytica | It lives in the large intestine.',
        'causes elephantiasis | Wuchereria bancrofti | The worm blocks the lymph vessels.',
        'causes ringworm | Microsporum | Microsporum is a fungus of warm and moist skin.',
        'is secreted in the first milk | IgA | IgA of colostrum protects the infant.',
        'is raised in an allergy | IgE | Allergens make the body produce IgE.',
        'protects other cells from a virus | Interferon | Infected cells secrete interferons.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Microbes in Human Welfare',
    ask: { en: 'Which microbe is used for {}?' },
    rows: {
      en: [
        'citric acid | Aspergillus niger | This fungus secretes citric acid.',
        'large holes in Swiss cheese | Propionibacterium sharmanii | It gives off much carbon dioxide.',
        'cyclosporin A, given after transplants | Trichoderma polysporum | The fungus makes this immunosuppressant.',
        'statins, which lower cholesterol | Monascus purpureus | The yeast makes statins, which inhibit an enzyme.',
        'streptokinase, which dissolves clots | Streptococcus | The enzyme streptokinase is made by this bacterium.',
        'biological control of caterpillars | Bacillus thuringiensis | Its toxin kills the larvae.',
        'biogas from dung | Methanobacterium | Methanogens make methane without oxygen.',
        'ethanol from sugar | Saccharomyces cerevisiae | Brewer’s yeast ferments sugar to ethanol.',
      ],
    },
  },
]
