// `npm run portraits` draws the faces of the demo teachers into portraits/. They are drawings of nobody.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { portraits, portraitFile, type Portrait } from './portraits.ts'

const FOLDER = join(import.meta.dirname, 'portraits')

const skins = ['#e8b48c', '#d99f73', '#c68a5e', '#a9714a', '#8a5a3a']
const hairs = { black: '#1f1a1c', brown: '#3d2a22', grey: '#8d8a8c' }
const grounds = ['#f6e3c0', '#d9ebe9', '#f5d9de', '#dfe3f4', '#e3eed8']
const clothes = ['#0b5a63', '#b3541e', '#7a2b5c', '#2a4fb8', '#1e7145', '#8a6d1d', '#4a4656']

mkdirSync(FOLDER, { recursive: true })
for (const portrait of portraits)
  await sharp(Buffer.from(draw(portrait)))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(FOLDER, portraitFile(portrait)))

function draw({ name, skin, ground, cloth, hair, ...looks }: Portrait): string {
  const colours: Colours = {
    skin: pick(skins, skin),
    shade: 'rgba(60,20,10,0.14)',
    hair: hairs[hair],
    ground: pick(grounds, ground),
    cloth: pick(clothes, cloth),
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><title>${name}</title>
    <rect width="256" height="256" fill="${colours.ground}"/>
    ${behind(looks, colours)}${body(looks, colours)}${face(looks, colours)}${top(looks, colours)}</svg>`
}

type Looks = Pick<Portrait, 'style' | 'dress' | 'glasses' | 'beard' | 'bindi'>
interface Colours {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly ground: string
  readonly cloth: string
}

function pick(colours: readonly string[], place: number): string {
  return colours[place % colours.length] ?? '#888888'
}

/** Hair that falls behind the neck. */
function behind({ style }: Looks, { hair }: Colours): string {
  if (style === 'long') return `<path d="M70 112c0-96 116-96 116 0v100H70z" fill="${hair}"/>`
  if (style === 'wavy')
    return `<path d="M66 118c-8-104 132-104 124 0 10 22 2 44 8 62H58c6-18-2-40 8-62z" fill="${hair}"/>`
  if (style === 'bob') return `<path d="M68 112c0-94 120-94 120 0v52c-10 8-110 8-120 0z" fill="${hair}"/>`
  if (style === 'bun') return `<circle cx="128" cy="40" r="24" fill="${hair}"/>`
  return style === 'plait' ? `<path d="M168 130c26 20 20 60 14 96h-18c4-40 2-66-6-90z" fill="${hair}"/>` : ''
}

function body({ dress }: Looks, { skin, shade, cloth }: Colours): string {
  const neck = `<path d="M108 150h40v36c0 22-40 22-40 0z" fill="${skin}"/><path d="M108 158c10 16 30 16 40 0v10c-10 14-30 14-40 0z" fill="${shade}"/>`
  const shoulders = `<path d="M30 256c2-52 40-70 78-76 6 14 34 14 40 0 38 6 76 24 78 76z" fill="${cloth}"/>`
  const overs: Readonly<Record<Portrait['dress'], string>> = {
    sari: `<path d="M148 180c20 4 44 12 58 28L92 256H44z" fill="#f5a81c" opacity="0.85"/><path d="M150 184c18 4 38 10 50 22" fill="none" stroke="#fff1d3" stroke-width="4"/>`,
    kurta: `<path d="M116 190h24v66h-24z" fill="#fff" opacity="0.22"/><path d="M128 196v44" stroke="#fff" stroke-width="2" opacity="0.7"/>`,
    shirt: `<path d="m104 182 24 30 24-30 10 6-24 40-10-14-10 14-24-40z" fill="#fff" opacity="0.92"/>`,
    blazer: `<path d="m104 182 24 34 24-34 12 4-36 70-36-70z" fill="#fff"/><path d="m100 182 28 74-50-52zM156 182l-28 74 50-52z" fill="#22202b" opacity="0.45"/>`,
  }
  return shoulders + neck + overs[dress]
}

function face({ glasses, beard, bindi }: Looks, { skin, hair }: Colours): string {
  const ears = `<circle cx="79" cy="118" r="11" fill="${skin}"/><circle cx="177" cy="118" r="11" fill="${skin}"/>`
  const head = `<path d="M80 104c0-72 96-72 96 0 0 44-20 70-48 70s-48-26-48-70z" fill="${skin}"/>`
  const eyes = `<g fill="#251a17"><circle cx="108" cy="114" r="5"/><circle cx="148" cy="114" r="5"/></g>
    <g fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"><path d="M97 99q11-7 22-1M137 98q11-6 22 1"/></g>`
  const mouth = `<path d="M112 145q16 14 32 0" fill="none" stroke="#8c3324" stroke-width="4" stroke-linecap="round"/>
    <path d="M128 118q-6 14 3 15" fill="none" stroke="rgba(60,20,10,0.4)" stroke-width="3" stroke-linecap="round"/>`
  const beards: Readonly<Record<Portrait['beard'], string>> = {
    none: '',
    moustache: `<path d="M106 140q22-14 44 0-22 4-44 0z" fill="${hair}"/>`,
    full: `<path d="M81 116c2 46 22 66 47 66s45-20 47-66c-6 22-14 26-24 24-10-6-36-6-46 0-10 2-18-2-24-24z" fill="${hair}"/>`,
  }
  const lenses = `<g fill="rgba(255,255,255,0.25)" stroke="#2b2430" stroke-width="4"><rect x="90" y="101" width="34" height="26" rx="10"/><rect x="132" y="101" width="34" height="26" rx="10"/></g><path d="M124 111h8" stroke="#2b2430" stroke-width="4"/>`
  const dot = '<circle cx="128" cy="86" r="4.5" fill="#a3122b"/>'
  return ears + head + beards[beard] + eyes + mouth + (glasses ? lenses : '') + (bindi ? dot : '')
}

/** Hair, scarf or turban over the forehead. */
function top({ style }: Looks, { hair, cloth, ground }: Colours): string {
  const fringe = `<path d="M78 112c-6-84 106-84 100 0-6-26-26-40-50-42-24 2-44 16-50 42z" fill="${hair}"/>`
  const parted = `<path d="M76 122c-8-100 112-100 104 0-8-34-30-52-52-58-22 6-44 24-52 58z" fill="${hair}"/>`
  const tops: Readonly<Record<Portrait['style'], string>> = {
    short: fringe,
    side: `<path d="M78 108c-8-80 110-88 100 0-4-18-14-26-22-30-26 6-54 0-62-8-8 8-14 20-16 38z" fill="${hair}"/>`,
    curly: `<g fill="${hair}">${[82, 100, 120, 140, 158, 174].map((x, i) => `<circle cx="${x}" cy="${[84, 64, 54, 54, 64, 84][i]}" r="20"/>`).join('')}</g>`,
    bald: `<path d="M79 112c-3-16 0-30 6-38 2 14 0 26-6 38zM177 112c3-16 0-30-6-38-2 14 0 26 6 38z" fill="${hair}"/>`,
    long: parted,
    wavy: parted,
    bob: fringe,
    bun: parted,
    plait: parted,
    scarf: `<path fill-rule="evenodd" d="M54 212c-4-60-6-176 74-176s78 116 74 176c-40 24-108 24-148 0zm74-34c30 0 48-30 48-66 0-62-96-62-96 0 0 36 18 66 48 66z" fill="${cloth}"/><path d="M62 206c36 22 96 22 132 0" fill="none" stroke="${ground}" stroke-width="3" opacity="0.6"/>`,
    turban: `<path d="M66 96c-10-84 134-84 124 0-16-18-36-26-62-26s-46 8-62 26z" fill="${cloth}"/><path d="M70 84c30-34 70-40 112-20M76 64c26-22 56-28 92-16M112 70l16-14 16 14" fill="none" stroke="#fff" stroke-width="3" opacity="0.45"/>`,
  }
  return tops[style]
}
