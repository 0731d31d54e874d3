// The star lantern: the logo, the comparison of plans, classes attended, the nights of a week, a payment on its way.
// A star of kites drawn from numbers; a lit facet takes the next colour, the others wait in the dark.

const LIGHTS = ['var(--genda)', 'var(--rani)', 'var(--mor)', 'var(--neel)']
const WIDTH = 100
const CENTRE = 50
const TIP = 46
const WAIST = 22

export interface KandilProps {
  /** How many facets: 8 services, 24 classes, 7 nights. */
  readonly of?: number
  readonly lit?: number
  /** Width in pixels; it is a little taller than wide. */
  readonly size?: number
  /** A halo of light behind it. */
  readonly glow?: boolean
  /** The tassel below. */
  readonly tassel?: boolean
  /** Facets light one after another when it appears. */
  readonly lights?: boolean
  /** The text for screen readers, where there is no text next to it. */
  readonly label?: string
}

export function Kandil({ of = 8, lit = of, size = 64, glow, tassel = true, lights, label }: KandilProps) {
  const height = tassel ? 118 : WIDTH
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={size}
      height={Math.round((size * height) / WIDTH)}
      className={lights ? 'kandil kandil-lights' : 'kandil'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {glow && <circle cx="50" cy="50" r="50" fill="var(--genda)" opacity=".14" />}
      {Array.from({ length: of }, (_, i) => (
        <Facet key={i} angle={(2 * Math.PI * i) / of} half={Math.PI / of} light={i < lit ? colour(i) : undefined} />
      ))}
      <circle cx="50" cy="50" r="7" fill="var(--surface)" />
      {tassel && (
        <path
          d="M46 97v13M50 97v19M54 97v13"
          stroke={lit > 0 ? 'var(--rani)' : 'var(--unlit)'}
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}

function colour(i: number): string {
  return LIGHTS[i % LIGHTS.length] ?? 'var(--genda)'
}

/** One kite: the half in the light and the half in the shade. */
function Facet({ angle, half, light }: { angle: number; half: number; light: string | undefined }) {
  const tip = point(angle, TIP)
  const fill = light ?? 'var(--unlit)'
  return (
    <g>
      <path d={`M50 50L${point(angle - half, WAIST)}L${tip}Z`} fill={fill} />
      <path d={`M50 50L${tip}L${point(angle + half, WAIST)}Z`} fill={fill} fillOpacity=".7" />
    </g>
  )
}

function point(angle: number, distance: number): string {
  const x = CENTRE + distance * Math.sin(angle)
  const y = CENTRE - distance * Math.cos(angle)
  return `${round(x)} ${round(y)}`
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
