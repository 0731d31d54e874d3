/** The string of marigolds over a door: our only ornament, once a page. */
export function Toran() {
  return <div className="toran" aria-hidden="true" />
}
