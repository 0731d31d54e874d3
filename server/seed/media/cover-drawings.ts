// The drawing of each cover, about 500 by 400 units around its middle.
import type { Cover } from './covers.ts'

const [genda, rani, mor, neel, tulsi, paper, ink] = ['#f5a81c', '#e2457f', '#3fb0b8', '#6f8cf5', '#63cf93', '#fbf8f2', '#1c1a24'] // prettier-ignore

const kids = `<circle cx="190" cy="-90" r="62" fill="${genda}"/>
  <g stroke="${genda}" stroke-width="10" stroke-linecap="round"><path d="M190-180v-16M260-150l12-12M280-90h18M120-150l-12-12"/></g>
  <g transform="translate(-150 -70) rotate(18)"><path d="M0-100 80 0 0 130-80 0z" fill="${rani}"/><path d="M0-100V130M-80 0H80" stroke="${paper}" stroke-width="5"/><path d="M0 130q30 40 0 70t0 60" fill="none" stroke="${ink}" stroke-width="5"/></g>
  ${block(-60, 90, mor, 'अ')}${block(70, 90, neel, 'A')}${block(200, 90, rani, '1')}`

const primary = `<g transform="translate(-40 10)"><circle r="140" fill="${neel}"/><path d="M-90-70q40-50 100-40 10 40-40 60t-70 40-30-20zM20 10q60-20 90 10t-20 90q-50 10-60-40zM-110 40q40 0 50 40t-10 30z" fill="${tulsi}"/>
  <path d="M-150-90a180 180 0 1 0 250-70" fill="none" stroke="${genda}" stroke-width="14" stroke-linecap="round"/><path d="M-30 170h60l20 40H-50z" fill="${ink}" opacity="0.8"/></g>
  <g transform="translate(210 30) rotate(14)"><path d="M-24-160h48v240h-48z" fill="${genda}"/><path d="M-24 80h48L0 140z" fill="#f6d9b0"/><path d="m-9 118 9 22 9-22z" fill="${ink}"/><path d="M-24-160h48v34h-48z" fill="${rani}"/></g>
  <g transform="translate(-270 60) rotate(-12)"><path d="M-30-150h60v300h-60z" fill="${paper}"/><path d="M-30-120h26M-30-90h18M-30-60h26M-30-30h18M-30 0h26M-30 30h18M-30 60h26M-30 90h18M-30 120h26" stroke="${ink}" stroke-width="5"/></g>`

const middle = `<g transform="translate(-120 20)"><path d="M-34-150h68v100l86 170q10 40-30 40h-180q-40 0-30-40l86-170z" fill="${paper}" opacity="0.92"/><path d="M-78 40h156l42 80q10 40-30 40h-180q-40 0-30-40z" fill="${mor}"/><circle cx="-30" cy="90" r="16" fill="${paper}" opacity="0.7"/><circle cx="34" cy="118" r="22" fill="${paper}" opacity="0.5"/><path d="M-46-160h92" stroke="${ink}" stroke-width="12" stroke-linecap="round"/></g>
  <g transform="translate(110 60)"><path d="M-70-120v90a70 70 0 0 0 140 0v-90H30v90a30 30 0 0 1-60 0v-90z" fill="${rani}"/><path d="M-70-120h40v36h-40zM30-120h40v36H30z" fill="${paper}"/></g>
  <g transform="translate(280 20)" stroke="${ink}" stroke-width="13" stroke-linecap="round" fill="none"><path d="M0-130-50 150M0-130 50 150"/><circle cy="-140" r="20" fill="${genda}"/><path d="M-36 80q36 20 72 0"/></g>`

const secondary = `<g transform="translate(0 -60)"><path d="M-180 90V-100M-180 90h370" stroke="${paper}" stroke-width="8" stroke-linecap="round"/><path d="M-170 80q70-10 110-70t100-30T180-110" fill="none" stroke="${genda}" stroke-width="12" stroke-linecap="round"/><circle cx="-60" cy="6" r="14" fill="${rani}"/><circle cx="42" cy="-22" r="14" fill="${mor}"/><circle cx="178" cy="-110" r="14" fill="${neel}"/></g>
  <g transform="translate(0 120)"><path d="M0-40q-110-60-240-16V90q130-44 240 16 110-60 240-16V-56Q110-100 0-40z" fill="${paper}"/><path d="M0-40V106" stroke="${ink}" stroke-width="4" opacity="0.4"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity="0.45"><path d="M-200-30q80-20 160 8M-200 4q80-20 160 8M-200 38q80-20 120 2M40-22q80-28 160-8M40 12q80-28 160-8M40 46q60-22 120-12"/></g></g>`

const physics = `<g fill="none" stroke-width="9"><ellipse rx="190" ry="66" stroke="${genda}"/><ellipse rx="190" ry="66" stroke="${rani}" transform="rotate(60)"/><ellipse rx="190" ry="66" stroke="${mor}" transform="rotate(120)"/></g>
  <circle r="34" fill="${genda}"/><circle cx="190" r="15" fill="${paper}"/><circle cx="-95" cy="-164" r="15" fill="${paper}"/><circle cx="-95" cy="164" r="15" fill="${paper}"/>
  <g transform="translate(330 120)"><path d="M-110 70h220V-60z" fill="${neel}" opacity="0.9"/><g transform="translate(20 -36) rotate(-31)"><path d="M-40-46h72v56h-72z" fill="${genda}"/><path d="M44-18h60" stroke="${paper}" stroke-width="7"/><path d="m100-30 22 12-22 12z" fill="${paper}"/></g></g>
  <g transform="translate(-340 10)" stroke="${paper}" stroke-width="6"><path d="M-60-120H80" stroke-width="10"/><path d="M10-120-50 90"/><circle cx="-54" cy="110" r="34" fill="${rani}" stroke="none"/><path d="M10-120V60" stroke-dasharray="10 12" opacity="0.6"/></g>`

