// A small chart of days: one bar each. Its numbers stand next to it, in words or in a table.
interface Bar {
  readonly key: string
  readonly height: number
}

interface Props {
  /** The measure of the bars: "Income on each of the last 14 days". */
  readonly label: string
  readonly bars: readonly Bar[]
}

export function Bars({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ height }) => height))
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${bars.length * 10} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, height }, i) => {
        const shown = Math.max(1, (height / most) * 40)
        return <rect key={key} x={i * 10 + 1} y={40 - shown} width={8} height={shown} rx={1} />
      })}
    </svg>
  )
}
