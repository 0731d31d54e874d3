// `npm run covers` draws the pictures of the demo's courses into covers/: a drawing of the subject below a string of lanterns.
// Their size is the one that chats show with a link. It also draws the picture of every page that has none of its own.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { COVERS, type Cover } from './covers.ts'
import { drawings } from './cover-drawings.ts'

const FOLDER = join(import.meta.dirname, 'covers')
const LIGHTS = ['#f5a81c', '#e2457f', '#3fb0b8', '#6f8cf5']

/** The ground, the hills below, and the colour of the hairlines. */
const grounds: Readonly<Record<Cover, readonly [ground: string, hill: string, line: string]>> = {
  kids: ['#fbe3ae', '#f3c55c', '#7a4b00'],
  primary: ['#cfe8e6', '#8fc9c6', '#084850'],
  middle: ['#d7e0fa', '#a3b7f0', '#18234a'],
  secondary: ['#0b5a63', '#08474f', '#bfe3e2'],
  physics: ['#1b1738', '#120f27', '#b9c6ff'],
  biology: ['#12402d', '#0c2f21', '#bfe8cf'],
  commerce: ['#5a2140', '#431730', '#f7c9dc'],
  humanities: ['#7a3b12', '#5d2c0c', '#fbdcb4'],
  olympiad: ['#22357a', '#19275c', '#cdd8ff'],
  foundation: ['#0d4a52', '#093840', '#ffd98a'],
}

mkdirSync(FOLDER, { recursive: true })
for (const cover of COVERS)
  await sharp(Buffer.from(draw(cover)))
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${cover}.webp`))

await sharp(Buffer.from(drawShared()))
  .png({ palette: true, effort: 10 })
  .toFile(join(import.meta.dirname, '../../../web/public/share.png'))

function draw(cover: Cover): string {
  const [ground, hill, line] = grounds[cover]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${ground}"/>
    <circle cx="600" cy="380" r="250" fill="#fff" opacity="0.07"/>
    <path d="M0 560q300-70 620-24t580-26v120H0z" fill="${hill}"/>
    ${garland(line)}<g transform="translate(600 390) scale(0.93)">${drawings[cover]}</g></svg>`
}

/** One large lantern at night. */
function drawShared(): string {
  const [ground, hill, line] = grounds.physics
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${ground}"/>
    <path d="M0 560q300-70 620-24t580-26v120H0z" fill="${hill}"/>
    ${garland(line, [130, 340, 860, 1070])}<path d="M600 130v80" stroke="${line}" stroke-width="3" opacity="0.7"/>
    <g transform="translate(600 365) scale(2.9)">${star()}</g></svg>`
}

/** A string across the picture, with lanterns. */
function garland(line: string, places: readonly number[] = [130, 340, 600, 860, 1070]): string {
  const stars = places.map((x) => {
    const y = 40 + 90 * (1 - ((x - 600) / 600) ** 2)
    return `<g transform="translate(${x} ${y + 24}) scale(${x === 600 ? 0.85 : 0.7})">${star()}</g>`
  })
  return `<path d="M0 40Q600 220 1200 40" fill="none" stroke="${line}" stroke-width="3" opacity="0.7"/>${stars.join('')}`
}

/** The lantern of the brand, as the pages draw it: eight kites, each half in the light and half in the shade. */
function star(): string {
  const at = (angle: number, distance: number) =>
    `${(distance * Math.sin(angle)).toFixed(1)} ${(-distance * Math.cos(angle)).toFixed(1)}`
  const kites = Array.from({ length: 8 }, (_, i) => {
    const [angle, half] = [(Math.PI * i) / 4, Math.PI / 8]
    const fill = LIGHTS[i % LIGHTS.length] ?? '#f5a81c'
    return `<path d="M0 0L${at(angle - half, 26)}L${at(angle, 54)}Z" fill="${fill}"/><path d="M0 0L${at(angle, 54)}L${at(angle + half, 26)}Z" fill="${fill}" opacity="0.72"/>`
  })
  return `<circle r="62" fill="#f5a81c" opacity="0.16"/>${kites.join('')}<circle r="8" fill="#fff"/><path d="M-5 54v18M0 54v26M5 54v18" stroke="#e2457f" stroke-width="3"/>`
}
