// Three hundred schools in real cities, under real PIN codes. Which schools stand where is invented.
import { stateOfPin } from '#core/taxonomy/state-of-pin.ts'
import type { NewSchool } from '#server/modules/catalogue/factory.ts'
import type { Random } from '../random.ts'

const SCHOOLS = 300

/** City, its PIN codes, and its name in its own script where a school there writes it so. */
const cities = `
New Delhi | 110001 110016 110025 110085 | नई दिल्ली
Mumbai | 400001 400050 400076 400101 | मुंबई
Thane | 400601 400615 | ठाणे
Navi Mumbai | 400703 400706 |
Pune | 411001 411014 411038 411045 | पुणे
Nagpur | 440001 440010 | नागपूर
Nashik | 422001 422005 | नाशिक
Kolhapur | 416001 416003 | कोल्हापूर
Solapur | 413001 | सोलापूर
Bengaluru | 560001 560034 560066 560095 | ಬೆಂಗಳೂರು
Mysuru | 570001 570008 | ಮೈಸೂರು
Mangaluru | 575001 575003 | ಮಂಗಳೂರು
Hubballi | 580020 580029 |
Belagavi | 590001 |
Chennai | 600001 600017 600040 600100 | சென்னை
Coimbatore | 641001 641018 | கோயம்புத்தூர்
Madurai | 625001 625016 | மதுரை
Tiruchirappalli | 620001 620017 | திருச்சிராப்பள்ளி
Salem | 636001 |
Tirunelveli | 627001 |
Hyderabad | 500001 500032 500072 | హైదరాబాద్
Warangal | 506001 |
Vijayawada | 520001 520010 | విజయవాడ
Visakhapatnam | 530001 530016 |
Guntur | 522001 |
Tirupati | 517501 |
Thiruvananthapuram | 695001 695011 |
Thrissur | 680001 |
Kozhikode | 673001 |
Kolkata | 700001 700019 700064 700091 | কলকাতা
Howrah | 711101 |
Durgapur | 713201 |
Asansol | 713301 |
Siliguri | 734001 | শিলিগুড়ি
Patna | 800001 800020 | पटना
Muzaffarpur | 842001 |
Bhagalpur | 812001 |
Ranchi | 834001 834008 | राँची
Jamshedpur | 831001 |
Dhanbad | 826001 |
Lucknow | 226001 226010 226016 | लखनऊ
Kanpur | 208001 208012 | कानपुर
Varanasi | 221001 221005 | वाराणसी
Prayagraj | 211001 211002 | प्रयागराज
Agra | 282001 |
Noida | 201301 |
Ghaziabad | 201001 |
Meerut | 250001 |
Bareilly | 243001 |
Gorakhpur | 273001 |
Dehradun | 248001 |
Haridwar | 249401 |
Jaipur | 302001 302017 302020 | जयपुर
Kota | 324001 324005 | कोटा
Jodhpur | 342001 |
Udaipur | 313001 |
Ajmer | 305001 |
Bikaner | 334001 |
Ahmedabad | 380001 380015 380054 |
Surat | 395001 395007 |
Vadodara | 390001 390007 |
Rajkot | 360001 |
Bhopal | 462001 462016 | भोपाल
Indore | 452001 452010 | इंदौर
Gwalior | 474001 |
Jabalpur | 482001 |
Raipur | 492001 |
Bilaspur | 495001 |
Bhubaneswar | 751001 751007 |
Cuttack | 753001 |
Rourkela | 769001 |
Guwahati | 781001 781005 |
Silchar | 788001 |
Shillong | 793001 |
Imphal | 795001 |
Agartala | 799001 |
Aizawl | 796001 |
Gangtok | 737101 |
Itanagar | 791111 |
Chandigarh | 160017 160022 |
Ludhiana | 141001 |
Amritsar | 143001 |
Jalandhar | 144001 |
Gurugram | 122001 122018 |
Faridabad | 121001 |
Panipat | 132103 |
Shimla | 171001 |
Jammu | 180001 |
Srinagar | 190001 |
Panaji | 403001 |
Puducherry | 605001 |
Port Blair | 744101 |`

const saints = ['Mary', 'Joseph', 'Xavier', 'Francis', 'Anne', 'Paul', 'Theresa', 'John', 'Michael']
const founders = [
  'Vivekananda',
  'Tagore',
  'Rani Lakshmibai',
  'Subhash Chandra Bose',
  'Sarojini Naidu',
  'Aurobindo',
  'Savitribai Phule',
]

interface Place {
  readonly city: string
  readonly local: string
  readonly stateCode: string
  readonly pinCode: string
}

export function makeSchools(newId: (kind: string) => string, random: Random): NewSchool[] {
  const places = cities.trim().split('\n').flatMap(placesOf)
  const taken = new Set<string>()
  const schools: NewSchool[] = []
  for (let tries = 0; schools.length < SCHOOLS; tries += 1) {
    const { local, ...place } = placeAt(places, tries)
    const { name, board } = random.pick(namesIn({ local, ...place }, random))
    if (taken.has(name)) continue
    taken.add(name)
    schools.push({ id: newId('sch'), name, board, ...place, isDemo: true })
  }
  return schools
}

function placesOf(line: string): Place[] {
  const [city = '', pins = '', local = ''] = line.split('|').map((part) => part.trim())
  return pins.split(' ').map((pinCode) => {
    const stateCode = stateOfPin(pinCode)
    if (stateCode === undefined) throw new Error(`${pinCode} belongs to no state`)
    return { city, local, stateCode, pinCode }
  })
}

function placeAt(places: readonly Place[], i: number): Place {
  const place = places[i % places.length]
  if (!place) throw new Error('no place for a school')
  return place
}

function namesIn({ city, local, stateCode }: Place, random: Random) {
  const names = [
    { name: `Kendriya Vidyalaya No. ${1 + random.below(3)}, ${city}`, board: 'cbse' },
    { name: `Delhi Public School, ${city}`, board: 'cbse' },
    { name: `DAV Public School, ${city}`, board: 'cbse' },
    { name: `Jawahar Navodaya Vidyalaya, ${city}`, board: 'cbse' },
    { name: `${random.pick(founders)} Vidya Mandir, ${city}`, board: 'cbse' },
    { name: `St. ${random.pick(saints)}’s High School, ${city}`, board: 'icse' },
    { name: `St. ${random.pick(saints)}’s Convent School, ${city}`, board: 'icse' },
    { name: `${city} International School`, board: random.pick(['ib', 'igcse']) },
    { name: `Government Higher Secondary School, ${city}`, board: 'stateboard' },
  ]
  return local === '' ? names : [...names, inScript(stateCode, local)]
}

function inScript(stateCode: string, city: string) {
  if (stateCode === '27') return { name: `जिल्हा परिषद हायस्कूल, ${city}`, board: 'maharashtraboard' }
  if (stateCode === '29') return { name: `ಸರ್ಕಾರಿ ಪ್ರೌಢಶಾಲೆ, ${city}`, board: 'karnatakaboard' }
  if (stateCode === '33') return { name: `அரசு மேல்நிலைப் பள்ளி, ${city}`, board: 'stateboard' }
  if (stateCode === '36' || stateCode === '37') return { name: `జిల్లా పరిషత్ ఉన్నత పాఠశాల, ${city}`, board: 'stateboard' }
  if (stateCode === '19') return { name: `সরকারি উচ্চ বিদ্যালয়, ${city}`, board: 'stateboard' }
  return { name: `राजकीय इंटर कॉलेज, ${city}`, board: 'stateboard' }
}
