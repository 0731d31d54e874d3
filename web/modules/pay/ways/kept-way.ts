// The chosen way to pay is kept for the session (commerce, section 3): who comes back finds it chosen. Only the choice is
// kept, never a UPI ID or a card's number (decision P-36).
import { useEffect, useEffectEvent, type RefObject } from 'react'

const KEY = 'kandil-way'
const NAMES = ['method', 'upiApp', 'bank', 'wallet', 'card'] as const

export function keepWay(form: HTMLFormElement): void {
  const data = new FormData(form)
  const kept = NAMES.flatMap((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A browser that keeps nothing begins with the first way.
  }
}

/** Once, when the page has opened: not after a refusal, whose form has its own choice. */
export function useKeptWay(form: RefObject<HTMLFormElement | null>, isTyped: boolean, onRestored: () => void): void {
  const restore = useEffectEvent(() => {
    if (isTyped || !form.current) return
    restoreWay(form.current)
    onRestored()
  })
  useEffect(() => restore(), [])
}

/** Chooses again what the session had chosen, as far as it is still offered. */
function restoreWay(form: HTMLFormElement): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  // A choice that was made before the script came stays.
  if (radios.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return
  const kept = readKept()
  for (const name of NAMES) {
    const radio = radios.find((each) => each.name === name && each.value === kept[name] && !each.disabled)
    if (radio) radio.checked = true
  }
}

function readKept(): Partial<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Record<string, unknown>>) : {} // any other is nothing
  } catch {
    return {}
  }
}
