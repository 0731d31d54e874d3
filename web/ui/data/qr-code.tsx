export interface QrCodeProps {
  /** Its dark squares, one unit each, as strokes from left to right. */
  readonly path: string
  /** How many squares it is wide. */
  readonly size: number
  readonly label: string
}

/** Squares of white that a scanner needs around the code. */
const QUIET = 4

/** Black on white in dark colours too: cameras look for nothing else. */
export function QrCode({ path, size, label }: QrCodeProps) {
  const whole = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      width="256"
      height="256"
      shapeRendering="crispEdges"
      className="max-w-full rounded-m border border-line"
    >
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} stroke="#000" transform={`translate(${QUIET} ${QUIET + 0.5})`} />
    </svg>
  )
}
