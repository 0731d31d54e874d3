import script from 'virtual:t0-buttons-script'

/** Next to everything that web/t0/some-pages/buttons.ts finds on a page. A browser loads it once. */
export function ButtonsScript() {
  return <script type="module" src={script} />
}