const biology = `<g transform="translate(-90 0)">${helix()}</g>
  <g transform="translate(210 40) rotate(20)"><path d="M0 180C-140 90-120-90 0-190 120-90 140 90 0 180z" fill="${tulsi}"/><path d="M0 200V-150M0 90l-64-50M0 90l64-50M0 20l-70-56M0 20l70-56M0-50l-48-44M0-50l48-44" fill="none" stroke="#12402d" stroke-width="7" stroke-linecap="round"/></g>`

const commerce = `<g><path d="M-230 60h90v110h-90z" fill="${mor}"/><path d="M-110-10h90v180h-90z" fill="${neel}"/><path d="M10-80h90v250H10z" fill="${rani}"/><path d="M130-150h90v320h-90z" fill="${genda}"/><path d="M-250 170h500" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>
  <path d="M-210 10-60-70 60-130 190-196" fill="none" stroke="${paper}" stroke-width="8" stroke-dasharray="2 18" stroke-linecap="round"/></g>
  <g transform="translate(310 110)"><ellipse cy="50" rx="74" ry="26" fill="#c98207"/><path d="M-74 20h148v30H-74z" fill="#c98207"/><ellipse cy="20" rx="74" ry="26" fill="${genda}"/><path d="M-74-12h148v24H-74z" fill="#c98207"/><ellipse cy="-14" rx="74" ry="26" fill="#ffd27a"/></g>`

const humanities = `<g><path d="M-230-110h460v56h-460z" fill="${genda}"/><path d="M-200-54h400v234H90V60a90 90 0 0 0-180 0v120h-110z" fill="#e8b06a"/><path d="M-90 180V60a90 90 0 0 1 180 0v120z" fill="${ink}" opacity="0.35"/><path d="M-250-126h500" stroke="${paper}" stroke-width="14" stroke-linecap="round"/>
  <circle cx="-190" cy="-156" r="30" fill="${rani}"/><circle cy="-170" r="42" fill="${rani}"/><circle cx="190" cy="-156" r="30" fill="${rani}"/><path d="M-160-20v160M160-20v160" stroke="${paper}" stroke-width="8" opacity="0.6"/></g>
  <g transform="translate(0 150)"><path d="M0-20q-60-34-130-10v70q70-24 130 10 60-34 130-10v-70Q60-54 0-20z" fill="${paper}"/><path d="M0-20v80" stroke="${ink}" stroke-width="4" opacity="0.4"/></g>`

const olympiad = `<g><path d="M-110-150h220v90a110 110 0 0 1-220 0z" fill="${genda}"/><path d="M-110-120h-60a70 70 0 0 0 84 92M110-120h60a70 70 0 0 1-84 92" fill="none" stroke="${genda}" stroke-width="20"/><path d="M-24 46h48v70h-48z" fill="#e0930a"/><path d="M-90 116H90v54H-90z" fill="${paper}"/><path d="m0-130 18 38 42 5-31 29 8 42-37-21-37 21 8-42-31-29 42-5z" fill="${paper}"/></g>
  <path d="m-330 20 80 140h-160z" fill="${mor}"/><path d="M240 30h120v120H240z" fill="${rani}" transform="rotate(12 300 90)"/><circle cx="-260" cy="-90" r="50" fill="${neel}"/><path d="M250-130h90v26h-90zM282-162h26v90h-26z" fill="${tulsi}"/>`

const foundation = `<path d="M-280 180v-70h110v70zM-170 180V50h110v130zM-60 180V-10H50v190zM50 180V-70h110v250zM160 180v-310h110v310z" fill="${mor}"/>
  <path d="M-280 110h110v12h-110zM-170 50h110v12h-110zM-60-10H50V2H-60zM50-70h110v12H50zM160-130h110v12H160z" fill="${paper}"/>
  <g transform="translate(215 -172)"><circle r="60" fill="${genda}" opacity="0.25"/><path d="m0-46 14 30 33 4-24 23 6 33-29-16-29 16 6-33-24-23 33-4z" fill="${genda}"/></g>
  <g transform="translate(-116 -20)"><circle cy="-34" r="26" fill="#f6d9b0"/><path d="M-28 70V14a28 28 0 0 1 56 0v56z" fill="${rani}"/><path d="M-36 14h20v40h-20z" fill="${genda}"/></g>`

export const drawings: Readonly<Record<Cover, string>> = { kids, primary, middle, secondary, physics, biology, commerce, humanities, olympiad, foundation } // prettier-ignore

function block(x: number, y: number, fill: string, letter: string): string {
  return `<g transform="translate(${x} ${y})"><rect x="-56" y="-56" width="112" height="112" rx="14" fill="${fill}"/><text y="26" font-size="76" font-weight="700" font-family="Anek Latin, Noto Sans Devanagari, sans-serif" text-anchor="middle" fill="${paper}">${letter}</text></g>`
}

/** Two strands that turn around each other, with the steps between them. */
function helix(): string {
  const place = (y: number, shift: number) => `${(90 * Math.sin(y / 62 + shift)).toFixed(0)} ${y}`
  const heights = Array.from({ length: 41 }, (_, i) => -200 + i * 10)
  const strand = (shift: number, colour: string) =>
    `<path d="M${heights.map((y) => place(y, shift)).join('L')}" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`
  const steps = heights.filter((_, i) => i % 3 === 1).map((y, i) => `<path d="M${place(y, 0)}L${place(y, Math.PI)}" stroke="${[mor, neel, paper][i % 3]}" stroke-width="8"/>`) // prettier-ignore
  return `${steps.join('')}${strand(0, genda)}${strand(Math.PI, rani)}`
}
