// How the demo teachers look who are drawn by draw-portraits.ts.

export interface Portrait {
  readonly name: string
  readonly style: 'short' | 'side' | 'curly' | 'bald' | 'long' | 'wavy' | 'bob' | 'bun' | 'plait' | 'scarf' | 'turban'
  readonly beard: 'none' | 'moustache' | 'full'
  readonly glasses: boolean
  readonly dress: 'sari' | 'kurta' | 'shirt' | 'blazer'
  readonly hair: 'black' | 'brown' | 'grey'
  /** From light to dark. */
  readonly skin: number
  readonly bindi: boolean
  readonly ground: number
  readonly cloth: number
}

/** Name, then hair style, beard, glasses, dress, colour of the hair, skin and bindi. */
const lines = `
Srinivas Rao Kolli | side moustache glasses shirt black 2
Debashis Mukherjee | bald none glasses kurta grey 1
Vikram Chauhan | short full - shirt black 1
Lakshminarayana Bhat | side moustache - kurta grey 2
Meenakshi Sundaram | bun none glasses sari black 3 bindi
Farah Siddiqui | scarf none - kurta black 0
Padmaja Reddy | plait none - sari black 2 bindi
Sourav Banerjee | curly none glasses shirt black 1
Kavitha Shetty | wavy none - sari brown 1 bindi
Arjun Nambiar | short full - kurta black 3
Priya Kulkarni | long none glasses kurta black 1 bindi
Harpreet Singh Gill | turban full - blazer black 1
Venkatesh Gowda | short moustache - shirt grey 3
Ritika Agarwal | bob none - blazer brown 0
Subrata Das | side none glasses kurta grey 2
Muralikrishna Yadlapalli | short moustache glasses shirt black 3
Selvi Thangaraj | plait none - sari black 4 bindi
Nitin Joshi | bald moustache glasses shirt grey 1
Shalini Verma | bun none glasses sari grey 1 bindi
Joseph Kurian | side full - blazer black 2
Nazia Parveen | scarf none glasses kurta black 1
Rekha Hegde | long none - sari black 2 bindi
Sneha Patil | wavy none glasses kurta black 1 bindi
Karthik Raja | curly moustache - shirt black 4
Manoj Tripathi | short none glasses kurta brown 2
Sarah D’Souza | bob none - shirt brown 1
Tenzin Dolkar | long none - blazer black 0
Ipsita Mohanty | wavy none - sari black 2 bindi
Abhishek Mishra | short full glasses kurta black 1
Anjali Gaikwad | plait none glasses sari brown 1 bindi
Nagaraj Patgar | side moustache - shirt black 3
Thenmozhi Arumugam | bun none - sari black 4 bindi
Pooja Bhatia | bob none - kurta brown 0
Ruchi Thakkar | wavy none - kurta black 1
Zeenat Lakdawala | scarf none glasses blazer black 1
Mahesh Jain | bald none glasses blazer grey 1
Neha Wadhwa | long none - blazer brown 0
Imran Qureshi | side full glasses kurta black 0`

export const portraits: readonly Portrait[] = lines.trim().split('\n').map(portraitOf)

/** "srinivas-rao-kolli.webp" */
export function portraitFile({ name }: Pick<Portrait, 'name'>): string {
  return `${(name.toLowerCase().match(/[a-z]+/g) ?? []).join('-')}.webp`
}

function portraitOf(line: string, place: number): Portrait {
  const [name = '', looks = ''] = line.split(' | ')
  const [style, beard, glasses, dress, hair, skin, bindi] = looks.split(' ') as [
    Portrait['style'],
    Portrait['beard'],
    string,
    Portrait['dress'],
    Portrait['hair'],
    string,
    string | undefined,
  ] // as the table has them
  return {
    name,
    style,
    beard,
    dress,
    hair,
    glasses: glasses === 'glasses',
    skin: Number(skin),
    bindi: bindi === 'bindi',
    ground: place,
    cloth: place * 3,
  }
}
