import { useLingui } from '@lingui/react/macro'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'

/** A project as a child makes it in the demo. It moves, unless the device asks for rest. */
export function SampleProject({ category }: { readonly category: DemoCategoryKey }) {
  const { t } = useLingui()
  const names: Readonly<Record<DemoCategoryKey, string>> = {
    coding: t`A lantern that walks round a square: one loop, two blocks.`,
    reading: t`A line whose words light up as a child reads them.`,
    speaking: t`A talk of one minute, as a wave.`,
    maths: t`A square that is made of four quarters.`,
  }
  const drawings = { coding: <Walk />, reading: <Line />, speaking: <Wave />, maths: <Quarters /> }
  return (
    <figure className="card grid justify-items-center gap-3">
      <svg viewBox="0 0 320 170" role="img" aria-label={names[category]} className="sample-project">
        {drawings[category]}
      </svg>
      <figcaption className="text-center text-sm text-ink-2">{names[category]}</figcaption>
    </figure>
  )
}

/** Blocks to the left, and what they do to the right. */
function Walk() {
  return (
    <>
      <rect className="loop" x="8" y="20" width="128" height="130" rx="12" />
      <text x="20" y="44">
        ↻ 4
      </text>
      <rect className="block" x="28" y="58" width="96" height="34" rx="8" />
      <text x="40" y="81">
        → 3
      </text>
      <rect className="block" x="28" y="102" width="96" height="34" rx="8" />
      <text x="40" y="125">
        ⤵ 90°
      </text>
      <rect className="path" x="186" y="35" width="100" height="100" rx="4" />
      <g className="walker">
        <circle className="glow" cx="186" cy="35" r="15" />
        <path className="lantern" d="M186 20l11 11-11 19-11-19z" />
      </g>
    </>
  )
}

const WORDS = [
  { word: 'Tim', x: 24 },
  { word: 'has', x: 92 },
  { word: 'a', x: 158 },
  { word: 'kite.', x: 190 },
]

function Line() {
  return (
    <>
      <rect className="path" x="10" y="30" width="300" height="110" rx="14" />
      <g className="words" lang="en">
        {WORDS.map(({ word, x }) => (
          <text key={word} x={x} y="98">
            {word}
          </text>
        ))}
      </g>
    </>
  )
}

const BARS = [24, 52, 88, 40, 104, 66, 120, 46, 82, 30, 96, 58]

function Wave() {
  return (
    <g className="bars">
      {BARS.map((height, i) => (
        <rect key={height} x={16 + i * 25} y={85 - height / 2} width="13" height={height} rx="6" />
      ))}
    </g>
  )
}

function Quarters() {
  return (
    <g className="bars">
      {[0, 1, 2, 3].map((i) => (
        <rect key={i} x={90 + (i % 2) * 72} y={14 + Math.floor(i / 2) * 72} width="66" height="66" rx="8" />
      ))}
    </g>
  )
}
