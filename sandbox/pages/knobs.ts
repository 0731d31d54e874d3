import { KNOBS, type Knob, type KnobValues } from '../knobs.ts'
import { html, type Html } from './html.ts'
import { page } from './layout.ts'

export function knobsPage(values: KnobValues, error?: string): string {
  const fields = Object.entries(KNOBS).map(([name, knob]) => field(name, knob, values[name as keyof KnobValues])) // its own keys
  return page(
    'Knobs',
    html`<h1>Knobs</h1>
      <p>What goes wrong, for every order and every live room. Programs can set them for one of them.</p>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <form method="post" action="/knobs">
        ${fields}
        <button class="go wide">Set</button>
      </form>
      <form method="post" action="/knobs/reset"><button class="wide">As they were at first</button></form>`,
  )
}

function field(name: string, knob: Knob, value: string | number | boolean): Html {
  return html`<label for="${name}">${knob.says}</label>${input(name, knob, value)}
    <span class="soft"><code>${name}</code>${range(knob)}</span>`
}

function input(name: string, knob: Knob, value: string | number | boolean): Html {
  if (knob.kind === 'number')
    return html`<input
      id="${name}"
      name="${name}"
      type="number"
      min="0"
      max="${knob.max}"
      step="any"
      value="${String(value)}"
    />`
  const among = knob.kind === 'flag' ? ['true', 'false'] : knob.among
  const options = among.map(
    (each) => html`<option value="${each}" ${each === String(value) && html` selected`}>${wordFor(each)}</option>`,
  )
  return html`<select id="${name}" name="${name}">
    ${options}
  </select>`
}

function wordFor(value: string): string {
  if (value === 'true') return 'yes'
  return value === 'false' ? 'no' : value
}

function range(knob: Knob): string {
  if (knob.kind !== 'number') return ''
  return knob.max === 1 ? ', 0 to 1' : ''
}
